import ArgumentParser

/// A command that runs with settings; the program around it prints failures and decides the exit code.
protocol KioskCommand: ParsableCommand, Sendable {
    /// The options that every command takes.
    var options: GlobalOptions { get }
    /// The options of the interface, for a command that takes them.
    var interface: InterfaceOptions? { get }
    /// Whether what was picked in the shop counts: for a command that shows or explains the interface.
    var usesPicks: Bool { get }
    /// Whether it ends by itself once its task is cancelled; every other command is ended where it is.
    var stopsItself: Bool { get }
    /// The options of its own of which an empty value says something.
    var emptyOptions: Set<String> { get }
    /// Does what it is for.
    ///
    /// - Returns: The exit code: 0 done, 2 pending.
    /// - Throws: ``CommandFailure``.
    func run(_ settings: Settings) async throws -> Int32
}

extension KioskCommand {
    var interface: InterfaceOptions? { nil }
    var usesPicks: Bool { interface != nil }
    var stopsItself: Bool { false }
    var emptyOptions: Set<String> { [] }

    /// What was said, for this command.
    func settings(in context: ProcessContext) throws(CommandFailure) -> Settings {
        try EmptyOption.refuse(in: self, but: emptyOptions)
        return try .resolve(
            options, interface, in: context, usesPicks: usesPicks)
    }
}

/// A command that needs no settings: what it prints is the same in every profile.
protocol StandaloneCommand: ParsableCommand {
    /// Prints the result.
    ///
    /// - Throws: ``CommandFailure``.
    func run(in context: ProcessContext) throws
}
