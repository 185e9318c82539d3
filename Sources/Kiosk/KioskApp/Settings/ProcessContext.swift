import Glibc
package import PurchaseEngine
import TextParsing

/// The process environment of a command: variables, clock, standard input and output.
package struct ProcessContext: Sendable {
    /// The environment variables.
    package var environment: [String: String]
    /// The source of the time and of new IDs.
    package var clock: any EngineClock
    /// The destination of results and messages.
    package var sink: OutputSink
    /// The descriptor of the standard input.
    package var input: Int32

    /// The planned faults that affected the command.
    let struckFaults = TriggeredFaults()

    /// Creates a context; the defaults are those of the process.
    package init(
        environment: [String: String], clock: any EngineClock = SystemEngineClock(),
        sink: OutputSink = .process, input: Int32 = STDIN_FILENO
    ) {
        (self.environment, self.clock, self.sink) = (environment, clock, sink)
        self.input = input
    }

    /// Whether the standard input is a terminal.
    var isTyped: Bool { isatty(input) == 1 }
}

/// The environment variables of kiosk: one for each setting, and two about the location of settings and state.
enum EnvironmentVariables {
    /// The path of the config file.
    static let config = "KIOSK_CONFIG"
    /// With the value 1, requests a fresh state that is removed at exit.
    static let ephemeral = "KIOSK_EPHEMERAL"

    private static let known = SettingKey.allCases.compactMap(\.variable) + [config, ephemeral]

    /// Throws for an unknown variable with the prefix `KIOSK_`: with a misspelt `KIOSK_ACCOUNT`, the wrong account
    /// would buy.
    ///
    /// - Throws: ``CommandFailure`` with exit code 64, naming the variable that was probably meant.
    static func check(_ environment: [String: String]) throws(CommandFailure) {
        let unknown = environment.filter { name, value in
            name.hasPrefix("KIOSK_") && !value.isEmpty && !known.contains(name)
        }
        guard let name = unknown.keys.min() else { return }
        let advice =
            SpellingSuggestion.nearest(to: name, in: known).map { "Did you mean \($0)?" }
            ?? "“kiosk help configuration” explains the variables."
        throw .usage("Unknown variable “\(name.prefix(80))”. \(advice) Nothing was done.")
    }
}
