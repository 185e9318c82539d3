import Foundation
import Glibc
import KioskTestSupport
import TerminalGraphics
import Testing

@testable import TerminalDriver

extension TerminalTests {
    @Suite struct Loop {
        @Test("a character whose bytes arrive in two reads is one key")
        func splitCharacter() async throws {
            let (first, second) = try await runOnNewThread {
                let pty = try Pty()
                let screen = try TerminalScreen(terminal: pty.slave, .xterm)
                let loop = try EventLoop(screen: screen)
                pty.type([0xC3], into: screen.descriptor)
                loop.wakeHandle.wake()
                let first = loop.next()
                pty.type([0xA9], into: screen.descriptor)
                return (first, loop.next())
            }
            #expect(first == [.wake])
            #expect(second == [.input(.key(KeyPress(.character("é"))))])
        }

        @Test("Esc without following input is a key, and a sequence is another key")
        func escape() async throws {
            let (lone, arrow) = try await runOnNewThread {
                let pty = try Pty()
                let screen = try TerminalScreen(terminal: pty.slave, .xterm)
                let loop = try EventLoop(screen: screen)
                pty.type([0x1B], into: screen.descriptor)
                let lone = loop.next()
                pty.type(Array("\u{1B}[A".utf8), into: screen.descriptor)
                return (lone, loop.next())
            }
            #expect(lone == [.input(.key(KeyPress(.escape)))])
            #expect(arrow == [.input(.key(KeyPress(.up)))])
        }

        @Test("pasted text and the terminal's reply are not keys")
        func pasteAndReply() async throws {
            let events = try await runOnNewThread {
                let pty = try Pty()
                let screen = try TerminalScreen(terminal: pty.slave, .xterm)
                let loop = try EventLoop(screen: screen)
                pty.type(Array("\u{1B}[200~yes\r\u{1B}[201~".utf8), into: screen.descriptor)
                let paste = loop.next()
                pty.type(
                    Array("\u{1B}]11;rgb:ffff/ffff/ffff\u{07}".utf8), into: screen.descriptor)
                return paste + loop.next()
            }
            guard case .input(.paste(let text)) = events.first else {
                Issue.record("no paste: \(events)")
                return
            }
            #expect(text.hasPrefix("yes"))
            let white = RGB(red: 255, green: 255, blue: 255)
            #expect(events.last == .input(.reply(.background(white))))
            #expect(events.count == 2)
        }

        @Test("another thread wakes the loop, and many calls cause one event")
        func waking() async throws {
            let events = try await runOnNewThread {
                let pty = try Pty()
                let loop = try EventLoop(
                    screen: try TerminalScreen(terminal: pty.slave, .xterm))
                let handle = loop.wakeHandle
                Thread { for _ in 0..<3 { handle.wake() } }.start()
                return loop.next()
            }
            #expect(events == [.wake])
        }

        @Test(
            "a passed deadline is reported together with input, so that input cannot starve timers")
        func deadline() async throws {
            let (alone, beside) = try await runOnNewThread {
                let pty = try Pty()
                let screen = try TerminalScreen(terminal: pty.slave, .xterm)
                let loop = try EventLoop(screen: screen)
                let alone = loop.next(deadline: MonotonicTime.milliseconds)
                pty.type([0x61], into: screen.descriptor)
                return (alone, loop.next(deadline: .min))
            }
            #expect(alone == [.timeout])
            #expect(beside == [.input(.key(KeyPress(.character("a")))), .timeout])
        }

        @Test("a new window size is reported once and then drawn completely")
        func resizing() async throws {
            let (events, output) = try await runOnNewThread {
                let pty = try Pty()
                let screen = try TerminalScreen(terminal: pty.slave, .xterm)
                let loop = try EventLoop(screen: screen)
                screen.present(list(selected: 0), theme: .builtIn)
                _ = pty.output()
                for width in 41...60 {
                    pty.resize(width: width, height: 12)
                    kill(getpid(), SIGWINCH)
                }
                let events = loop.next()
                screen.present(list(selected: 0, size: screen.size), theme: .builtIn)
                return (events, pty.output())
            }
            #expect(events == [.input(.resized(Size(width: 60, height: 12)))])
            #expect(output.contains("\u{1B}[H\u{1B}[2J"))
            #expect(output.contains("product 11"))
        }

        @Test(
            "a termination signal is an event",
            arguments: [
                (SIGTERM, LoopSignal.terminate), (SIGINT, .interrupt), (SIGHUP, .hangup),
                (SIGQUIT, .quit), (SIGTSTP, .suspend),
            ])
        func signals(number: Int32, expected: LoopSignal) async throws {
            let events = try await runOnNewThread {
                // A shell starts background jobs with some signals ignored, which the child inherits.
                signal(number, SIG_DFL)
                let pty = try Pty()
                let loop = try EventLoop(
                    screen: try TerminalScreen(terminal: pty.slave, .xterm))
                kill(getpid(), number)
                return loop.next()
            }
            #expect(events == [.signal(expected)])
            #expect(expected.number == number)
            #expect(expected.isEnd == (number != SIGTSTP))
        }

        @Test("a continued program takes the terminal again")
        func continued() async throws {
            let (events, cooked, raw, output) = try await runOnNewThread {
                let pty = try Pty()
                var modes = termios()
                tcgetattr(pty.slave, &modes)
                let screen = try TerminalScreen(terminal: pty.slave, .xterm)
                let loop = try EventLoop(screen: screen)
                screen.present(list(selected: 0), theme: .builtIn)
                _ = pty.output()
                // The shell used the terminal meanwhile.
                tcsetattr(pty.slave, TCSANOW, &modes)
                let cooked = pty.modes
                kill(getpid(), SIGCONT)
                let events = loop.next()
                screen.present(list(selected: 0), theme: .builtIn)
                return (events, cooked, pty.modes, pty.output())
            }
            #expect(events == [.input(.resized(Size(width: 40, height: 10)))])
            #expect(cooked != raw)
            #expect(output.contains("\u{1B}[?1049h") && output.contains("product 9"))
        }

        @Test("a closed terminal is reported once and causes no busy loop")
        func hangup() async throws {
            let (gone, later) = try await runOnNewThread {
                let pty = try Pty()
                let screen = try TerminalScreen(terminal: pty.slave, .xterm)
                let loop = try EventLoop(screen: screen)
                // The descriptor becomes another file, which closes the last reference to the master.
                let null = open("/dev/null", O_RDWR | O_CLOEXEC)
                dup2(null, pty.master)
                close(null)
                let gone = loop.next()
                return (gone, loop.next(deadline: MonotonicTime.milliseconds + 5))
            }
            #expect(gone == [.closed])
            #expect(later == [.timeout])
        }
    }
}
