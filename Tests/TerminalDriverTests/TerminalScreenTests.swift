import Foundation
import Glibc
import KioskTestSupport
import TerminalGraphics
import Testing

@testable import TerminalDriver

/// A process has only one terminal, so the tests run one after the other.
@Suite(.serialized)
struct TerminalTests {
    @Suite struct Screen {
        @Test("the first frame is complete and synchronized, and the query follows it")
        func firstFrame() async throws {
            let output = try await runOnNewThread {
                let pty = try Pty()
                let screen = try TerminalScreen(
                    terminal: pty.slave, .xterm, queriesBackground: true)
                screen.present(list(selected: 0), theme: .builtIn)
                return pty.output()
            }
            let begin = try #require(output.range(of: "\u{1B}[?2026h"))
            let end = try #require(output.range(of: "\u{1B}[?2026l"))
            let frame = output[begin.upperBound..<end.lowerBound]
            #expect(frame.contains("\u{1B}[?1049h"))
            #expect((0..<10).allSatisfy { frame.contains("product \($0)") })
            #expect(output[..<begin.lowerBound].contains("\u{1B}[?2004h"))
            #expect(output[end.upperBound...] == "\u{1B}]11;?\u{07}")
        }

        @Test("an identical frame sends nothing, and a moved selection less than 400 bytes")
        func differences() async throws {
            let (same, moved) = try await runOnNewThread {
                let pty = try Pty(width: 120, height: 36)
                let screen = try TerminalScreen(terminal: pty.slave, .xterm)
                let size = Size(width: 120, height: 36)
                screen.present(list(selected: 3, size: size), theme: .builtIn)
                _ = pty.output()
                screen.present(list(selected: 3, size: size), theme: .builtIn)
                let same = pty.output()
                screen.present(list(selected: 4, size: size), theme: .builtIn)
                return (same, pty.output())
            }
            #expect(same.isEmpty)
            #expect(moved.contains("product 4"))
            #expect(moved.utf8.count < 400)
            #expect(!moved.contains("\u{1B}(B"), "the character set never changes")
            #expect(moved.hasPrefix("\u{1B}[?2026h") && moved.hasSuffix("\u{1B}[?2026l"))
        }

        @Test("hostile text sends no control sequence")
        func hostileText() async throws {
            let hostile =
                "a\u{1B}]0;owned\u{07}b\u{9B}31mc\u{202E}d\u{200B}e\u{E0041}f\u{7F}g\u{0}h\r\ni\u{90}j"
            let output = try await runOnNewThread {
                let pty = try Pty(width: 100, height: 4)
                let screen = try TerminalScreen(terminal: pty.slave, .xterm)
                screen.present(Canvas(size: screen.size), theme: .builtIn)
                _ = pty.output()
                var canvas = Canvas(size: screen.size)
                canvas.put(
                    SafeText(untrusted: hostile), at: Point(x: 0, y: 0), style: Style(.text))
                canvas.title = SafeText(untrusted: hostile)
                screen.present(canvas, theme: .builtIn)
                return pty.output()
            }
            #expect(output.hasPrefix("\u{1B}]2;"))
            let bells = output.unicodeScalars.filter { $0 == "\u{07}" }.count
            #expect(bells == 1, "only the end of our own title")
            let orders: ClosedRange<Unicode.Scalar> = "\u{80}"..."\u{9F}"
            let forbidden: Set<Unicode.Scalar> = [
                "\u{202E}", "\u{200B}", "\u{E0041}", "\u{7F}", "\u{0}",
            ]
            #expect(
                !output.unicodeScalars.contains { orders.contains($0) || forbidden.contains($0) })
            // After the title, every escape begins one of ncurses' own sequences.
            let frame = output.drop { $0 != "\u{07}" }
            let starts = frame.split(separator: "\u{1B}").dropFirst().compactMap(\.first)
            #expect(starts.allSatisfy { "[(".contains($0) })
        }

        @Test("a wide character is drawn only if it fits before the last column")
        func wideAtTheEdge() async throws {
            let output = try await runOnNewThread {
                let pty = try Pty(width: 10, height: 3)
                let screen = try TerminalScreen(terminal: pty.slave, .xterm)
                var canvas = Canvas(size: screen.size)
                canvas.put("12345678日", at: Point(x: 0, y: 0), style: Style(.text))
                canvas.put("123456789本", at: Point(x: 0, y: 1), style: Style(.text))
                screen.present(canvas, theme: .builtIn)
                return pty.output()
            }
            #expect(output.contains("12345678日"))
            #expect(output.contains("123456789"))
            #expect(!output.contains("本"))
        }

        @Test("only ASCII is sent if the locale lacks UTF-8")
        func plainLocale() async throws {
            let (glyphs, output) = try await runOnNewThread {
                let pty = try Pty()
                let capabilities = TerminalCapabilities.detect(
                    environment: ["TERM": "xterm-256color", "LANG": "C"], isTTY: true)
                let screen = try TerminalScreen(terminal: pty.slave, capabilities)
                var canvas = Canvas(size: screen.size)
                canvas.put("price 宝石 Größe", at: Point(x: 0, y: 0), style: Style(.text))
                screen.present(canvas, theme: .builtIn)
                return (screen.glyphs, pty.output())
            }
            #expect(glyphs == .ascii)
            #expect(output.contains("price ????"))
            #expect(output.utf8.allSatisfy { $0 < 0x80 })
        }

        @Test("a VT100 gets none of xterm's sequences")
        func basicTerminal() async throws {
            let (depth, output) = try await runOnNewThread {
                let pty = try Pty()
                let capabilities = TerminalCapabilities.detect(
                    environment: ["TERM": "vt100", "LANG": "C.UTF-8"], isTTY: true)
                let screen = try TerminalScreen(
                    terminal: pty.slave, capabilities, mouse: true, queriesBackground: true)
                var canvas = list(selected: 1)
                canvas.title = "title"
                screen.present(canvas, theme: .builtIn)
                screen.close()
                return (screen.depth, pty.output())
            }
            #expect(depth == .mono)
            #expect(output.contains("product 1"))
            for sequence in ["[?2026", "[?1000", "[?2004", "]2;", "]11;", "[38;5"] {
                #expect(!output.contains(sequence), "\(sequence)")
            }
        }

        @Test("24-bit colors are sent if the terminal announces them")
        func directColor() async throws {
            let (depth, output) = try await runOnNewThread {
                let pty = try Pty()
                let capabilities = TerminalCapabilities.detect(
                    environment: [
                        "TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8",
                    ], isTTY: true)
                let screen = try TerminalScreen(terminal: pty.slave, capabilities)
                let orange = TerminalColor.rgb(RGB(red: 255, green: 136, blue: 0))
                let black = TerminalColor.rgb(RGB(red: 0, green: 0, blue: 0))
                let theme = Theme(
                    name: "test", variant: .dark,
                    paints: [.text: Paint(orange, on: black), .title: Paint(.indexed(9))])
                let before = pty.output()
                var canvas = Canvas(size: screen.size)
                canvas.put("rgb", at: Point(x: 0, y: 0), style: Style(.text))
                canvas.put("palette", at: Point(x: 0, y: 1), style: Style(.title))
                screen.present(canvas, theme: theme)
                return (screen.depth, before + "|" + pty.output())
            }
            #expect(depth == .truecolor)
            #expect(output.hasPrefix("|"), "nothing is sent before the first frame")
            #expect(output.contains("38;2;255;136;0"))
            #expect(output.contains("48;2;0;1;0"), "0-255 are the palette's numbers")
            #expect(output.contains("38;5;9"))
            #expect(getenv("TERMINFO") == nil)
        }

        @Test(
            "in 24-bit color, blanks with a background are erased only if the terminal's type can",
            arguments: [("xterm-256color", true), ("screen-256color", false)])
        func erasing(term: String, erases: Bool) async throws {
            let output = try await runOnNewThread {
                let pty = try Pty()
                let capabilities = TerminalCapabilities.detect(
                    environment: ["TERM": term, "COLORTERM": "truecolor", "LANG": "C.UTF-8"],
                    isTTY: true)
                let screen = try TerminalScreen(terminal: pty.slave, capabilities)
                let black = TerminalColor.rgb(RGB(red: 1, green: 2, blue: 3))
                let theme = Theme(
                    name: "test", variant: .dark, paints: [.text: Paint(.default, on: black)])
                for text in ["before", "after"] as [SafeText] {
                    var canvas = Canvas(size: screen.size, fill: .text)
                    canvas.put(text, at: Point(x: 0, y: 0), style: Style(.text))
                    screen.present(canvas, theme: theme)
                }
                return pty.output()
            }
            #expect(output.contains("48;2;1;2;3"))
            let blanks = String(repeating: " ", count: 30)
            #expect(output.contains(blanks) == !erases)
        }

        @Test("the screen opens an unknown terminal type as xterm")
        func unknownType() async throws {
            let type = try await runOnNewThread {
                let pty = try Pty()
                let capabilities = TerminalCapabilities.detect(
                    environment: ["TERM": "nosuchterm", "LANG": "C.UTF-8"], isTTY: true)
                return try TerminalScreen(terminal: pty.slave, capabilities).terminalType
            }
            #expect(type == "xterm-256color")
        }

        @Test("closing restores the modes, the main screen, the mouse and the signals")
        func closing() async throws {
            let (before, during, after, output) = try await runOnNewThread {
                let pty = try Pty()
                let before = pty.modes
                let screen = try TerminalScreen(terminal: pty.slave, .xterm, mouse: true)
                screen.present(list(selected: 0), theme: .builtIn)
                let during = pty.modes
                _ = pty.output()
                screen.close()
                screen.close()
                return (before, during, pty.modes, pty.output())
            }
            #expect(before != during)
            #expect(before == after)
            for sequence in ["[?1049l", "[?1000;1002;1003;1006l", "[?2004l", "[?1004l", "[?2031l"] {
                #expect(output.contains("\u{1B}" + sequence), "\(sequence)")
            }
            var action = sigaction()
            sigaction(SIGTERM, nil, &action)
            #expect(action.__sigaction_handler.sa_handler == nil, "the default action again")
        }

        @Test("the mouse reports clicks and the wheel only, and can be released")
        func mouse() async throws {
            let (on, off) = try await runOnNewThread {
                let pty = try Pty()
                let screen = try TerminalScreen(terminal: pty.slave, .xterm)
                screen.present(list(selected: 0), theme: .builtIn)
                _ = pty.output()
                screen.setMouse(true)
                let on = pty.output()
                screen.setMouse(false)
                return (on, pty.output())
            }
            #expect(on == "\u{1B}[?1000;1006h")
            #expect(off == "\u{1B}[?1000;1006l")
        }

        @Test("a clipboard write is base64, and an overlong one is not sent")
        func copying() async throws {
            let (copied, output, tooLong, nothing) = try await runOnNewThread {
                let pty = try Pty()
                let screen = try TerminalScreen(terminal: pty.slave, .xterm)
                screen.present(list(selected: 0), theme: .builtIn)
                _ = pty.output()
                let copied = screen.copy("order 7")
                let output = pty.output()
                let text = SafeText(
                    untrusted: String(repeating: "a", count: 60_000), limit: 60_000)
                return (copied, output, screen.copy(text), pty.output())
            }
            #expect(copied)
            #expect(output == "\u{1B}]52;c;b3JkZXIgNw==\u{07}")
            #expect(!tooLong)
            #expect(nothing.isEmpty)
        }

        @Test("the cursor is hidden at the selection, and visible in a text field")
        func cursor() async throws {
            let screens = try await runOnNewThread {
                let pty = try Pty()
                let screen = try TerminalScreen(terminal: pty.slave, .xterm)
                var terminal = TerminalEmulator(width: 40, height: 10)
                var canvas = list(selected: 4)
                canvas.hiddenCursor = Point(x: 1, y: 4)
                var seen: [(x: Int, y: Int, isShown: Bool)] = []
                for typed in [nil, Point(x: 7, y: 0), nil] {
                    canvas.cursor = typed
                    screen.present(canvas, theme: .builtIn)
                    terminal.feed(pty.output().utf8)
                    let isShown = terminal.modes.contains(25)
                    seen.append((terminal.cursor.x, terminal.cursor.y, isShown))
                }
                return seen
            }
            #expect(screens.map(\.x) == [1, 7, 1])
            #expect(screens.map(\.y) == [4, 0, 4])
            #expect(screens.map(\.isShown) == [false, true, false])
        }

        @Test("a file that is not a terminal is rejected")
        func noTerminal() throws {
            let file = open("/dev/null", O_RDWR | O_CLOEXEC)
            defer { close(file) }
            #expect(throws: TerminalError.notATerminal) {
                try TerminalScreen(terminal: file, .xterm)
            }
        }
    }
}
