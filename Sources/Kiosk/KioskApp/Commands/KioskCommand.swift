import ArgumentParser

/// A command that runs with settings; the program around it prints failures and decides the exit code.
protocol KioskCommand: ParsableCommand, Sendable {
    /// The options that every command takes.
    var options: GlobalOptions { get }
    /// Does what it is for.
    ///
    /// - Returns: The exit code: 0 done, 2 pending.
    /// - Throws: ``CommandFailure``.
    func run(_ settings: Settings) async throws -> Int32
}
