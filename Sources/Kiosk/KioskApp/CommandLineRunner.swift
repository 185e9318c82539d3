import ArgumentParser
import PurchaseCore
import StoreModel
import TerminalGraphics

/// Runs one command line: parses it, resolves its settings, runs the command and reports the outcome.
struct CommandLineRunner {
    /// The arguments without the name of the program.
    let arguments: [String]
    let context: ProcessContext

    /// A command that can be run, or the exit code of a command line that was handled already.
    enum Prepared {
        case command(any KioskCommand, Settings)
        case ended(Int32)
    }

    /// Parses the command line and resolves the settings of its command. It prints help, warnings and failures.
    func prepare() -> Prepared {
        if arguments.first == "help", arguments.dropFirst().first != "keys" {
            return .ended(help(Array(arguments.dropFirst())))
        }
        let parsed: any ParsableCommand
        do {
            if let word = ArgumentReorderer.unknownCommand(in: arguments, commands: Self.commands) {
                throw CommandPath.unknown(word)
            }
            try CommandPath.checkGroup(in: words)
            parsed = try CommandPath.parse(words)
        } catch let failure as CommandFailure {
            return .ended(failed(failure, Output(isJSON: isJSON, in: context)))
        } catch {
            return .ended(printParsingError(error))
        }
        guard let command = parsed as? any KioskCommand else { return .ended(run(parsed)) }
        do throws(CommandFailure) {
            var settings = try command.settings(in: context)
            let crashing = command as? any CrashingCommand
            settings.crash = try crashing?.crashMoment()
            settings.crashText = crashing?.crash
            for warning in settings.warnings { settings.output.note(warning) }
            return .command(command, settings)
        } catch {
            let failure = command is any ChargingCommand ? error.chargingNothing : error
            return .ended(failed(failure, Output(isJSON: command.options.json, in: context)))
        }
    }

    /// Runs a command and prints its failure if there is one.
    ///
    /// - Returns: The exit code.
    func perform(_ command: any KioskCommand, _ settings: Settings) async -> Int32 {
        let code: Int32
        do {
            code = try await command.run(settings)
        } catch {
            // A killed command, or one with an open order, keeps the account under which the order continues.
            if CommandFailure(of: error).charged == .no {
                SavedProfileState.forgetAccount(settings)
            }
            code = failed(error, settings.output)
        }
        // The process would have been killed at the crash point, so it was not reached.
        if let moment = settings.crash {
            settings.output.note(
                "The crash point “\(settings.name(of: moment))” was not reached, so this process was not killed."
            )
        }
        return code
    }

    /// Prints a failure and returns its exit code.
    func failed(_ error: any Error, _ output: Output) -> Int32 {
        let failure = CommandFailure(of: error)
        output.failure(failure.caused(by: context.struckFaults.causes(of: failure)))
        return failure.exitCode
    }

    private var words: [String] {
        // `help keys` is the same as `keys`.
        if arguments.starts(with: ["help", "keys"]) { return Array(arguments.dropFirst()) }
        return ArgumentReorderer.withCommand(arguments, commands: Self.commands)
    }

    private static let commands = Set(RootCommand.configuration.subcommands.map { $0._commandName })

    private func help(_ words: [String]) -> Int32 {
        do {
            return run(try HelpCommand.parse(words))
        } catch {
            return printParsingError(error, by: HelpCommand.self)
        }
    }

    private var isJSON: Bool { arguments.contains("--json") }

    /// Runs a command without settings, including help and a group of commands without a subcommand.
    private func run(_ command: any ParsableCommand) -> Int32 {
        var command = command
        do {
            if let command = command as? any StandaloneCommand {
                try command.run(in: context)
            } else {
                try command.run()
            }
            return 0
        } catch let failure as CommandFailure {
            return failed(failure, Output(isJSON: isJSON, in: context))
        } catch {
            return printParsingError(error)
        }
    }

    /// Prints help and the version to stdout, and a parsing error to stderr as a failure with exit code 64.
    private func printParsingError(
        _ error: any Error, by command: any ParsableCommand.Type = RootCommand.self
    ) -> Int32 {
        let isHelp = command.exitCode(for: error) == .success
        let sentence = command.message(for: error)
        let improved = isHelp ? sentence : ParserMessageRewriter(words: words).improved(sentence)
        if !isHelp, isJSON {
            Output(isJSON: true, in: context).failure(.usage(improved))
            return 64
        }
        var full = command.fullMessage(for: error)
        if !isHelp {
            full = full.replacing(sentence, with: improved, maxReplacements: 1)
                // The help command is parsed without the name of the program.
                .replacing("'help --help'", with: "'kiosk help help'")
        }
        let message = SafeText(untrusted: full, limit: 20_000, multiline: true)
        context.sink.write(message.string + "\n", to: isHelp ? .output : .error)
        return isHelp ? 0 : 64
    }
}

extension KioskApp {
    /// Runs one command line to its end, in this process and without a terminal of its own.
    ///
    /// - Parameter arguments: The arguments without the name of the program.
    /// - Returns: The exit code.
    package static func run(_ arguments: [String], in context: ProcessContext) async -> Int32 {
        let run = CommandLineRunner(arguments: arguments, context: context)
        switch run.prepare() {
        case .ended(let code): return code
        case .command(let command, let settings):
            defer { settings.removeIfEphemeral() }
            return await run.perform(command, settings)
        }
    }
}
