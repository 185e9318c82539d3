import FoundationEssentials
import Glibc
import KioskScenario
import Synchronization
import TerminalDriver
import TerminalGraphics

/// The program: runs the command of its process, on a full screen or in lines.
package enum KioskApp {
    /// Runs the command of the process and ends the process with its exit code.
    package static func main() -> Never {
        StandardStream.openClosedStreams()
        CoreDumps.disable()
        signal(SIGPIPE, SIG_IGN)
        let environment = ProcessInfo.processInfo.environment
        let run = CommandLineRunner(
            arguments: Array(CommandLine.arguments.dropFirst()),
            context: ProcessContext(environment: environment))
        let capabilities = TerminalCapabilities.detect(
            environment: environment, isTTY: isatty(0) == 1 && isatty(1) == 1)
        // Without arguments the shop is opened directly: parsing an empty command line takes longer than drawing the
        // shop.
        if run.arguments.isEmpty, capabilities.mode == .interactive {
            openShop(run, capabilities)
        }
        let (command, settings) = prepared(run)
        let isScreen = !settings.interface.isAccessible && capabilities.mode == .interactive
        if let shop = command as? ShopCommand, shop.opensScreen, isScreen {
            exit(openShop(run, settings, capabilities, recording: shop.record))
        }
        if let screen = command as? any FullScreenCommand, screen.opensScreen, isScreen {
            exit(open(screen, run, settings, capabilities))
        }
        runUntilEnd(run, command, settings)
    }

    /// Returns the command of the command line. It ends the process after help or a parsing error.
    private static func prepared(_ run: CommandLineRunner) -> (any KioskCommand, Settings) {
        switch run.prepare() {
        case .command(let command, let settings): (command, settings)
        case .ended(let code): exit(StandardStream.exitCode(code))
        }
    }

    /// Opens the shop without parsing a command line, or returns if the settings request a line-based dialogue.
    private static func openShop(_ run: CommandLineRunner, _ capabilities: TerminalCapabilities) {
        do throws(CommandFailure) {
            let settings = try Settings.resolve(
                SettingsInputs(run.context, usesSavedPreferences: true))
            guard !settings.interface.isAccessible else {
                // The caller then parses the command line and resolves the settings again.
                return settings.removeIfEphemeral()
            }
            for warning in settings.warnings { settings.output.note(warning) }
            exit(openShop(run, settings, capabilities, recording: nil))
        } catch {
            exit(run.failed(error, Output(isJSON: false, in: run.context)))
        }
    }

    private static func openShop(
        _ run: CommandLineRunner, _ settings: Settings, _ capabilities: TerminalCapabilities,
        recording: String?
    ) -> Int32 {
        do {
            let ending = try {
                defer { settings.removeIfEphemeral() }
                return try ShopProgram.run(
                    settings, settings.interface.applied(to: capabilities), recording: recording)
            }()
            if case .signal(let signal) = ending { signal.endProcess() }
            return 0
        } catch {
            return run.failed(error, settings.output)
        }
    }

    private static func open(
        _ command: any FullScreenCommand, _ run: CommandLineRunner, _ settings: Settings,
        _ capabilities: TerminalCapabilities
    ) -> Int32 {
        let leftovers = TemporaryState()
        leftovers.register(settings)
        do {
            let ending = try {
                // If the user leaves early, the worlds of scenarios may still be in use.
                defer { leftovers.remove() }
                return try command.runOnScreen(
                    settings, settings.interface.applied(to: capabilities))
            }()
            switch ending {
            case .code(let code): return StandardStream.exitCode(code)
            case .signal(let signal): signal.endProcess()
            }
        } catch {
            return run.failed(error, settings.output)
        }
    }

    /// Runs the command in a task, while this thread waits for its end or a signal.
    private static func runUntilEnd(
        _ run: CommandLineRunner, _ command: any KioskCommand, _ settings: Settings
    ) -> Never {
        let signals = StopSignals()
        let leftovers = TemporaryState()
        leftovers.register(settings)
        let task = Task.detached {
            let code = await run.perform(command, settings)
            // If a signal came first, it ends the process, and failures caused by the removed files are not reported.
            guard leftovers.remove() else { return }
            exit(StandardStream.exitCode(code))
        }
        var signal = signals.wait()
        if command.endsWhenCancelled {
            task.cancel()
            // A second signal ends the process immediately.
            signal = signals.wait()
        }
        leftovers.remove()
        signals.end(by: signal)
    }
}

/// Ends a command after a signal, once its temporary state has been removed.
///
/// The signals are blocked and the main thread waits for them, because a signal handler could not remove a folder.
struct StopSignals {
    private var signals = sigset_t()

    /// Blocks SIGINT, SIGTERM, SIGHUP and SIGQUIT, except those that the process inherited as ignored.
    ///
    /// Create it before the second thread starts.
    init() {
        sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] where !Self.isIgnored(signal) {
            sigaddset(&signals, signal)
        }
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    /// Waits for one of the signals.
    func wait() -> Int32 {
        var signals = signals
        var signal: Int32 = 0
        while sigwait(&signals, &signal) != 0 {}
        return signal
    }

    /// Ends the process as the signal would have done by default.
    func end(by signal: Int32) -> Never {
        var signals = signals
        Glibc.signal(signal, SIG_DFL)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        raise(signal)
        exit(128 + signal)
    }

    private static func isIgnored(_ signal: Int32) -> Bool {
        var action = sigaction()
        guard sigaction(signal, nil, &action) == 0 else { return false }
        // SIG_IGN is the integer 1 in place of a function pointer, which cannot be compared as a function.
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    }
}

/// The temporary files of a run, which are removed however the run ends.
final class TemporaryState: Sendable {
    private let settings = Mutex<Settings?>(nil)

    /// Records the settings of the run once they are known.
    func register(_ settings: Settings) {
        self.settings.withLock { $0 = settings }
    }

    /// Removes the folder of an ephemeral run and the folders of scenario worlds. A second call does nothing.
    ///
    /// - Returns: Whether this was the first call.
    @discardableResult
    func remove() -> Bool {
        let settings = settings.withLock { settings in
            defer { settings = nil }
            return settings
        }
        guard let settings else { return false }
        settings.removeIfEphemeral()
        ScenarioFolder.removeAll()
        return true
    }
}

/// Disables core files, which would write the memory of a crashed process to disk.
enum CoreDumps {
    /// Keeps the signing key and the signed transactions out of core files.
    ///
    /// The size limit of core files is set to 0. The limit does not apply if the system pipes cores to a program, so
    /// the filter excludes all memory from them (core(5), `coredump_filter`). The user can still attach a debugger, but
    /// can read the key file anyway.
    static func disable() {
        var none = rlimit(rlim_cur: 0, rlim_max: 0)
        setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
        let filter = open("/proc/self/coredump_filter", O_WRONLY | O_CLOEXEC)
        guard filter >= 0 else { return }
        write(filter, "0", 1)
        close(filter)
    }
}
