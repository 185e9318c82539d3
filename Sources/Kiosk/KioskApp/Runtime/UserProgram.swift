import Glibc
import KioskUI
import StoreText
import TerminalDriver
import TerminalGraphics

/// A program that the user chooses by variables of the environment: the pager or the editor.
struct UserProgram {
    /// The command line.
    let text: String
    /// The message if the variables are not set and the default program is not installed.
    let missing: TextKey
    /// Whether the command line is the default.
    let isDefault: Bool

    /// The program of `PAGER`; by default `less -R`.
    static func pager(_ environment: [String: String]) -> UserProgram {
        UserProgram(["PAGER"], environment, or: "less -R", missing: .toastNoPager)
    }

    /// The program of `VISUAL`, or else of `EDITOR`; without both, nothing is opened.
    static func editor(_ environment: [String: String]) -> UserProgram {
        UserProgram(["VISUAL", "EDITOR"], environment, or: "", missing: .toastNoEditor)
    }

    private init(
        _ variables: [String], _ environment: [String: String], or standard: String,
        missing: TextKey
    ) {
        let text = variables.compactMap { environment[$0] }.first {
            !$0.allSatisfy(\.isWhitespace)
        }
        (self.text, isDefault, self.missing) = (text ?? standard, text == nil, missing)
    }

    /// The words of the command line as a shell splits them; nil if a quotation is not closed.
    ///
    /// No shell is involved: variables, `~`, patterns and other commands in the text stay as they are.
    var words: [String]? { text.quotedWords }

    /// Runs the program on the terminal until it ends.
    ///
    /// - Parameters:
    ///   - input: The lines on its standard input; nil for the terminal.
    ///   - arguments: The arguments after those of the command line.
    /// - Returns: A notice unless the program succeeded.
    func run(
        on screen: TerminalScreen, input: [SafeText]? = nil, arguments: [String] = []
    ) -> KioskUI.Message? {
        guard !text.isEmpty else { return .localizedNotice(missing) }
        guard let words, let program = TerminalProgram(words + arguments, input: input) else {
            return notStarted(EINVAL)
        }
        let name = words.first?.split(separator: "/").last.map(String.init) ?? text
        switch screen.run(program) {
        case .exit(0): return nil
        case .exit(let code): return .localizedNotice(.toastProgramExit, name, String(code))
        case .signal(let signal): return .localizedNotice(.toastProgramSignal, name, String(signal))
        case .notStarted(ENOENT) where isDefault: return .localizedNotice(missing)
        case .notStarted(let error): return notStarted(error)
        }
    }

    private func notStarted(_ error: Int32) -> KioskUI.Message {
        .localizedNotice(.toastProgramNotStarted, text, String(cString: strerror(error)))
    }
}
