import CNCurses
import Glibc
package import TerminalGraphics

/// A program that uses the terminal until it ends, such as a pager.
package struct TerminalProgram: Hashable, Sendable {
    /// The name, which is looked up in the folders of PATH if it has no slash, and the arguments; never empty.
    private let words: [String]
    /// The text on the standard input; nil for the terminal.
    private let input: [SafeText]?

    /// Creates a program.
    ///
    /// - Parameters:
    ///   - words: The name, which is looked up in the folders of PATH if it has no slash, and the arguments.
    ///   - input: The lines on the standard input; nil for the terminal.
    package init?(_ words: [String], input: [SafeText]? = nil) {
        guard let name = words.first, !name.isEmpty else { return nil }
        (self.words, self.input) = (words, input)
    }

    /// How a program ended.
    package enum Result: Hashable, Sendable {
        case exit(Int32)
        case signal(Int32)
        /// The program could not be started, with the error number of the system.
        case notStarted(Int32)
    }

    /// Runs the program on a terminal whose modes are restored, and returns when it has ended.
    func run(on terminal: Int32) -> Result {
        let arguments = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        let text = input.map { $0.map(\.string).joined(separator: "\n") + "\n" }
        let bytes = text.map { Array($0.utf8) }
        var status: Int32 = 0
        let failure =
            bytes.map { kiosk_program_run(terminal, arguments, $0, $0.count, &status) }
            ?? kiosk_program_run(terminal, arguments, nil, 0, &status)
        guard failure == 0 else { return .notStarted(failure) }
        let signal = status & 0x7F
        return signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal)
    }
}
