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
        let parsed: any ParsableCommand
        do {
            // Alone it means the shop, and parsing for one command takes a third of the time of parsing for all.
            parsed = try CommandLine.argc == 1 ? Shop.parse([]) : Root.parseAsRoot(words)
        } catch {
            exit(refuse(error))
        }
        guard let command = parsed as? any KioskCommand else {
            exit(showHelp(parsed))
        }
        let environment = ProcessInfo.processInfo.environment
        let capabilities = TerminalCapabilities.detect(
            environment: environment, isTTY: isatty(0) == 1 && isatty(1) == 1)
        let settings: Settings
        do throws(CommandFailure) {
            settings = try command.settings(environment)
        } catch {
            exit(failed(error, Output(isJSON: command.options.json, environment: environment)))
        }
        for warning in settings.warnings { settings.output.note(warning) }
        if let shop = command as? Shop, shop.opensScreen, !settings.interface.isAccessible,
            capabilities.mode == .interactive
        {
            exit(openShop(settings, capabilities, recording: shop.record))
        }
        runUntilEnd(command, settings)
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

    /// Runs the command in a task, and waits on this thread for its end or for a signal.
    private static func runUntilEnd(
        _ command: any KioskCommand, _ settings: Settings
    ) -> Never {
        let signals = StopSignals()
        let leftovers = Leftovers()
        leftovers.note(settings)
        Task.detached {
            let code = await run(command, settings)
            leftovers.remove()
            exit(code)
        }
        let signal = signals.wait()
        leftovers.remove()
        signals.end(by: signal)
    }

    private static func run(
        _ command: any KioskCommand, _ settings: Settings
    ) async -> Int32 {
        do {
            return try await command.run(settings)
        } catch {
            return failed(error, settings.output)
        }
    }

    private static func failed(_ error: any Error, _ output: Output) -> Int32 {
        let failure =
            error as? CommandFailure ?? CommandFailure(74, "unexpected", "\(error)")
        output.failure(failure)
        return failure.exitCode
    }
}
