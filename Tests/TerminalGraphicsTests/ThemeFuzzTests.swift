import StoreModel
import Testing
import TextParsing

@testable import TerminalGraphics

/// Tests theme files that are hostile, random or damaged.
@Suite("Hostile theme files")
struct ThemeFuzzTests {
    /// Parses a text and returns the error, or nil for a valid theme. Any error other than a `ThemeError` fails
    /// the test.
    private func error(_ text: String) -> ThemeError? {
        do {
            let file = try ThemeFile(text: text, file: "f.yaml") { name in
                name == "self" ? text : nil
            }
            _ = file.findings
            for role in Role.allCases { _ = file.theme.paint(role) }
            return nil
        } catch let error as ThemeError {
            return error
        } catch {
            Issue.record("\(error)")
            return nil
        }
    }

    @Test("random combinations of theme pieces are themes or errors and never trap")
    func pieces() {
        var random = SeededGenerator(seed: 7)
        let pieces = [
            "roles", "palette", ":", " ", "\n", "  ", "{", "}", "[", "]", "\"", "'", "#", "-",
            "text", "fg", "&", "*", "!", "\t", "\u{0}", "é", ",", "base00", "\r", "\\", "inherits",
            "self", "states", "failed", "255", "\u{FEFF}", "\u{2028}", "---", "...", "~", "null",
        ]
        for _ in 0..<3_000 {
            let text = (0..<(random.next() % 40)).map { _ in
                pieces[Int(random.next() % UInt64(pieces.count))]
            }
            _ = error(text.joined())
        }
    }

    @Test("random bytes are themes or errors with a position")
    func bytes() {
        var random = SeededGenerator(seed: 11)
        for _ in 0..<2_000 {
            let bytes = (0..<(1 + random.next() % 60)).map { _ in
                UInt8(truncatingIfNeeded: random.next())
            }
            guard let error = error(String(decoding: bytes, as: UTF8.self)) else { continue }
            let position = error.position ?? .start
            #expect(position.line >= 1 && position.column >= 1)
            #expect(!error.text.string.unicodeScalars.contains { $0.value < 0x20 })
        }
    }

    @Test("a shipped theme with changed bytes is a theme or an error with a position")
    func mutations() throws {
        let original = Array(try ShippedThemes.text("kiosk-dark").utf8)
        let lines = original.count { $0 == UInt8(ascii: "\n") }
        var random = SeededGenerator(seed: 13)
        var places = 0
        for _ in 0..<400 {
            var bytes = original
            for _ in 0...(random.next() % 3) {
                bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(
                    truncatingIfNeeded: random.next())
            }
            guard let error = error(String(decoding: bytes, as: UTF8.self)) else { continue }
            if let line = error.position?.line {
                places += 1
                #expect((1...(lines + 4)).contains(line), "\(error)")
            }
        }
        #expect(places > 50)
    }

    @Test(
        "deep, wide, aliased and circular files are handled quickly",
        arguments: [
            String(repeating: "[", count: 60_000), String(repeating: "{a: ", count: 15_000),
            String(repeating: "- ", count: 30_000),
            (0..<2_000).map { String(repeating: " ", count: $0 % 60) + "a:\n" }.joined(),
            "a: &a [x,x]\nb: &b [*a,*a]\nc: &c [*b,*b]\n", "inherits: self\n",
            "roles:\n" + (0..<4_000).map { "  r\($0): 1\n" }.joined(),
            "palette:\n" + (0..<4_000).map { "  r\($0): 1\n" }.joined(),
        ])
    func bombs(_ text: String) {
        if let error = error(text) { #expect(error.position != nil, "\(error)") }
    }

    @Test("a thousand unknown names give twenty warnings")
    func manyWarnings() throws {
        let file = try ThemeFile(
            text: "roles:\n" + (0..<1_000).map { "  r\($0): 1\n" }.joined(), file: "f.yaml")
        #expect(file.warnings.count == 20)
    }
}
