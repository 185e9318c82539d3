import KioskTestSupport
import TerminalGraphics
import Testing

@testable import TerminalDriver

struct NotificationTests {
    private func notification(_ text: String, term: String) -> String? {
        let capabilities = TerminalCapabilities.detect(
            environment: ["TERM": term, "LANG": "C.UTF-8"], isTTY: true)
        let modes = TerminalModes(isSupported: capabilities.supportsXtermSequences)
        return capabilities.notificationForm.map {
            String(decoding: modes.notification(text, $0), as: UTF8.self)
        }
    }

    @Test(
        "the terminal's name selects the sequence",
        arguments: [
            ("xterm-256color", "\u{1B}]9;kiosk: Hi\u{07}"),
            ("xterm-kitty", "\u{1B}]99;;kiosk: Hi\u{07}"),
            ("foot", "\u{1B}]777;notify;kiosk;Hi\u{07}"),
            ("rxvt-unicode-256color", "\u{1B}]777;notify;kiosk;Hi\u{07}"),
            ("tmux-256color", nil), ("screen", nil), ("linux", nil), ("vt100", nil),
        ] as [(String, String?)])
    func forms(term: String, expected: String?) {
        #expect(notification("Hi", term: term) == expected)
    }

    @Test("a notification has no control characters or separators, and a limited length")
    func sanitized() {
        let hostile = "a\u{1B}]0;b\u{07}\u{9C}c\n"
        #expect(notification(hostile, term: "foot") == "\u{1B}]777;notify;kiosk;a]0,bc\u{07}")
        let long = notification(String(repeating: "x", count: 10_000), term: "foot")
        #expect(long == "\u{1B}]777;notify;kiosk;\(String(repeating: "x", count: 200))\u{07}")
    }
}

extension TerminalTests {
    @Suite struct Notifications {
        @Test("a notification is sent only while the screen is open")
        func state() async throws {
            let (before, during, after) = try await runOnNewThread {
                let pty = try Pty()
                let screen = try TerminalScreen(terminal: pty.slave, .xterm)
                screen.notify("Hi")
                let before = pty.output()
                screen.present(list(selected: 0), theme: .builtIn)
                _ = pty.output()
                screen.notify("Hi")
                let during = pty.output()
                screen.close()
                _ = pty.output()
                screen.notify("Hi")
                return (before, during, pty.output())
            }
            #expect(before.isEmpty && after.isEmpty)
            #expect(during == "\u{1B}]9;kiosk: Hi\u{07}")
        }
    }
}
