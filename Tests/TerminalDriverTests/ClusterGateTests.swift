import Glibc
import TerminalGraphics
import Testing

@testable import TerminalDriver

struct ClusterGateTests {
    private func cell(_ text: String, width: UInt8 = 1) -> ResolvedFrame.Cell {
        ResolvedFrame.Cell(text: text, width: width, style: ResolvedStyle())
    }

    @Test(
        "no control or invisible character passes in any cell",
        arguments: [
            [0x1B], [0x07], [0x00], [0x0A], [0x09], [0x7F], [0x9B], [0x85], [0x202E], [0x2066],
            [0x200B], [0xFEFF], [0x2028], [0xE0041], [0x61, 0x1B], [0x61, 0x200B], [0x61, 0x202E],
            [],
            [0x61, 0x62], [0x301],
        ] as [[UInt32]])
    func hostileCells(scalars: [UInt32]) {
        let text = String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
        #expect(CellEncoder(isUTF8: true).encode(cell(text)) == [0xFFFD])
        #expect(CellEncoder(isUTF8: false).encode(cell(text)) == [0x3F])
    }

    @Test("without UTF-8 every cell keeps its width")
    func asciiStandIns() {
        let gate = CellEncoder(isUTF8: false)
        #expect(gate.encode(cell("é")) == [0x3F])
        #expect(gate.encode(cell("日", width: 2)) == [0x3F, 0x20])
        #expect(gate.encode(cell("~")) == [0x7E])
    }

    @Test("combining marks pass unchanged, and characters that change a width do not")
    func marks() {
        setlocale(LC_CTYPE, "C.UTF-8")
        let gate = CellEncoder(isUTF8: true)
        #expect(gate.encode(cell("e\u{301}")) == [0x65, 0x301])
        #expect(gate.encode(cell("a\u{200E}")) == [0x61, 0x200E])
        for text in [
            "1\u{20E3}", "❤\u{FE0F}", "葛\u{E0100}", "a\u{301}\u{302}\u{303}\u{304}\u{305}",
        ] {
            #expect(gate.encode(cell(text)) == [0xFFFD])
        }
    }
}
