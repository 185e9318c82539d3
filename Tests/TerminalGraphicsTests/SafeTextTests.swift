import KioskTestSupport
import Testing

@testable import TerminalGraphics

@Suite("Safe text")
struct SafeTextTests {
    @Test(
        "hostile text becomes visible and harmless",
        arguments: [
            ("\u{1B}]52;c;AAAA\u{7}", "␛]52;c;AAAA␇"),
            ("a\u{1B}[2Jb", "a␛[2Jb"),
            ("\u{0}\u{8}\u{7F}", "␀␈␡"),
            ("a\rb", "a␍b"),
            ("a\u{B}\u{C}b", "a␋␌b"),
            ("a\tb\nc\r\nd", "a b c d"),
            ("\u{9B}31m", "⟨9B⟩31m"),
            ("\u{85}", "⟨85⟩"),
            ("a\u{2028}b\u{2029}", "a⟨LS⟩b⟨PS⟩"),
            ("abc\u{202E}fdp", "abc⟨RLO⟩fdp"),
            ("\u{2066}x\u{2069}", "⟨LRI⟩x⟨PDI⟩"),
            ("\u{61C}\u{200E}\u{200F}", "⟨ALM⟩⟨LRM⟩⟨RLM⟩"),
            ("⟨RLO⟩", "<RLO>"),
            ("a\u{200B}\u{2060}\u{FEFF}\u{AD}b", "ab"),
            ("a\u{E0041}\u{E007F}b", "ab"),
            ("\u{115F}\u{3164}\u{FFA0}\u{2800}x", "x"),
            ("\u{E000}\u{FFFE}\u{10FFFF}", "\u{FFFD}\u{FFFD}\u{FFFD}"),
            ("a\u{A0}b\u{202F}c\u{3000}d", "a b c  d"),
        ] as [(String, String)])
    func sanitises(_ hostile: String, _ harmless: String) {
        #expect(SafeText(untrusted: hostile).string == harmless)
    }

    @Test(
        "clusters with a terminal-dependent width are replaced by ones with a fixed width",
        arguments: [
            ("👨\u{200D}👩\u{200D}👧", "👨", 2),
            ("👍🏽", "👍", 2),
            ("❤\u{FE0F}", "❤", 1),
            ("1\u{FE0F}\u{20E3}", "1", 1),
            ("🇨🇳", "CN", 2),
            ("🏴\u{E0067}\u{E0062}\u{E007F}", "🏴", 2),
            ("\u{2630}", "\u{FFFD}", 1),
            ("\u{1112}\u{1161}\u{11AB}", "한", 2),
            ("\u{1161}", "\u{FFFD}", 1),
            ("क्षि", "क्षि", 3),
            ("\u{93F}", "◌\u{93F}", 2),
            ("👍\u{200B}🏽", "👍\u{FFFD}", 3),
            ("\u{302E}\u{16FF0}", "\u{FFFD}\u{FFFD}", 2),
            ("\u{D4E}\u{111C2}", "\u{FFFD}\u{FFFD}", 2),
            ("a\u{1E4EC}", "a\u{FFFD}", 2),
            ("か\u{3099}", "か\u{3099}", 2),
        ] as [(String, String, Int)])
    func replaces(_ cluster: String, _ standIn: String, _ width: Int) {
        let text = SafeText(untrusted: cluster)
        #expect(text.string == standIn)
        #expect(text.width == width)
    }

    @Test(
        "widths come from the project's own table",
        arguments: [
            ("abc", 3), ("宝石", 4), ("ﾊﾝｶｸ", 4), ("ＡＢ", 4), ("é", 1), ("e\u{301}", 1), ("한글", 4),
            ("○§€", 3), ("🀄", 2), ("\u{20000}", 2), ("─│", 2), ("", 0), ("ไทย", 3),
        ] as [(String, Int)])
    func measures(_ text: String, _ width: Int) {
        #expect(SafeText(untrusted: text).width == width)
    }

    @Test("a base keeps at most four combining marks, and a lone mark gets a circle")
    func limitsMarks() {
        let zalgo = "a" + String(repeating: "\u{301}", count: 10_000)
        #expect(SafeText(untrusted: zalgo).string.unicodeScalars.count == 5)
        let alone = SafeText(untrusted: "\u{301}")
        #expect(alone.string.unicodeScalars.first == "\u{25CC}")
        #expect(alone.width == 1)
    }

    @Test("long text is cut off with an ellipsis, also if most of it is invisible")
    func limitsLength() {
        let long = SafeText(untrusted: String(repeating: "x", count: 5_000))
        #expect(long.width == 501)
        #expect(long.string.hasSuffix("…"))
        let exact = SafeText(untrusted: "abc", limit: 3)
        #expect(exact == "abc")
        let hidden = String(repeating: "\u{200B}", count: 100_000) + "x"
        #expect(SafeText(untrusted: hidden).string == "…")
    }

    @Test("line feeds are kept in multiline text only")
    func keepsLines() {
        let text = SafeText(untrusted: "one\r\ntwo three\n", multiline: true)
        #expect(text.string == "one\ntwo three\n")
        #expect(text.width == 9)
        #expect((text + "!").width == 9)
    }

    @Test("right-to-left text is enclosed in marks, also after clipping or wrapping")
    func closesRightToLeft() {
        let mark = "\u{200E}"
        let gems = SafeText(untrusted: "جواهر")
        #expect(gems.string == mark + "جواهر" + mark)
        #expect(gems.width == 5)
        #expect(gems.clipped(to: 3).string == mark + "جو" + mark + "…")
        #expect(gems.wrapped(to: 3).map(\.string) == [mark + "جوا" + mark, mark + "هر" + mark])
        #expect(SafeText(untrusted: "٣ × 3").string == "٣ × 3")
    }

    @Test("formatted values lose their direction marks and no-break spaces")
    func acceptsFormatted() {
        #expect(SafeText(formatted: "\u{200F}12,50\u{A0}€").string == "12,50 €")
        #expect(SafeText(formatted: "1\u{202F}234\u{1B}").string == "1 234␛")
    }

    @Test("literals interpolate safe text and integers")
    func interpolates() {
        let title = SafeText(untrusted: "Gems\u{1B}")
        #expect(("\(title) × \(3 as Int64)" as SafeText).string == "Gems␛ × 3")
        #expect(SafeText.joined(["a", "b", "c"], separator: ", ") == "a, b, c")
        #expect(SafeText("─").repeated(3).string == "───")
        #expect(SafeText("─").repeated(-1).isEmpty)
    }

    @Test("clipping never splits a wide cluster and never exceeds the columns")
    func clips() {
        let text = SafeText(untrusted: "宝石六十")
        for columns in -1...9 {
            #expect(text.clipped(to: columns).width <= max(columns, 0))
        }
        #expect(text.clipped(to: 8).string == "宝石六十")
        #expect(text.clipped(to: 7).string == "宝石六…")
        #expect(text.clipped(to: 6).string == "宝石…")
        #expect(text.clipped(to: 1).string == "…")
        #expect(text.clipped(to: 3, ellipsis: "").string == "宝")
    }

    @Test("padding and fitting fill a field")
    func pads() {
        let text: SafeText = "ab"
        #expect(text.padded(to: 5).string == "ab   ")
        #expect(text.padded(to: 5, alignment: .right).string == "   ab")
        #expect(text.padded(to: 5, alignment: .center).string == " ab  ")
        #expect(text.padded(to: 1).string == "ab")
        #expect(SafeText(untrusted: "宝石").fitted(to: 3).string == "宝…")
    }

    @Test("wrapping breaks at spaces, between wide clusters, and within words only if necessary")
    func wraps() {
        let english: SafeText = "A small pouch of gems"
        #expect(english.wrapped(to: 8).map(\.string) == ["A small", "pouch of", "gems"])
        let long: SafeText = "abcdefgh ij"
        #expect(long.wrapped(to: 3).map(\.string) == ["abc", "def", "gh", "ij"])
        let chinese = SafeText(untrusted: "一小袋宝石，给急性子。")
        #expect(chinese.wrapped(to: 10).map(\.string) == ["一小袋宝", "石，给急性", "子。"])
        #expect(SafeText("").wrapped(to: 5).map(\.string) == [""])
        #expect(SafeText("a\n\nb").wrapped(to: 5).map(\.string) == ["a", "", "b"])
        #expect(english.wrapped(to: 0).isEmpty)
        #expect(SafeText(untrusted: "宝").wrapped(to: 1).map(\.string) == ["\u{FFFD}"])
    }

    @Test("every scalar is made harmless and its width matches its cells")
    func holdsForEveryScalar() {
        for scalar in SampledScalars.all {
            let text = SafeText(untrusted: String(Character(scalar)))
            for scalar in text.string.unicodeScalars where scalar != "\u{200E}" {
                let category = scalar.properties.generalCategory
                if category == .control || category == .format || category == .unassigned {
                    Issue.record("U+\(String(scalar.value, radix: 16)) leaves \(category)")
                }
            }
            let width = CellClusters(text).reduce(0) { $0 + $1.width }
            if width != text.width {
                Issue.record("U+\(String(scalar.value, radix: 16)): width")
            }
        }
    }
}
