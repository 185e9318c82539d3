import ArgumentParser
import FoundationEssentials
import Glibc
import TerminalDriver
import TerminalGraphics

/// The program: reads the command line, runs the command, says how it ended.
package enum KioskApp {
    /// Runs the command that the process was started with, and ends the process with its exit code.
    package static func main() -> Never {
        signal(SIGPIPE, SIG_IGN)
        let command: any ParsableCommand
        do {
            command = CommandLine.argc == 1 ? Shop.bare : try Root.parseAsRoot()
        } catch {
            exit(refuse(error))
        }
        guard let command = command as? any KioskCommand else {
            StandardStream.output.write(Root.helpMessage() + "\n")
            exit(0)
        }
        let environment = ProcessInfo.processInfo.environment
        let capabilities = TerminalCapabilities.detect(
            environment: environment, isTTY: isatty(0) == 1 && isatty(1) == 1)
        if command is Shop, !command.options.json, capabilities.mode == .interactive {
            exit(openShop(command, capabilities, environment))
        }
        Task.detached { exit(await run(command)) }
        while true { pause() }
    }

    /// Help and version go to stdout; what cannot be understood goes to stderr, made safe, with exit code 64.
    private static func refuse(_ error: any Error) -> Int32 {
        let message = SafeText(
            untrusted: Root.fullMessage(for: error), limit: 20_000, multiline: true)
        let code = Root.exitCode(for: error)
        let stream = code == .success ? StandardStream.output : .error
        stream.write(message.string + "\n")
        return code == .success ? 0 : 64
    }

    private static func openShop(
        _ command: any KioskCommand, _ capabilities: TerminalCapabilities,
        _ environment: [String: String]
    ) -> Int32 {
        do {
            let settings = try Settings.resolve(command.options, environment: environment)
            let ending = try {
                defer { settings.removeIfEphemeral() }
                return try ShopProgram.run(settings, capabilities, environment: environment)
            }()
            if case .signal(let signal) = ending { signal.endProcess() }
            return 0
        } catch let failure as CommandFailure {
            Output(isJSON: false).failure(failure)
            return failure.exitCode
        } catch {
            Output(isJSON: false).failure(CommandFailure(74, "unexpected", "\(error)"))
            return 74
        }
    }

    private static func run(_ command: any KioskCommand) async -> Int32 {
        let output = Output(isJSON: command.options.json)
        do {
            let settings = try Settings.resolve(
                command.options, environment: ProcessInfo.processInfo.environment)
            defer { settings.removeIfEphemeral() }
            return try await command.run(settings)
        } catch let failure as CommandFailure {
            output.failure(failure)
            return failure.exitCode
        } catch {
            output.failure(CommandFailure(74, "unexpected", "\(error)"))
            return 74
        }
    }
}

extension Settings {
    /// Removes the folder of a run that was to leave nothing behind.
    fileprivate func removeIfEphemeral() {
        guard isEphemeral else { return }
        try? FileManager.default.removeItem(atPath: profileFolder)
    }
}
