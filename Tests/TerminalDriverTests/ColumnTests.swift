import KioskTestSupport
import TerminalGraphics
import Testing

@testable import TerminalDriver

extension TerminalTests {
    /// Tests that no text displaces what is drawn beside it.
    @Suite struct ColumnTests {
        private static let border: SafeText = "│"
        private static let height = 8

        /// A table of difficult texts and the positions of its borders.
        private struct Table {
            let size: Size
            let borders: [Int]

            init(width: Int) {
                size = Size(width: width, height: ColumnTests.height)
                borders = Array(stride(from: 0, to: width, by: 7)) + [width - 1]
            }

            func draw(_ nasty: inout UncertainWidthSamples, on canvas: inout Canvas) {
                for y in 0..<size.height where nasty.number(0...2) > 0 {
                    for (left, right) in zip(borders, borders.dropFirst()) where right > left + 1 {
                        let field = Rect(x: left + 1, y: y, width: right - left - 1, height: 1)
                        let style = Style(nasty.number(0...3) == 0 ? .selection : .text)
                        canvas.fill(field, style: style)
                        let text = SafeText(untrusted: nasty.text(atMost: 6))
                        canvas.put(
                            text.clipped(to: field.width), at: field.origin, style: style)
                    }
                }
                for x in borders {
                    for y in 0..<size.height {
                        canvas.put(ColumnTests.border, at: Point(x: x, y: y), style: Style(.border))
                    }
                }
            }
        }

        @Test(
            "no column shifts on terminals that disagree about widths",
            arguments: [1, 2, 9, 40, 79])
        func borders(width: Int) async throws {
            try await runOnNewThread {
                let table = Table(width: width)
                let pty = try Pty(width: width, height: Self.height)
                let screen = try TerminalScreen(terminal: pty.slave, .xterm)
                // No terminal uses the plain table, which classifies emoji by blocks.
                var terminals = CharacterWidthModel.allCases.filter { $0 != .plain }.map {
                    ($0, TerminalEmulator(width: width, height: Self.height, widths: $0))
                }
                var nasty = UncertainWidthSamples(seed: UInt64(width))
                var canvas = Canvas(size: table.size)
                for frame in 0..<10 {
                    table.draw(&nasty, on: &canvas)
                    screen.present(canvas, theme: .builtIn)
                    let output = Array(pty.output().utf8)
                    for index in terminals.indices {
                        terminals[index].1.feed(output)
                        try check(
                            terminals[index].1, canvas, "\(terminals[index].0), frame \(frame)")
                    }
                }
            }
        }

        private func check(_ terminal: TerminalEmulator, _ canvas: Canvas, _ where: String) throws {
            let hasMisfits = terminal.hasOverflow
            try #require(terminal.unknown == [], "\(`where`)")
            try #require(!hasMisfits, "\(`where`)")
            let frame = ResolvedFrame(canvas) { _ in ResolvedStyle() }
            let gate = CellEncoder(isUTF8: true)
            for y in 0..<canvas.size.height {
                let row = Array(frame.row(y))
                let shown = terminal.columns(y)
                let wrong = row.indices.filter { x in
                    isSettled(x, row) && shown[x] != text(gate.encode(row[x]), row[x].width)
                }
                let expected = wrong.map { text(gate.encode(row[$0]), row[$0].width) }
                try #require(
                    wrong == [],
                    "\(`where`), row \(y): \(shown) and not \(expected.map(\.debugDescription))")
            }
        }

        /// Returns whether terminals agree on the cell.
        private func isSettled(_ x: Int, _ row: [ResolvedFrame.Cell]) -> Bool {
            let next = x + Int(row[x].width)
            return row[x].width > 0 && !row[x].isJoined && !row[x].hasUncertainWidth
                && !(row.indices.contains(next) && row[next].isJoined)
        }

        private func text(_ scalars: [UInt32], _ width: UInt8) -> String {
            // A replacement of a wide cell consists of two cells.
            let own = scalars.last == 0x20 && scalars.count > 1 ? [scalars[0]] : scalars
            return String(String.UnicodeScalarView(own.compactMap(Unicode.Scalar.init)))
        }
    }
}
