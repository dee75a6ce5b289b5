// SPDX-License-Identifier: Apache-2.0

/// Chinese characters in one form each, and numbers written with them.
enum Ideographs {
  /// Whether a stem is a single ideograph.
  static func isIdeograph(_ stem: String) -> Bool {
    let scalars = stem.unicodeScalars
    guard let first = scalars.first, scalars.dropFirst().isEmpty else { return false }
    return TextFolding.kind(of: first) == .ideograph
  }

  /// The simplified form of a traditional or Japanese character that names and addresses have.
  static func simplified(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    var scalar = scalar
    if (0xf900...0xfaff).contains(scalar.value) {
      let unified = compatible[Int(scalar.value) - 0xf900]
      if unified != "." { scalar = unified }
    }
    return variants[scalar] ?? scalar
  }

  /// Whether a character's number may be written with digits: 二丁目 and 2丁目.
  static func counts(_ stem: String) -> Bool { counters.contains(stem) }

  /// Makes the number written at the end of some tokens one token of digits.
  static func mergeNumber(in tokens: inout [TextToken]) {
    var first = tokens.count
    while first > 0, tokens.count - first < 5, numerals[tokens[first - 1].stem] != nil {
      first -= 1
      if tokens[first].gap != .none { break }
    }
    guard let value = value(of: tokens[first...].map(\.stem)) else { return }
    let gap = tokens[first].gap
    tokens.removeSubrange(first...)
    let number = String(value)
    tokens.append(TextToken(literal: number, stem: number, canonical: number, gap: gap))
  }

  /// 十二 and 一二 are 12, 二十 is 20, 百五 is 105; `nil` for what is no number below a thousand.
  static func value(of digits: [String]) -> Int? {
    guard !digits.isEmpty, digits.count <= 5 else { return nil }
    var whole = 0
    var part: Int?
    for digit in digits {
      guard let value = numerals[digit] else { return nil }
      if value < 10 {
        part = (part ?? 0) * 10 + value
      } else {
        whole += (part ?? 1) * value
        part = nil
      }
    }
    let value = whole + (part ?? 0)
    return value < 1_000 ? value : nil
  }

  private static let numerals: [String: Int] = [
    "零": 0, "一": 1, "二": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9,
    "十": 10, "百": 100,
  ]

  private static let counters: Set<String> = [
    "丁", "番", "号", "条", "段", "巷", "弄", "楼", "层", "线", "环", "栋", "室",
  ]

  private static let variants: [Unicode.Scalar: Unicode.Scalar] = {
    var variants: [Unicode.Scalar: Unicode.Scalar] = [:]
    for group in groups.split(separator: " ") {
      let scalars = group.unicodeScalars
      guard let simplified = scalars.first else { continue }
      for scalar in scalars.dropFirst() { variants[scalar] = simplified }
    }
    return variants
  }()

  /// Each simplified form and the others that are written for it.
  private static let groups =
    "东東 区區 县縣県 乡鄉郷 镇鎮鎭 村邨 庄莊荘 岛島嶋嶌 湾灣 广廣広 滨濱浜 泽澤沢 边邊辺邉 关關関 冈岡 门門 马馬 龙龍竜 鸟鳥 鱼魚 凤鳳 龟龜亀 鹤鶴 "
    + "铁鐵鉄 驿驛駅 桥橋 楼樓 厦廈 场場塲 园園 国國圀 会會 学學斈 馆館舘 图圖図 书書 医醫 药藥薬 铺鋪舗 银銀 号號 栋棟 层層 阁閣 庙廟 宫宮 观觀観 "
    + "台臺檯 坛壇 厅廳庁 厂廠 实實実 业業 产產産 农農 渔漁 矿礦鉱 电電 车車 机機 飞飛 运運 轮輪 舰艦 军軍 战戰戦 胜勝 旧舊 长長 宽寬寛 狭狹 远遠 "
    + "里裏裡 云雲 雾霧 风風 阳陽 阴陰 时時 岁歲歳 历歷歴 节節 庆慶 寿壽 禄祿 丰豐豊 荣榮栄 华華 丽麗 兰蘭 莲蓮 叶葉 树樹 权權権 樱櫻桜 枫楓 栾欒 桦樺 "
    + "榉欅 苏蘇 吴吳呉 赵趙 郑鄭 陈陳 刘劉 黄黃 杨楊 谢謝 邓鄧 冯馮 韩韓 罗羅 萧蕭 卢盧 贾賈 邹鄒 陆陸 钱錢銭 顾顧 龚龔 万萬 亿億 零〇 两兩両 双雙 "
    + "单單単 个個 条條 张張 环環 线線 级級 组組 处處処 总總総 营營営 团團団 圆圓円 币幣 价價価 钟鐘 针針 杂雜雑 难難 静靜 庐廬 炉爐 泸瀘 沪滬 晋晉 "
    + "齐齊斉斎 济濟済 鲁魯 赣贛 闽閩 粤粵 琼瓊 贵貴 辽遼 宁寧 绍紹 苍蒼 温溫 滩灘 涧澗 涩澀渋澁 渊淵渕 浅淺 涛濤 润潤 涌湧 溪谿 泷瀧滝 濑瀨瀬 盐鹽塩 "
    + "碱鹼 岩巖嵓 峡峽 岭嶺 岳嶽 峰峯 岚嵐 崎﨑嵜碕 坂阪 坝壩 墙牆 垒壘塁 恵惠 応應 对對対 带帶帯 异異 归歸帰 弯彎 径徑 从從 德徳 忆憶 怀懷 恋戀 "
    + "恶惡悪 戏戲戯 户戶 拥擁 择擇択 据據拠 举舉挙 携攜 数數 断斷 无無 旷曠 昼晝 晓曉暁 显顯顕 晒曬 术術 朴樸 杀殺 来來 枪槍 栈棧桟 样樣様 检檢検 "
    + "楽樂乐 欢歡歓 欧歐 残殘 毕畢 气氣気 汉漢 汤湯 泪淚 洁潔 浊濁 测測 浓濃 涡渦 满滿満 滞滯 潜潛 灭滅 灯燈 灵靈霊 点點 热熱 烟煙 烛燭 爱愛 爷爺 "
    + "犹猶 独獨 狮獅 猫貓 献獻 画畫 当當 疗療 盖蓋 监監 盘盤 确確 码碼 砖磚 礼禮 祷禱 种種 称稱 稳穩穏 穷窮 窑窯 竞競 笔筆 筑築 筹籌 篮籃 粮糧 紧緊 "
    + "红紅 约約 纪紀 纬緯 纳納 纯純 纲綱 纸紙 织織 终終 经經経 结結 绕繞 绘繪絵 给給 络絡 绝絕絶 统統 继繼継 绩績 绪緒 续續続 绮綺 维維 绵綿 绿綠緑 "
    + "缘緣縁 编編 缩縮 网網 罚罰 职職 联聯 聪聰 肃肅 肤膚 胆膽 脉脈 脏臟 脑腦脳 脚腳 腾騰 舍捨 艳艷 艺藝芸 芦蘆 苇葦 茎莖 荐薦 荫蔭 莱萊 萨薩 蓝藍 "
    + "虑慮 虫蟲 虾蝦 蚕蠶 蛮蠻 补補 装裝 览覽覧 觉覺覚 规規 视視 触觸 计計 订訂 认認 让讓譲 训訓 议議 记記 讲講 许許 论論 设設 访訪 证證証 评評 识識 "
    + "诉訴 译譯訳 试試 诗詩 诚誠 话話 语語 说說説 请請 诸諸 课課 谁誰 调調 谈談 谊誼 贝貝 贞貞 负負 贡貢 财財 责責 贤賢 败敗 货貨 贩販 贯貫 贸貿 "
    + "费費 贺賀 资資 赏賞 赖賴頼 赛賽 赞贊賛讚 践踐 迁遷 过過 还還 这這 进進 连連 迟遲遅 适適 选選 逊遜 递遞逓 逻邏 遗遺 郁鬱 邮郵 邻鄰隣 酱醬 释釋釈 "
    + "鉴鑒鑑 钢鋼 钧鈞 钻鑽 铃鈴 铜銅 铝鋁 锅鍋 锋鋒 锡錫 锦錦 键鍵 镜鏡 镰鎌鐮 闭閉 问問 闲閑閒 间間 闸閘 闹鬧 闻聞 阅閱閲 队隊 阶階 际際 陇隴 "
    + "险險険 随隨 隐隱隠 隶隸隷 雏雛 霁霽 韦韋 页頁 顶頂 项項 顺順 须須 颂頌 预預 领領 频頻 颖穎 题題 颜顏顔 额額 饭飯 饮飲 饼餅 馒饅 驻駐 驾駕 骏駿 "
    + "骑騎 验驗験 鸡雞鶏 鸥鷗 鸭鴨 鸽鴿 鹅鵝 鹭鷺 鹰鷹 麦麥 黑黒 齿齒歯 亚亞亜 义義 买買 乱亂 争爭 亏虧 伟偉 传傳伝 伤傷 伦倫 体體 余餘 佛仏 侠俠 "
    + "侧側 侨僑 俭儉倹 债債 倾傾 假仮 储儲 儿兒児 党黨 兴興 养養 内內 冲沖衝 净淨浄 凉涼 减減 几幾 凭憑 击擊撃 划劃 创創 删刪 别別 刹剎 剑劍剣 剂劑剤 "
    + "剧劇 办辦 务務 动動 励勵 劳勞労 势勢 勋勳勲 协協 卖賣売 卫衛 却卻 厉厲 压壓圧 参參 发發発髮 变變変 叠疊畳 只隻 叹嘆 吕呂 员員 响響 哑啞唖 唤喚 "
    + "啸嘯 启啓 围圍囲 坚堅 块塊 垦墾 堕墮 壮壯 声聲 壳殻 壶壺 备備 够夠 头頭 夹夾挟 夺奪 奋奮 奖獎奨 妆妝 妇婦 妈媽 姗姍 娄婁 孙孫 宝寶寳 审審 宪憲 "
    + "宾賓 寻尋 导導 将將 尔爾 尘塵 尝嘗 尧堯 属屬 屉屜 岂豈 峦巒 巩鞏 师師 帅帥 帐帳 帜幟 帮幫 干乾幹 并並 库庫 开開 弃棄 弥彌 强強 录錄録 彦彥 "
    + "彻徹 御禦 忧憂 怜憐 恳懇 悬懸 惧懼 惩懲 惯慣 愿願 执執 扩擴拡 扫掃 扬揚 抚撫 护護 报報 担擔 拟擬 拨撥 挂掛 挤擠 挥揮 换換 损損 捞撈 掷擲 插挿 "
    + "搜捜 搂摟 摄攝摂 摆擺 撑撐 敌敵 斋齋 斗鬥 昆崑 暂暫 曲麯 极極 构構 柜櫃 栅柵 标標 栏欄 桧檜 桩樁 梦夢 橹櫓 槟檳 氢氫 沟溝 沦淪 洼窪 渍漬 湿濕 "
    + "溃潰 溅濺 滚滾 烧燒焼 烦煩 牵牽 状狀 狱獄 现現 珑瓏 玛瑪 珐琺 琐瑣 瑶瑤 璎瓔 瘫癱 皑皚 皱皺 矫矯 硕碩 碍礙 祸禍 离離 秃禿 积積 竖豎 窃竊 窝窩"

  /// Characters that those of U+F900...U+FAFF are; a point where there is none.
  private static let compatible = Array(
    ("豈更車賈滑串句龜龜契金喇奈懶癩羅蘿螺裸邏樂洛烙珞落酪駱亂卵欄爛蘭鸞嵐濫藍襤拉臘蠟廊朗浪狼郎來冷勞擄櫓爐盧老蘆虜路露魯鷺碌祿綠菉錄鹿論壟弄籠聾牢磊賂雷壘屢樓淚漏累"
      + "縷陋勒肋凜凌稜綾菱陵讀拏樂諾丹寧怒率異北磻便復不泌數索參塞省葉說殺辰沈拾若掠略亮兩凉梁糧良諒量勵呂女廬旅濾礪閭驪麗黎力曆歷轢年憐戀撚漣煉璉秊練聯輦蓮連鍊列劣咽烈"
      + "裂說廉念捻殮簾獵令囹寧嶺怜玲瑩羚聆鈴零靈領例禮醴隸惡了僚寮尿料樂燎療蓼遼龍暈阮劉杻柳流溜琉留硫紐類六戮陸倫崙淪輪律慄栗率隆利吏履易李梨泥理痢罹裏裡里離匿溺吝燐璘"
      + "藺隣鱗麟林淋臨立笠粒狀炙識什茶刺切度拓糖宅洞暴輻行降見廓兀嗀..塚.晴..凞猪益礼神祥福靖精羽.蘒.諸..逸都...飯飼館鶴郞隷侮僧免勉勤卑喝嘆器塀墨層屮悔慨憎"
      + "懲敏既暑梅海渚漢煮爫琢碑社祉祈祐祖祝禍禎穀突節練縉繁署者臭艹艹著褐視謁謹賓贈辶逸難響頻恵𤋮舘..並况全侀充冀勇勺喝啕喙嗢塚墳奄奔婢嬨廒廙彩徭惘慎愈憎慠懲戴揄搜摒"
      + "敖晴朗望杖歹殺流滛滋漢瀞煮瞧爵犯猪瑱甆画瘝瘟益盛直睊着磌窱節类絛練缾者荒華蝹襁覆視調諸請謁諾諭謹變贈輸遲醙鉶陼難靖韛響頋頻鬒龜𢡊𢡄𣏕㮝䀘䀹𥉉𥳐𧻓齃龎......"
      + "................................")
      .unicodeScalars)
}
