// SPDX-License-Identifier: Apache-2.0

/// Small texts on which a reader of OSM XML may stumble.
package enum XMLSamples {
  /// With everything that an element may hold.
  package static let document = Array(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <osm version="0.6" generator='x' timestamp="2025-01-01T00:00:00Z">
      <bounds minlat="1" minlon="2" maxlat="3" maxlon="4"/>
      <!-- a comment - with - dashes -->
      <node id="1" version="2" timestamp="2013-06-20T13:45:07Z" lat="46.9688169" lon="-9.5496806"/>
      <node id="22" lat='47.0' lon='9.5' changeset="12" uid="3" user="Zoë"><tag k="name" v="A&amp;B"/></node>
      <node id="-3" lat="1e1" lon="+2.5" action="modify" visible="true"/>
      <way id="7" version="1">
        <nd ref="1"/><nd ref="22"/><nd ref="23" lat="1.5" lon="-2"/>
        <nd ref="-3"></nd>
        <tag k="highway" v="residential"/>
        <tag k='name' v='Stra&#xDF;e "日本" &lt;&gt;'/>
      </way>
      <way id="8" action="delete"><nd ref="1"/></way>
      <relation id="9" version="3"><member type="way" ref="7" role="from"/>
        <member type="node" ref="22" role=""/><tag k="type" v="restriction"/></relation>
      <extra a="1"><node id="5"/>text</extra>
    </osm>
    """.utf8)

  /// Texts that the scanner reads by itself.
  package static let plain = [
    "<osm/>", "<osm></osm>", "<osm />\n\n", "\n <osm >\n</osm >\r\n<!-- end -->",
    "\u{feff}<osm/>", "\u{feff}<?xml version='1.0'?><osm/>",
    "<?xml version=\"1.0\" encoding='utf-8' standalone=\"yes\" ?>\n<!-- a --><osm version='0.6'/>",
    "<osm timestamp='1'><meta osm_base='2'/><meta/></osm>", "<osm><bounds/><bounds a='1'/></osm>",
    "<osm>text > ]] ]>\u{e4}\u{1f600} <!----><!-- - -> --><note x='1'>t<b>u</b></note></osm>",
    "<osm><node id='1' lat='1' lon='2'/></osm>", "<osm><node lon='2' lat='1' id='1'></node ></osm>",
    "<osm><node\n\tid\r\n=\n'1' lat = '1' lon='2'\n/></osm>",
    "<osm><node id='&#49;&#x32;' lat='&#x31;.5' lon=' 2'/></osm>".replacing(" 2", with: "2"),
    "<osm><node id='-1' version='7' lat='-89.9999999' lon='-180.0' user='a' uid='1' visible='true' "
      + "changeset='1' timestamp='x' other='1' more='2'/></osm>",
    "<osm><node id='1' lat='1e1' lon='+2.'/><node id='2' lat='1.12345675' lon='0179.9'/></osm>",
    "<?xml version='1.0' encoding='utf8'?><osm a='\u{e4}\u{1f600}'/>",
    "<?xml version='1.0' encoding=\"UTF8\"?><osm/>",
    "<osm><node id='1' version='0' lat='1' lon='1'/><node id='1' version='-1' lat='2' lon='1'/></osm>",
    "<osm><node id='1' lat='0e99999' lon='-0.00E-99999999999999999999'/></osm>",
    "<osm><node id='1' lat='90.00000000000000000000000' lon='-1.80e2'/></osm>",
    "<osm><node id='1' version='99999999999' lat='1' lon='1'/></osm>",
    "<osm><node id='9223372036854775807' lat='1' lon='1'/><way id='-9223372036854775808'/></osm>",
    "<osm><node id='1' lat='1' lon='1'><tag k='' v='a'/><tag k='a' v=''/><tag v='b' k='c'/></node></osm>",
    "<osm><node id='1' lat='1' lon='1'><tag k='a&amp;&lt;&gt;&quot;&apos;' v='&#65;&#x1F600;b'/></node></osm>",
    "<osm><node id='1' lat='1' lon='1'><tag k=\"it's\" v='\"so\"'/></node></osm>",
    "<osm><node id='1' lat='1' lon='1'><tag k='a\tb' v='a\r\nb\rc\nd&#10;e&#13;&#9;f'/></node></osm>",
    "<osm><node id='1' lat='1' lon='1'><tag k='\u{e4}' v='\u{65e5}\u{672c}\u{1f600}\u{fffd}\u{7f}'/></node></osm>",
    "<osm><node id='1' lat='1' lon='1'><tag k='long' v='\(String(repeating: "\u{e4}bc&#x20AC;", count: 60))'/></node></osm>",
    "<osm><node id='1' action='delete'/><node visible='false'><tag k='a' v='b'/></node></osm>",
    "<osm><way id='1' action='modify'><nd ref='1' x='2'/><nd ref='-2'></nd><tag k='a' v='b'>x</tag></way></osm>",
    "<osm><way id='1'><member/><nd ref='1'><nd/><tag/></nd><x><tag/></x>text</way></osm>",
    "<osm><relation id='1'><member type='way' ref='1' role='a'/><member ref='2' type='node'/>"
      + "<member type='relation' ref='-3' role=''/><nd/><tag k='t' v='u'/></relation></osm>",
    "<osm><node id='1' lat='1' lon='1'><!-- c --><tag k='a' v='b'/><!-- d --></node></osm>",
    "<osm><nodes/><nod/><ways id='x'/><node.x/><n:a b:c='1' d:='2'/><_-.:/></osm>",
    "<osm><extra><node id='x'/><way/></extra><relation id='1'><relation id='y'/></relation></osm>",
    "<osm><node id='1' lat='1' lon='1'\r/>\r<node id='2' lat='1' lon='1'/>\r\n</osm>",
    "<osm><a><b><c><d><e/></d></c></b></a></osm>", "<osm a='1' b='2' aa='3'/>",
  ]

  /// Well-formed texts that expat reads alone.
  package static let odd = [
    "<osm><![CDATA[<node/>]]></osm>", "<osm><?pi?></osm>", "<?pi?><osm/>", "<osm/><?pi ?>",
    "<osm>&amp;</osm>", "<osm>&#65;</osm>", "<\u{e4}/>", "<osm><\u{e4}/><a \u{e4}='1'/></osm>",
    "<?xml version='1.0' encoding='ISO-8859-1'?><osm><a b='\u{e4}'/></osm>",
    "<?xml version='1.0' encoding='US-ASCII'?><osm/>",
    "\u{feff}<?xml version = '1.0' encoding = 'utf8'?>\n<osm a='\u{e4}\u{1f600}'><?pi?></osm>",
    "<?xml version='1.0' encoding='Utf8'?><osm/>", "<?xml  version='1.0'?><osm/>",
    "<osm>\(String(repeating: "<a>", count: 99))\(String(repeating: "</a>", count: 99))</osm>",
    "<osm><a \((0..<40).map { "a\($0)='1'" }.joined(separator: " "))/></osm>",
  ]

  /// What neither takes.
  package static let refused = [
    "", " ", "x", "<", "<osm", "<osm>", "<osm/", "<osm></osm", "<osm></osn>", "<osm></ osm>",
    "< osm/>",
    "<osm/><osm/>", "<osm/>x", "<osm/>&amp;", "x<osm/>", "<osm/><!--", "<osm/><!-- -- -->",
    "<osm><!--->",
    "<osm><!-- x ---></osm>", "<osm><! -- --></osm>", "<osm>]]></osm>", "<osm>&x;</osm>",
    "<osm>& </osm>",
    "<osm>\u{1}</osm>", "<osm>\0</osm>", "<osm/>\0", "<osm>\u{fffe}</osm>", "<osm a='\u{ffff}'/>",
    "<osm a='\u{1}'/>", "<osm a='\0'/>", "<osm a='<'/>", "<osm a='&'/>", "<osm a='&;'/>",
    "<osm a='&amp'/>",
    "<osm a='&b;'/>", "<osm a='&#;'/>", "<osm a='&#x;'/>", "<osm a='&#0;'/>", "<osm a='&#x1;'/>",
    "<osm a='&#xD800;'/>", "<osm a='&#xFFFE;'/>", "<osm a='&#x110000;'/>",
    "<osm a='&#99999999999;'/>",
    "<osm a='&#X41;'/>", "<osm a='&#4 1;'/>", "<osm a='1/>", "<osm a=1/>", "<osm a/>", "<osm a=/>",
    "<osm a='1'b='2'/>",
    "<osm a='1' a='2'/>", "<osm version='1' version='2'/>",
    "<osm timestamp='1' x='1' timestamp='2'/>",
    "<osm a ='1' b='1' a= '1'/>", "<osm version\0='1'/>", "<osm id\0='1'/>", "<osm a='&lt\0;'/>",
    "<osm id ='1' id='1'/>", "<osm 1='1'/>", "<osm -a='1'/>",
    "<osm ='1'/>",
    "<osm a='1' / >", "<osm /a>", "<osm a='1'/a>", "<osm></osm a='1'>", "<osm><a></b></osm>",
    "<osm><a></osm></a>",
    "<osm><node id='1' lat='1' lon='1'></way></osm>",
    "<osm><node id='1' lat='1' lon='1'></nodes></osm>",
    "<osm><a><b></a></b></osm>", "<osm><1/></osm>", "<osm><a\u{1}/></osm>", "<osm><a'1'/></osm>",
    "</osm>",
    "<gpx/>", "<OSM/>", "<osmx/>", "<os/>", "<osm:a/>", "<osm><node/></osm>", "<osm><way/></osm>",
    "<osm><node id='1' lat='1'/></osm>", "<osm><node id='' lat='1' lon='1'/></osm>",
    "<osm><node id='1 ' lat='1' lon='1'/></osm>",
    "<osm><node id='1' lat='90.0000001' lon='1'/></osm>",
    "<osm><node id='1' lat='90.00000001' lon='1'/></osm>",
    "<osm><node id='1' lat='1' lon='-180.00000000000000000000001'/></osm>",
    "<osm><node id='1' lat='9000000000.0000000000000001e-8' lon='1'/></osm>",
    "<osm><node id='1' lat='0e' lon='1'/></osm>", "<osm><node id='1' lat='0e1.' lon='1'/></osm>",
    "<osm><node id='1' version='x' lat='1' lon='1'/></osm>", "<osm><way id='1' version=''/></osm>",
    "<osm><relation id='1' version='1.0'/></osm>",
    "<osm><node id='1' version='99999999999999999999' lat='1' lon='1'/></osm>",
    "<osm><node id='1' lat='1' lon='-180.0000001'/></osm>", "<osm><way id='1' lat='x'/></osm>",
    "<osm><node id='9223372036854775808' lat='1' lon='1'/></osm>",
    "<osm><node id='1' lat='1' lon='1..2'/></osm>",
    "<osm><node id='1' lat='1' lon='1'><tag v='a'/></node></osm>",
    "<osm><node id='1' action='delete'><tag k='a'/></node></osm>",
    "<osm><way id='1'><nd/></way></osm>",
    "<osm><way id='1'><nd ref='1.0'/></way></osm>",
    "<osm><relation id='1'><member ref='1'/></relation></osm>",
    "<osm><relation id='1'><member type='ways' ref='1'/></relation></osm>",
    "<?xml version='1.0' encoding='windows-1252'?><osm/>",
    "<?xml version='1.0' encoding='utf8'?><osm><?pi?></osn>",
    "<?xml version='1.0'?", "<?xml?><osm/>", "<?xml version='1.0'><osm/>",
    " <?xml version='1.0'?><osm/>",
    "<?xml version='1.0' encoding='UTF-8\"?><osm/>", "<?xml version='1.0'encoding='UTF-8'?><osm/>",
    "<?xml encoding='UTF-8'?><osm/>", "<?xml version='1.0' standalone='maybe'?><osm/>",
    "<!DOCTYPE osm><osm/>", "<!DOCTYPE osm [<!ENTITY a '<node/>'>]><osm>&a;</osm>",
    "<osm><!DOCTYPE osm></osm>",
    "<osm><![CDATA[</osm>", "<osm><?pi></osm>", "<osm><?xml version='1.0'?></osm>",
  ]

  /// Bytes that are no UTF-8, put into a value, a text and a comment.
  package static let noUTF8: [[UInt8]] = [
    [0x80], [0xbf], [0xc0, 0x80], [0xc1, 0xbf], [0xc3], [0xe0, 0x9f, 0xbf], [0xe2, 0x82],
    [0xe2, 0x28, 0xa1],
    [0xed, 0xa0, 0x80], [0xed, 0xbf, 0xbf], [0xef, 0xbf, 0xbe], [0xef, 0xbf, 0xbf],
    [0xf0, 0x8f, 0xbf, 0xbf],
    [0xf0, 0x9f, 0x98], [0xf4, 0x90, 0x80, 0x80], [0xf5, 0x80, 0x80, 0x80], [0xff], [0xfe],
  ]

  /// All of them, what is no UTF-8 put into a value.
  static var all: [[UInt8]] {
    let texts = [document] + (plain + odd + refused).map { Array($0.utf8) }
    return texts + noUTF8.map { Array("<osm><a b='".utf8) + $0 + "'/></osm>".utf8 }
  }

  /// What people take for OSM XML, or what is another form of data.
  static let otherForms: [[UInt8]] =
    [
      "{}", "[1]", "<html>", "<!DOCTYPE html>", "\u{feff}<!-- --><osmChange/>", "PK\u{3}\u{4}",
      "OSMROUTE", "BZh9", "\0\0\0\u{d}",
    ].map { Array($0.utf8) } + [[0x1f, 0x8b], [0xfd, 0x37, 0x7a, 0x58, 0x5a], [0xff, 0xe0]]
    + [[0x28, 0xb5, 0x2f, 0xfd]]
}
