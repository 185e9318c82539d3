import ArgumentParser
import KioskScenario
import StoreModel
import TerminalDriver

extension CommandConfiguration {
    /// Creates the configuration of a command with its name and a summary of one line.
    init(
        _ name: String, _ abstract: String, usage: String? = nil, discussion: String = "",
        subcommands: [any ParsableCommand.Type] = [],
        defaultSubcommand: (any ParsableCommand.Type)? = nil
    ) {
        self.init(
            commandName: name, abstract: abstract, usage: usage, discussion: discussion,
            subcommands: subcommands, defaultSubcommand: defaultSubcommand)
    }
}

/// A command that runs with settings; its caller prints failures and decides the exit code.
protocol KioskCommand: ParsableCommand, Sendable {
    /// The options that every command accepts.
    var options: GlobalOptions { get }
    /// The options of the interface; nil if the command does not accept them.
    var interface: InterfaceOptions? { get }
    /// Whether the preferences chosen in the shop apply: true for commands that show or explain the interface.
    var usesSavedPreferences: Bool { get }
    /// Whether the command ends cleanly after its task is cancelled; the process of any other command exits
    /// immediately.
    var endsWhenCancelled: Bool { get }
    /// Whether the command, with its arguments, changes something at the store, the merchant or the device, so that it
    /// is refused in read-only mode. A command that only reads, or that works in a separate world, returns false.
    var changesState: Bool { get }
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
    var usesSavedPreferences: Bool { interface != nil }
    var endsWhenCancelled: Bool { false }
    var changesState: Bool { true }
    var emptyOptions: Set<String> { [] }

    /// Resolves the settings for this command.
    ///
    /// - Throws: ``CommandFailure`` if an option has an empty value that is not allowed, the settings are invalid, the
    ///   command changes something in read-only mode, or the profile that the command requires does not exist.
    func settings(in context: ProcessContext) throws(CommandFailure) -> Settings {
        try EmptyOptionCheck.check(in: self, but: emptyOptions)
        let settings = try Settings.resolve(
            options, interface, in: context, usesSavedPreferences: usesSavedPreferences)
        if settings.isReadOnly, changesState { throw .readOnly }
        if let command = self as? any ExistingProfileCommand,
            command.readsFiles || settings.backend == nil
        {
            try settings.requireProfile()
        }
        return settings
    }
}

/// A command about what earlier commands left: it fails for a named profile that does not exist, instead of creating it.
protocol ExistingProfileCommand: KioskCommand {
    /// Whether the command needs the files of the profile even with a shared backend.
    var readsFiles: Bool { get }
}

extension ExistingProfileCommand {
    var readsFiles: Bool { false }
}

/// A command that works on the opened store; its exit code is 0 unless it throws.
protocol SessionCommand: KioskCommand {
    /// Runs the command.
    ///
    /// - Throws: ``CommandFailure``.
    func run(_ backend: BackendSession) async throws
}

extension SessionCommand {
    func run(_ settings: Settings) async throws -> Int32 {
        try await run(try await BackendSession.open(settings))
        return 0
    }
}

/// A command that needs no settings, because its output is the same in every profile.
protocol StandaloneCommand: ParsableCommand {
    /// Prints the result.
    ///
    /// - Throws: ``CommandFailure``.
    func run(in context: ProcessContext) throws
}

/// A command that buys or spends: its failures before the start state that nothing was charged.
protocol ChargingCommand: KioskCommand {}

/// A command that can kill its own process at a chosen point of a purchase.
protocol CrashingCommand: KioskCommand {
    /// The point at which to crash, such as `before verify`; nil for none.
    var crash: String? { get }
}

extension CrashingCommand {
    /// Returns the point at which to crash; nil for none.
    ///
    /// - Throws: ``CommandFailure`` with exit code 64 for an unknown point.
    func crashMoment() throws(CommandFailure) -> CrashMoment? {
        guard let crash else { return nil }
        if let moment = CrashMoment(crash) { return moment }
        throw .usage(
            "Invalid crash point “\(crash.prefix(40))”: use before or after with a call, or a named point: "
                + "\(CrashMoment.choices). \(CrashMoment.nearest(to: crash).map { "Did you mean “\($0)”?" } ?? "Example: “before verify”.") "
                + "Nothing was charged.")
    }
}

/// A command other than the shop that may use the full screen; without a terminal it runs like any other command.
protocol FullScreenCommand: KioskCommand {
    /// Whether the command uses the full screen.
    var opensScreen: Bool { get }

    /// Runs the command on the thread that owns the terminal.
    ///
    /// - Returns: How the command ended.
    /// - Throws: ``CommandFailure``.
    func runOnScreen(
        _ settings: Settings, _ capabilities: TerminalCapabilities
    ) throws -> ScreenExitReason
}

/// How a command ended that used the full screen.
enum ScreenExitReason {
    /// The command finished with an exit code.
    case code(Int32)
    /// A signal asked the process to end; the process ends by that signal.
    case signal(LoopSignal)
}
