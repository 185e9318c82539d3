import KioskTestSupport
import Testing

/// Tests that the terminal emulator of these tests detects what it must not overlook.
@Suite("The terminal emulator of the tests")
struct EmulatorTests {
    private func screen(_ text: String, width: Int = 10, height: Int = 3) -> TerminalEmulator {
        var screen = TerminalEmulator(width: width, height: height)
        for byte in text.utf8 { screen.feed([byte]) }
        return screen
    }

    @Test("text is placed at the cursor, including wide characters and combining marks")
    func text() {
        let screen = screen(
            "\u{1B}[2;3H宝e\u{301}\u{1B}[1;1Hab\r\n\u{08}c\u{1B}[3;1Hxyz\u{1B}[1D\u{1B}[K")
        #expect(screen.lines == ["ab", "c 宝e\u{301}", "xy"])
        #expect(screen.unknown == [])
    }

    @Test(
        "unknown output is reported",
        arguments: ["\u{1B}]8;;x\u{07}", "\u{1B}[5n", "\u{1B}[?69h", "\u{07}\u{05}", "\u{1B}P"])
    func unknown(_ text: String) {
        #expect(screen(text).unknown.count == 1)
    }

    @Test("every setting that is not restored is reported")
    func leftovers() {
        let all =
            "\u{1B}[?1049h\u{1B}[?1000h\u{1B}[?25l\u{1B}[22;0t\u{1B}[4h\u{1B}=\u{1B}[1m\u{1B}[2;3r\u{1B}[1"
        #expect(screen(all).unrestoredState.count == 9)
        #expect(screen("").unrestoredState == [])
    }

    @Test("a wrap or a position outside the window is a misfit until the screen is cleared")
    func misfits() {
        let start = "\u{1B}[?1049h"
        #expect(screen(start + "0123456789a").hasOverflow)
        #expect(screen(start + "\u{1B}[4;1H").hasOverflow)
        #expect(!screen(start + "\u{1B}[4;1H\u{1B}[2J").hasOverflow)
        #expect(!screen(start + "0123456789\r").hasOverflow)
    }

    @Test("lines are inserted, deleted and scrolled within their region")
    func scrolling() {
        #expect(screen("a\r\nb\r\nc\r\nd").lines == ["b", "c", "d"])
        #expect(screen("a\r\nb\r\nc\u{1B}[1;2r\u{1B}[2;1H\n").lines == ["b", "", "c"])
        #expect(screen("a\r\nb\r\nc\u{1B}[2;1H\u{1B}[L").lines == ["a", "", "b"])
        #expect(screen("a\r\nb\r\nc\u{1B}[2;1H\u{1B}[M").lines == ["a", "c", ""])
    }
}
