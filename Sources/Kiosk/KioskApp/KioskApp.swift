import ArgumentParser
import FoundationEssentials
import Glibc
import TerminalDriver
import TerminalGraphics

/// The program: reads the command line, runs the command, says how it ended.
package enum KioskApp {
    /// Runs the command that the process was started with, and ends the process with its exit code.
    package static func main() -> Never {
        StandardStream.openWhatIsClosed()
        CoreFiles.switchOff()
        signal(SIGPIPE, SIG_IGN)
        let environment = ProcessInfo.processInfo.environment
        let capabilities = TerminalCapabilities.detect(
            environment: environment, isTTY: isatty(0) == 1 && isatty(1) == 1)
        // Alone it means the shop: to parse that there is nothing to parse takes longer than to draw it.
        if CommandLine.argc == 1, capabilities.mode == .interactive {
            let settings = resolved(environment) { () throws(CommandFailure) in
                try .resolve(SettingsSource(environment: environment, usesPicks: true))
            }
            if !settings.interface.isAccessible {
                exit(openShop(settings, capabilities, recording: nil))
            }
            runUntilEnd(parsed(), settings)
        }
        let command = parsed()
        let settings = resolved(environment, isJSON: command.options.json) {
            () throws(CommandFailure) in
            var settings = try command.settings(environment)
            settings.crash = try (command as? any CrashingCommand)?.crashMoment()
            return settings
        }
        if let shop = command as? Shop, shop.opensScreen, !settings.interface.isAccessible,
            capabilities.mode == .interactive
        {
            exit(openShop(settings, capabilities, recording: shop.record))
        }
        if let screen = command as? any ScreenCommand, screen.opensScreen,
            !settings.interface.isAccessible, capabilities.mode == .interactive
        {
            exit(open(screen, settings, capabilities))
        }
        runUntilEnd(command, settings)
    }

    /// The command that the command line names; help, and what cannot be understood, end the process.
    private static func parsed() -> any KioskCommand {
        let parsed: any ParsableCommand
        do {
            parsed = try Root.parseAsRoot(words)
        } catch {
            exit(StandardStream.exitCode(refuse(error)))
        }
        guard let command = parsed as? any KioskCommand else {
            exit(StandardStream.exitCode(showHelp(parsed)))
        }
        return command
    }

    /// What was said, with its warnings told; what is wrong with it ends the process.
    private static func resolved(
        _ environment: [String: String], isJSON: Bool = false,
        _ read: () throws(CommandFailure) -> Settings
    ) -> Settings {
        do throws(CommandFailure) {
            let settings = try read()
            for warning in settings.warnings { settings.output.note(warning) }
            return settings
        } catch {
            exit(failed(error, Output(isJSON: isJSON, environment: environment)))
        }
    }

    /// Help, a group of commands of which none was named, and what needs no settings.
    private static func showHelp(_ command: any ParsableCommand) -> Int32 {
        var command = command
        do {
            try command.run()
            return 0
        } catch let failure as CommandFailure {
            let isJSON = CommandLine.arguments.contains("--json")
            return failed(
                failure, Output(isJSON: isJSON, environment: ProcessInfo.processInfo.environment))
        } catch {
            return refuse(error)
        }
    }

    private static var words: [String] {
        let typed = Array(CommandLine.arguments.dropFirst())
        // Help on the keys is the keys.
        if typed.starts(with: ["help", "keys"]) { return Array(typed.dropFirst()) }
        let commands = Root.configuration.subcommands.map { $0._commandName }
        return CommandWords.ordered(typed, commands: Set(commands))
    }

    /// Help and version go to stdout; what cannot be understood is said like any other failure, with exit code 64.
    private static func refuse(_ error: any Error) -> Int32 {
        let isHelp = Root.exitCode(for: error) == .success
        if !isHelp, CommandLine.arguments.contains("--json") {
            Output(isJSON: true).failure(.usage(Root.message(for: error)))
            return 64
        }
        let message = SafeText(
            untrusted: Root.fullMessage(for: error), limit: 20_000, multiline: true)
        let stream = isHelp ? StandardStream.output : .error
        stream.write(message.string + "\n")
        return isHelp ? 0 : 64
    }

    private static func openShop(
        _ settings: Settings, _ capabilities: TerminalCapabilities, recording: String?
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
            return failed(error, settings.output)
        }
    }

    private static func open(
        _ command: any ScreenCommand, _ settings: Settings, _ capabilities: TerminalCapabilities
    ) -> Int32 {
        let leftovers = Leftovers()
        leftovers.note(settings)
        do {
            let ending = try {
                // Whoever leaves early leaves worlds behind that are still being played.
                defer { leftovers.remove() }
                return try command.runOnScreen(
                    settings, settings.interface.applied(to: capabilities))
            }()
            switch ending {
            case .code(let code): return StandardStream.exitCode(code)
            case .signal(let signal): signal.endProcess()
            }
        } catch {
            return failed(error, settings.output)
        }
    }

    /// Runs the command in a task, and waits on this thread for its end or for a signal.
    private static func runUntilEnd(
        _ command: any KioskCommand, _ settings: Settings
    ) -> Never {
        let signals = StopSignals()
        let leftovers = Leftovers()
        leftovers.note(settings)
        let task = Task.detached {
            let code = await run(command, settings)
            // A signal that came first ends the process, and what fails since its files are gone is nobody's news.
            guard leftovers.remove() else { return }
            exit(StandardStream.exitCode(code))
        }
        var signal = signals.wait()
        if command.stopsItself {
            task.cancel()
            // Whoever asks twice does not want to wait.
            signal = signals.wait()
        }
        leftovers.remove()
        signals.end(by: signal)
    }

    private static func run(
        _ command: any KioskCommand, _ settings: Settings
    ) async -> Int32 {
        let code: Int32
        do {
            code = try await command.run(settings)
        } catch {
            code = failed(error, settings.output)
        }
        // Whoever is told to die and reaches the place does not come so far.
        if let moment = settings.crash {
            settings.output.note("The point “\(moment)” was not reached: nothing was killed.")
        }
        return code
    }

    private static func failed(_ error: any Error, _ output: Output) -> Int32 {
        let failure =
            error as? CommandFailure ?? CommandFailure(74, "unexpected", "\(error)")
        output.failure(failure)
        return failure.exitCode
    }
}
