import Glibc
import KioskTestSupport
import TerminalGraphics
import Testing

@testable import TerminalDriver

extension TerminalTests {
    /// Tests processes that die with the screen open; the test holds the terminal and checks its state
    /// afterwards.
    @Suite struct Crash {
        @Test("a fault restores the terminal and still ends the process with that signal")
        func fault() async throws {
            let pty = try Pty()
            let (path, modes) = (pty.path, pty.modes)
            await #expect(processExitsWith: .signal(SIGSEGV)) { [path = path as String] in
                let screen = try openScreen(path)
                withExtendedLifetime(screen) { _ = raise(SIGSEGV) }
            }
            #expect(isGivenBack(pty, modes))
        }

        @Test("a trap restores the terminal")
        func trap() async throws {
            let pty = try Pty()
            let (path, modes) = (pty.path, pty.modes)
            await #expect(processExitsWith: .failure) { [path = path as String] in
                let screen = try openScreen(path)
                let numbers = [1]
                print(numbers[screen.size.width])
            }
            #expect(isGivenBack(pty, modes))
        }

        @Test("exit(3) restores the terminal")
        func exiting() async throws {
            let pty = try Pty()
            let (path, modes) = (pty.path, pty.modes)
            await #expect(processExitsWith: .exitCode(3)) { [path = path as String] in
                let screen = try openScreen(path)
                withExtendedLifetime(screen) { exit(3) }
            }
            #expect(isGivenBack(pty, modes))
        }

        @Test("a second SIGTERM ends the process immediately")
        func impatience() async throws {
            let pty = try Pty()
            let (path, modes) = (pty.path, pty.modes)
            await #expect(processExitsWith: .signal(SIGTERM)) { [path = path as String] in
                let screen = try openScreen(path)
                let loop = try EventLoop(screen: screen)
                kill(getpid(), SIGTERM)
                _ = loop.next()
                kill(getpid(), SIGTERM)
                _ = loop.next()
            }
            #expect(isGivenBack(pty, modes))
        }

        private func isGivenBack(_ pty: Pty, _ modes: PtyModes) -> Bool {
            let output = pty.output()
            return pty.modes == modes && output.contains("product 0")
                && output.contains("\u{1B}[?1049l") && output.contains("\u{1B}[?25h")
                && output.contains("\u{1B}[?1000;1002;1003;1006l")
        }
    }
}

/// Returns a screen that has drawn a frame on the terminal at `path`.
private func openScreen(_ path: String) throws -> TerminalScreen {
    let terminal = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    let screen = try TerminalScreen(terminal: terminal, .xterm, mouse: true)
    screen.present(list(selected: 0), theme: .builtIn)
    return screen
}
