import Glibc
package import PurchaseEngine

/// What a command uses of the process that it runs in: variables, clock, standard input and output.
package struct ProcessContext: Sendable {
    /// The environment variables.
    package var environment: [String: String]
    /// The time, and the ids of what is new.
    package var clock: any EngineClock
    /// Where results and messages go.
    package var sink: OutputSink
    /// The descriptor of the standard input.
    package var input: Int32

    /// The planned faults that struck the command.
    let struckFaults = TriggeredFaults()

    /// A context; what is not given is that of the process.
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
