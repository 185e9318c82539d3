import StoreModel

/// A seeded generator of text that terminals display with different widths.
struct UncertainWidthSamples {
    private var chance: SeededGenerator

    init(seed: UInt64) { chance = SeededGenerator(seed: seed) }

    /// Returns a text of at most the given number of pieces.
    mutating func text(atMost count: Int) -> String {
        (0..<Int.random(in: 0...count, using: &chance)).map { _ in piece() }.joined()
    }

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &chance) }

    private mutating func piece() -> String {
        if chance.next() % 4 == 0 {
            return Unicode.Scalar(UInt32(chance.next() % 0x30000)).map { String(Character($0)) }
                ?? ""
        }
        return Self.pieces.randomElement(using: &chance) ?? ""
    }

    private static let pieces = [
        "gems", " ", "宝石", "ｶﾞ", "ﾊﾟ", "한글", "\u{1112}\u{1161}\u{11AB}", "ᄀ", "가", "é", "e\u{301}",
        "z\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}", "א\u{5B0}\u{5B1}\u{5B2}\u{5B3}", "שלום",
        "جواهر", "٣",
        "क्षि", "नमस्ते", "ि", "்", "தமிழ்", "ശ്രീ", "กำ", "น้ำ", "ສະບາຍດີຳ", "မြန်မာ", "ខ្មែរ", "བོད",
        "👨\u{200D}👩\u{200D}👧\u{200D}👦", "👍🏽", "\u{1F3FD}", "🏳️\u{200D}🌈", "🇨🇳", "🇨",
        "1\u{FE0F}\u{20E3}",
        "❤\u{FE0F}", "❤", "©\u{FE0F}", "☃", "🫠", "🫡", "🥹", "\u{1FAE9}", "\u{1FAC8}",
        "🏴\u{E0067}\u{E0062}\u{E007F}",
        "\u{2630}", "\u{4DC0}", "\u{302E}", "\u{16FF0}", "\u{D4E}", "\u{111C2}", "\u{110BD}",
        "\u{600}",
        "\u{1B}[31m", "\u{9B}2J", "\u{202E}", "\u{2066}", "\u{200B}", "\u{AD}", "\u{FEFF}",
        "\u{3164}", "\u{115F}",
        "\u{3000}", "\t", "\r\n", "\u{301}", "\u{1E4EC}", "\u{10EFD}", "\u{11F00}", "﷽", "𒐫", "꧅",
        "…", "─",
    ]
}
