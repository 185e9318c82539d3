import Foundation
import KioskTestSupport
import TerminalGraphics
import Testing

@testable import TerminalDriver

extension TerminalTests {
    /// Sends every Unicode scalar to the terminal: alone, after a letter and after an emoji.
    @Suite struct Scalars {
        private static let size = Size(width: 121, height: 36)
        private static let field = 12

        /// Returns a canvas with as many scalars as fit the window, three times each.
        private func canvas(_ scalars: ArraySlice<Unicode.Scalar>) -> Canvas {
            var canvas = Canvas(size: Self.size)
            for (index, scalar) in scalars.enumerated() {
                let (x, y) = (index % 10 * Self.field, index / 10)
                let text = SafeText(untrusted: "\(scalar) x\(scalar) 🙂\(scalar)")
                canvas.put("│", at: Point(x: x, y: y), style: Style(.border))
                canvas.put(
                    text.fitted(to: Self.field - 1), at: Point(x: x + 1, y: y), style: .text)
            }
            for y in 0..<Self.size.height {
                canvas.put("│", at: Point(x: 120, y: y), style: Style(.border))
            }
            return canvas
        }

        private func pages(_ count: Int) -> [ArraySlice<Unicode.Scalar>] {
            let all = SampledScalars.all
            return stride(from: 0, to: all.count, by: count).map {
                all[$0..<min($0 + count, all.count)]
            }
        }

        @Test("no scalar in a cell controls the terminal or displaces its neighbors")
        func cells() async throws {
            try await runOnNewThread {
                let pty = try Pty(width: Self.size.width, height: Self.size.height)
                let screen = try TerminalScreen(terminal: pty.slave, .xterm)
                var terminals = [CharacterWidthModel.library, .clusters].map {
                    TerminalEmulator(
                        width: Self.size.width, height: Self.size.height, widths: $0)
                }
                for page in pages(360) {
                    let output = try pty.output {
                        screen.present(canvas(page), theme: .builtIn)
                    }
                    let place: Comment = "from \(page.first.debugDescription)"
                    try #require(AllowedSequences.violations(in: output) == [], place)
                    for index in terminals.indices {
                        terminals[index].feed(output)
                        try #require(terminals[index].unknown == [], place)
                        try #require(shifted(terminals[index], page.count) == [], place)
                    }
                }
            }
        }

        /// Returns the fields that have lost a border.
        private func shifted(_ terminal: TerminalEmulator, _ count: Int) -> [Int] {
            (0..<count).filter { index in
                let row = terminal.columns(index / 10)
                let borders = [row[index % 10 * Self.field], row[120]]
                return borders.contains { $0.unicodeScalars.first != "│" }
            }
        }

        @Test("no scalar is a control character in the window's title and in the clipboard")
        func titleAndCopy() async throws {
            try await runOnNewThread {
                let pty = try Pty(width: 4, height: 1)
                let screen = try TerminalScreen(terminal: pty.slave, .xterm)
                screen.present(Canvas(size: screen.size), theme: .builtIn)
                _ = pty.output()
                for (number, page) in pages(300).enumerated() {
                    var canvas = Canvas(size: screen.size)
                    let text = "\(number) " + page.map { "\($0) x\($0) 🙂\($0)" }.joined()
                    canvas.title = SafeText(untrusted: text, limit: 2000)
                    try checkTitle(pty.output { screen.present(canvas, theme: .builtIn) })
                    let copy = try pty.output {
                        #expect(screen.copy(SafeText(untrusted: text, limit: 2000)))
                    }
                    try checkCopy(copy)
                }
            }
        }

        private func checkTitle(_ output: [UInt8]) throws {
            let scalars = String(decoding: output, as: UTF8.self).unicodeScalars
            try #require(
                scalars.starts(with: "\u{1B}]2;".unicodeScalars) && scalars.last == "\u{07}")
            try #require(isHarmless(scalars.dropFirst(4).dropLast()))
        }

        private func checkCopy(_ output: [UInt8]) throws {
            let output = String(decoding: output, as: UTF8.self)
            try #require(output.hasPrefix("\u{1B}]52;c;") && output.hasSuffix("\u{07}"))
            let data = Data(base64Encoded: String(output.dropFirst(7).dropLast()))
            let text = String(decoding: try #require(data), as: UTF8.self)
            try #require(isHarmless(text.unicodeScalars[...]))
        }

        private func isHarmless(_ scalars: Substring.UnicodeScalarView) -> Bool {
            AllowedSequences.violations(in: String(String.UnicodeScalarView(scalars)).utf8).isEmpty
        }
    }
}
