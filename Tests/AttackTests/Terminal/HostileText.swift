/// Hostile texts in catalogs, names and files, by the rows of the article “Attacks”.
struct HostileText: Sendable {
    let row: String
    let text: String

    private init(_ row: String, _ text: String) {
        self.row = row
        self.text = text
    }

    /// Sequences that a terminal would execute.
    static let sequences = [
        HostileText("D1", "\u{1B}]52;c;b3duZWQ=\u{07}"),
        HostileText("D1", "\u{1B}]52;c;?\u{1B}\\"),
        HostileText("D2", "\u{1B}]8;;file:///etc/passwd\u{1B}\\shop\u{1B}]8;;\u{1B}\\"),
        HostileText(
            "D2", "\u{1B}]8;;javascript:alert(1)\u{07}https://example.com\u{1B}]8;;\u{07}"),
        HostileText("D3", "\u{1B}]0;rm -rf ~\u{07}\u{1B}[21t"),
        HostileText("D3", "\u{1B}]2;owned\u{07}\u{1B}[20t"),
        HostileText("D4", "\u{1B}P$q\"p\u{1B}\\\u{1B}P+q544e\u{1B}\\"),
        HostileText("D5", "\u{1B}]50;?\u{07}\u{1B}]4;1;?\u{07}"),
        HostileText("D6", "\u{9B}31m\u{9D}2;owned\u{9C}\u{90}q\u{9C}\u{85}"),
        HostileText("D7", "\u{05}\u{1B}[c\u{1B}[>c\u{1B}[6n\u{1B}[5n\u{1B}Z"),
        HostileText("D13", "\u{1B}Pq#0;2;0;0;0~-\u{1B}\\"),
        HostileText("D13", "\u{1B}_Gf=100,a=T;iVBORw0K\u{1B}\\"),
        HostileText("D13", "\u{1B}]1337;File=inline=1:AAAA\u{07}\u{1B}^x\u{1B}\\\u{1B}Xy\u{1B}\\"),
    ]

    /// Characters that move, hide or reverse text without a sequence.
    static let layout = [
        HostileText("D8", "one\rtwo\u{08}\u{08}three\u{0B}four\u{0C}five\nsix\tseven"),
        HostileText("D9", "a\u{202E}gnp.exe\u{202C}b\u{2066}c\u{2069}\u{61C}\u{200E}\u{200F}d"),
        HostileText(
            "D10", "z\u{200B}e\u{2060}r\u{FEFF}o\u{AD}\u{E0041}\u{E007F}\u{FE0F}\u{3164}\u{115F}"),
        HostileText("D10", "e" + String(repeating: "\u{301}", count: 10_000) + "nd"),
        HostileText("D10", "宝石○§👨\u{200D}👩\u{200D}👧👍🏽❤\u{FE0F}🇨🇳1\u{FE0F}\u{20E3}क्षिกำ"),
        HostileText("D12", "\u{0}nul\u{FFFE}\u{FFFF}\u{10FFFF}\u{E000}"),
    ]

    /// Returns the text for a double-quoted YAML string, in ASCII only.
    static func yaml(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\": "\\" + String(Character(scalar))
            case " "..."~": String(Character(scalar))
            default: "\\U" + padded(String(scalar.value, radix: 16))
            }
        }.joined()
    }

    private static func padded(_ digits: String) -> String {
        String(repeating: "0", count: 8 - digits.count) + digits
    }

    /// Returns a catalog in which each text is a title, a description and a good.
    static func catalog(_ words: [HostileText]) -> String {
        catalog(
            titles: words.map { yaml($0.text) },
            goods: words.map { yaml(String($0.text.unicodeScalars.prefix(8).map(Character.init))) })
    }

    /// Returns a catalog with these titles, which are YAML already.
    static func catalog(titles: [String], goods: [String] = []) -> String {
        let products = titles.enumerated().map { index, title in
            """
              - id: "com.example.p\(index)"
                type: consumable
                localizations: {en: {name: "\(title)", description: "\(title) \(title)"}}
                prices: {USA: "0.99"}
                grants: {"g\(goods.indices.contains(index) ? goods[index] : "")": 5}
            """
        }
        return """
            app: {bundle-id: com.example, name: "\(titles.first ?? "")"}
            storefront: USA
            locale: en
            products:
            \(products.joined(separator: "\n"))

            """
    }
}
