import Glibc
package import PurchaseEngine

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
