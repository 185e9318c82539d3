import ArgumentParser

/// A command that runs with settings; its caller prints failures and decides the exit code.
protocol KioskCommand: ParsableCommand, Sendable {
    /// The options that every command accepts.
    var options: GlobalOptions { get }
    /// The options of the interface; nil if the command does not accept them.
    var interface: InterfaceOptions? { get }
    /// Whether the preferences chosen in the shop apply: true for commands that show or explain the interface.
    var usesPicks: Bool { get }
    /// Whether the command ends cleanly after its task is cancelled; the process of any other command exits
    /// immediately.
    var stopsItself: Bool { get }
    /// The command's own options for which an empty value is meaningful.
    var emptyOptions: Set<String> { get }
    /// Runs the command.
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

    /// Resolves the settings for this command.
    ///
    /// - Throws: ``CommandFailure`` if an option has an empty value that is not allowed, or the settings are invalid.
    func settings(in context: ProcessContext) throws(CommandFailure) -> Settings {
        try EmptyOption.refuse(in: self, but: emptyOptions)
        return try .resolve(
            options, interface, in: context, usesPicks: usesPicks)
    }
}

/// A command that needs no settings, because its output is the same in every profile.
protocol StandaloneCommand: ParsableCommand {
    /// Prints the result.
    ///
    /// - Throws: ``CommandFailure``.
    func run(in context: ProcessContext) throws
}
