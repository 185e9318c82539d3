import FoundationEssentials
import Glibc
import TerminalDriver
import TerminalGraphics

/// The program: runs the command that its process was started with, on a screen or in lines.
package enum KioskApp {
    /// Runs the command that the process was started with, and ends the process with its exit code.
    package static func main() -> Never {
        StandardStream.openWhatIsClosed()
        CoreFiles.switchOff()
        signal(SIGPIPE, SIG_IGN)
        let environment = ProcessInfo.processInfo.environment
        let run = CommandRun(
            arguments: Array(CommandLine.arguments.dropFirst()),
            context: ProcessContext(environment: environment))
        let capabilities = TerminalCapabilities.detect(
            environment: environment, isTTY: isatty(0) == 1 && isatty(1) == 1)
        // Alone it means the shop: to parse that there is nothing to parse takes longer than to draw it.
        if run.arguments.isEmpty, capabilities.mode == .interactive {
            openShop(run, capabilities)
        }
        let (command, settings) = prepared(run)
        let isScreen = !settings.interface.isAccessible && capabilities.mode == .interactive
        if let shop = command as? Shop, shop.opensScreen, isScreen {
            exit(openShop(run, settings, capabilities, recording: shop.record))
        }
        if let screen = command as? any ScreenCommand, screen.opensScreen, isScreen {
            exit(open(screen, run, settings, capabilities))
        }
        runUntilEnd(run, command, settings)
    }

    /// The command of the command line; help, and what cannot be understood, end the process.
    private static func prepared(_ run: CommandRun) -> (any KioskCommand, Settings) {
        switch run.prepare() {
        case .command(let command, let settings): (command, settings)
        case .ended(let code): exit(StandardStream.exitCode(code))
        }
    }

    /// Opens the shop without parsing a command line; returns where settings ask for a dialogue in lines.
    private static func openShop(_ run: CommandRun, _ capabilities: TerminalCapabilities) {
        do throws(CommandFailure) {
            let settings = try Settings.resolve(SettingsSource(run.context, usesPicks: true))
            guard !settings.interface.isAccessible else {
                // The command line is parsed then, and resolves its settings anew.
                return settings.removeIfEphemeral()
            }
            for warning in settings.warnings { settings.output.note(warning) }
            exit(openShop(run, settings, capabilities, recording: nil))
        } catch {
            exit(run.failed(error, Output(isJSON: false, in: run.context)))
        }
    }

    private static func openShop(
        _ run: CommandRun, _ settings: Settings, _ capabilities: TerminalCapabilities,
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
        _ command: any ScreenCommand, _ run: CommandRun, _ settings: Settings,
        _ capabilities: TerminalCapabilities
    ) -> Int32 {
        let leftovers = TemporaryState()
        leftovers.note(settings)
        do {
            let ending = try {
                // Leaving early leaves worlds behind that are still being played.
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

    /// Runs the command in a task, and waits on this thread for its end or for a signal.
    private static func runUntilEnd(
        _ run: CommandRun, _ command: any KioskCommand, _ settings: Settings
    ) -> Never {
        let signals = StopSignals()
        let leftovers = TemporaryState()
        leftovers.note(settings)
        let task = Task.detached {
            let code = await run.perform(command, settings)
            // A signal that came first ends the process; failures that follow from its removed files are not reported.
            guard leftovers.remove() else { return }
            exit(StandardStream.exitCode(code))
        }
        var signal = signals.wait()
        if command.stopsItself {
            task.cancel()
            // A second signal ends the process at once.
            signal = signals.wait()
        }
        leftovers.remove()
        signals.end(by: signal)
    }
}
