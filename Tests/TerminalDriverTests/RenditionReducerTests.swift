import StoreModel
import Testing

@testable import TerminalDriver

struct RenditionReducerTests {
    private func reduced(_ text: String, from rendition: GraphicRendition = .unknown) -> String {
        var rendition = rendition
        let bytes = RenditionReducer.reduce(Array(text.utf8), from: &rendition)
        return String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "^")
    }

    private func sent(_ text: String, from rendition: GraphicRendition = .unknown) -> String {
        reduced(text.replacing("^", with: "\u{1B}"), from: rendition)
    }

    @Test(
        "only the difference is sent, in one sequence before the next character",
        arguments: [
            // An unchanged background with each foreground.
            ("^[38;5;1m^[48;5;9mA^[38;5;2m^[48;5;9mB", "^[38;5;1;48;5;9mA^[38;5;2mB"),
            // A reset, and the same colors again.
            ("^[0;1;38;5;1mA^[m^[38;5;1mB^[m", "^[0;1;38;5;1mA^[22mB^[m"),
            ("^[m^[35mA^[39;49m^[36mB", "^[0;35mA^[36mB"),
            // A change that is undone before a character.
            ("^[mA^[31m^[5;5H^[39mB", "^[mA^[5;5HB"),
            // The letter color of a blank cannot be seen, its background can.
            ("^[m^[31mA^[32m B", "^[0;31mA ^[32mB"), ("^[mA^[42m ^[49mB", "^[mA^[42m ^[mB"),
            ("^[m^[31mA^[4m ", "^[0;31mA^[4m "), ("^[m^[31mA^[32m^[K^[X", "^[0;31mA^[K^[X^[32m"),
            // Dim stays when bold ends.
            ("^[0;1;2;38;5;1mA^[0;2;38;5;1mB", "^[0;1;2;38;5;1mA^[22;2mB"),
            // 1 to 8 of the palette are not the same as 31 to 38 everywhere.
            ("^[31mA^[38;5;1mB", "^[31mA^[38;5;1mB"),
            // Colons.
            ("^[38:2::1:2:3mA^[38;2;1;2;3mB", "^[38;2;1;2;3mAB"),
            ("^[38:5:7mA^[38;5;7mB", "^[38;5;7mAB"),
            // Empty parameters are zeros.
            ("^[1;mA^[;mB", "^[mAB"),
        ])
    func difference(bytes: String, expected: String) {
        #expect(sent(bytes) == expected)
    }

    @Test(
        "what it does not know is copied, and nothing is assumed afterwards",
        arguments: [
            // A curly underline, an underline color, fonts.
            "^[31mA^[4:3m^[31mB", "^[31mA^[58;5;1m^[31mB", "^[31mA^[10m^[31mB",
            // A reset of the terminal, a restored cursor, the alternate screen.
            "^[31mA^c^[31mB", "^[31mA^8^[31mB", "^[31mA^[?1049h^[31mB", "^[31mA^[!p^[31mB",
            "^[31mA^[u^[31mB",
            // Damaged and incomplete sequences.
            "^[31mA^[3\u{7}1m^[31mB", "^[31mA^[38;2;1m^[31mB", "^[31mA^[38;5;999m^[31mB", "^[31",
            "^[31mA^", "^[31mA^]2;title", "^[31mA^]2;a^[31m\u{7}^[31mB", "^[31mA^Pq\u{7}^[31mB",
        ])
    func unknown(bytes: String) {
        #expect(sent(bytes) == bytes)
    }

    @Test(
        "strings and harmless modes are copied, and the rendition stays",
        arguments: [
            "^]2;[39m\u{7}", "^]2;[39m^\\", "^Pq[39m^\\", "^[?25l", "^[?2004;1004h", "^[4l", "^(B",
            "^M", "^[2;9r",
        ])
    func strings(bytes: String) {
        #expect(sent("^[31mA\(bytes)^[31mB") == "^[31mA\(bytes)B")
    }

    @Test("a combining mark keeps the color of the blank before it")
    func combiningMark() {
        #expect(sent("^[m^[31mA^[32m \u{301}B") == "^[0;31mA^[32m \u{301}B")
    }

    @Test("the rendition after a frame is the start of the next one")
    func nextFrame() {
        var rendition = GraphicRendition.unknown
        _ = RenditionReducer.reduce(Array("\u{1B}[31mA\u{1B}[m".utf8), from: &rendition)
        #expect(rendition == .plain)
        #expect(sent("^[m^[31mA^[39mB", from: .plain) == "^[31mA^[mB")
        #expect(sent("^[m^[0;39;49mA", from: .plain) == "A")
    }

    // MARK: Random frames

    private struct Generator {
        var random: SeededGenerator

        mutating func frame() -> String {
            (0..<Int.random(in: 1...60, using: &random)).map { _ in piece() }.joined()
        }

        private mutating func piece() -> String {
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<4: style()
            case 4..<7: pick(["A", "bc", " ", "  ", "│", " │", " \u{301}", "é"])
            case 7: "\u{1B}[\(Int.random(in: 1...4, using: &random));\(number(1...12))H"
            case 8: pick(["\r", "\n", "\u{8}", "\u{1B}[C", "\u{1B}[K", "\u{1B}[3X"])
            default:
                pick([
                    "\u{1B}[2b", "\u{1B}]2;[1m\u{7}", "\u{1B}[?25l", "\u{1B}c", "\u{1B}(B",
                ])
            }
        }

        private mutating func style() -> String {
            let parameters = (0..<number(0...3)).map { _ in parameter() }
            return "\u{1B}[\(parameters.joined(separator: ";"))m"
        }

        private mutating func parameter() -> String {
            let color = number(0...3)
            return pick([
                "0", "", "1", "2", "3", "4", "7", "22", "23", "24", "27", "39", "49", "31",
                "9\(color)",
                "42", "10\(color)", "38;5;\(color)", "48;5;\(color)", "38;2;1;2;\(color)",
                "48;2;1;2;\(color)", "38:2::1:2:\(color)", "48:5:\(color)", "4:3",
            ])
        }

        private mutating func number(_ range: ClosedRange<Int>) -> Int {
            Int.random(in: range, using: &random)
        }

        private mutating func pick(_ texts: [String]) -> String {
            texts[number(0...(texts.count - 1))]
        }
    }

    @Test("random frames show the same cells with fewer bytes, from any style")
    func randomFrames() {
        for seed in 0..<2_000 {
            var generator = Generator(random: SeededGenerator(seed: UInt64(seed)))
            let frame = generator.frame()
            var rendition = GraphicRendition.unknown
            let bytes = RenditionReducer.reduce(Array(frame.utf8), from: &rendition)
            let short = String(decoding: bytes, as: UTF8.self)
            #expect(bytes.count <= frame.utf8.count, "seed \(seed)")
            for initial in ["", "\u{1B}[0;1;4;7;35;46m", "\u{1B}[38;2;9;9;9m"] {
                var (full, reduced) = (
                    StyledScreen(width: 12, height: 4, initial: initial),
                    StyledScreen(width: 12, height: 4, initial: initial)
                )
                full.feed(frame)
                reduced.feed(short)
                #expect(full.visibleRows == reduced.visibleRows, "seed \(seed)")
                #expect(full.style == reduced.style, "seed \(seed)")
            }
        }
    }
}
