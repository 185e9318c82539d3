import FoundationEssentials
import Glibc
import TerminalDriver
import TerminalGraphics

/// The program: runs the command of its process, on a full screen or in lines.
package enum KioskApp {
    /// Runs the command of the process and ends the process with its exit code.
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
        // Without arguments the shop is opened directly: parsing an empty command line takes longer than drawing the
        // shop.
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

    /// Returns the command of the command line. It ends the process after help or a parsing error.
    private static func prepared(_ run: CommandRun) -> (any KioskCommand, Settings) {
        switch run.prepare() {
        case .command(let command, let settings): (command, settings)
        case .ended(let code): exit(StandardStream.exitCode(code))
        }
    }

    /// Opens the shop without parsing a command line, or returns if the settings request a line-based dialogue.
    private static func openShop(_ run: CommandRun, _ capabilities: TerminalCapabilities) {
        do throws(CommandFailure) {
            let settings = try Settings.resolve(SettingsSource(run.context, usesPicks: true))
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
        _ run: CommandRun, _ command: any KioskCommand, _ settings: Settings
    ) -> Never {
        let signals = StopSignals()
        let leftovers = TemporaryState()
        leftovers.note(settings)
        let task = Task.detached {
            let code = await run.perform(command, settings)
            // If a signal came first, it ends the process, and failures caused by the removed files are not reported.
            guard leftovers.remove() else { return }
            exit(StandardStream.exitCode(code))
        }
        var signal = signals.wait()
        if command.stopsItself {
            task.cancel()
            // A second signal ends the process immediately.
            signal = signals.wait()
        }
        leftovers.remove()
        signals.end(by: signal)
    }
}
