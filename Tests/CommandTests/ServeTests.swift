// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

struct ServeTests {
  /// The line that tells where it listens, a request by curl, then the end by a signal.
  ///
  /// The log is named after the signal, for the tests run at once.
  private static let script = """
    log="$1.$2.log"
    osmroute serve "$1" --port 0 --threads 2 2>"$log" & server=$!
    tries=0
    while [ ! -s "$log" ] && [ $tries -lt 200 ]; do sleep 0.05; tries=$((tries + 1)); done
    cat "$log"
    url=$(sed 's/listening on //' "$log")
    curl -s "$url/route/v1/driving/-94.5041,28.5007;-94.5,28.502?steps=true"
    echo
    osmroute serve "$1" --port "${url##*:}"; echo "second: $?"
    kill -s "$2" $server; wait $server; echo "first: $?"
    """

  @Test(arguments: ["TERM", "INT"])
  func `a map is served until a signal ends it`(_ signal: String) throws {
    let script = Self.script.replacingOccurrences(of: "osmroute serve", with: "\"$OSMROUTE\" serve")
    // A shell ignores interrupts for what it starts in the background.
    let result = try Osmroute.shell(
      signal == "INT" ? "set -m; \(script)" : script, Town.map, signal)
    let lines = result.output.split(separator: "\n").map(String.init)
    try #require(lines.count == 4, "\(result.output) \(result.errors)")
    #expect(lines[0].hasPrefix("listening on http://127.0.0.1:"))
    let json = try JSONValue(Array(lines[1].utf8))
    #expect(json["code"].string == "Ok")
    #expect(json["routes"][0]["legs"][0]["steps"].elements.count > 1)
    #expect(lines[2] == "second: 3")
    #expect(lines[3] == "first: 0")
    #expect(result.errors.contains("the port is in use"))
  }

  @Test(arguments: [["--port", "70000"], ["--threads", "0"], ["--port", "x"]])
  func `arguments that make no sense are usage errors`(_ arguments: [String]) throws {
    let result = try Osmroute.run(["serve", Town.map] + arguments)
    #expect(result.code == 2)
  }

  @Test func `a file that is no map is refused before anything listens`() throws {
    let result = try Osmroute.run("serve", Town.input, "--port", "0")
    #expect(result.code == 3 && !result.errors.contains("listening"))
  }
}
