import TerminalGraphics
import Testing

@testable import TerminalDriver

struct FrameRunTests {
    private func frame(_ rows: [SafeText], style: Style = Style(.text)) -> ResolvedFrame {
        var canvas = Canvas(size: Size(width: 8, height: rows.count))
        for (y, row) in rows.enumerated() { canvas.put(row, at: Point(x: 0, y: y), style: style) }
        return ResolvedFrame(canvas) {
            $0 == Style(.text) ? ResolvedStyle() : ResolvedStyle(attributes: .bold)
        }
    }

    @Test("runs contain only changed cells")
    func changedCells() {
        let runs = FrameRun.changes(
            from: frame(["abcdef", "same"]), to: frame(["abXdYZ", "same"]))
        #expect(runs.map(\.column) == [2, 4])
        #expect(runs.map { $0.cells.map(\.text).joined() } == ["X", "YZ"])
        #expect(runs.allSatisfy { $0.row == 0 })
    }

    @Test("an identical frame has no runs, and a frame of another size has all cells")
    func wholeFrames() {
        #expect(FrameRun.changes(from: frame(["a"]), to: frame(["a"])).isEmpty)
        #expect(FrameRun.changes(from: nil, to: frame(["a"])).flatMap(\.cells).count == 8)
        #expect(
            FrameRun.changes(from: frame(["a"]), to: frame(["a", "b"])).flatMap(\.cells).count == 16
        )
    }

    @Test("a wide character is sent completely when it appears and disappears")
    func wideCharacters() {
        let (plain, wide) = (frame(["abcd"]), frame(["a日d"]))
        #expect(FrameRun.changes(from: plain, to: wide).map(\.cells.count) == [1])
        #expect(
            FrameRun.changes(from: wide, to: plain).flatMap(\.cells).map(\.text) == ["b", "c"])
    }

    @Test("a changed style alone is a change")
    func looks() {
        let runs = FrameRun.changes(from: frame(["ab"]), to: frame(["ab"], style: Style(.title)))
        #expect(runs.flatMap(\.cells).map(\.text) == ["a", "b"])
    }

    @Test("text with a terminal-dependent width is a separate run and sent completely on a change")
    func unsettledText() {
        let runs = FrameRun.changes(from: nil, to: frame([SafeText(untrusted: "aकिb")]))
        #expect(runs.map(\.hasUncertainWidth) == [false, true, false])
        #expect(runs.map { $0.cells.map(\.text).joined() } == ["a", "कि", "b    "])
        let (before, after) = (
            frame([SafeText(untrusted: "aकिb")]), frame([SafeText(untrusted: "aकीb")])
        )
        #expect(FrameRun.changes(from: before, to: after).map(\.column) == [1])
        let gone = FrameRun.changes(from: before, to: frame([SafeText(untrusted: "aकxb")]))
        #expect(gone.flatMap(\.cells).map(\.text) == ["क", "x"], "the base too, without its sign")
    }

    @Test("right-to-left text is enclosed in marks")
    func rightToLeft() {
        let runs = FrameRun.changes(from: nil, to: frame([SafeText(untrusted: "x שב y")]))
        #expect(
            runs.flatMap(\.cells).map(\.text).joined() == "x \u{200E}שב y\u{200E}  "
                || runs.flatMap(\.cells).map(\.text).joined().contains("\u{200E}"))
    }
}
