import ArgumentParser
import KioskManual
import KioskUI
import TerminalGraphics
import TextParsing

/// Parsed before the command line, because the parser's own `help` knows only commands.
struct HelpCommand: StandaloneCommand {
    static let configuration = CommandConfiguration(
        "help", "Show the help of a command, or an article of the manual.",
        usage: """
            kiosk help [<command> ...] [--json]
            kiosk help <topic> [--json]
            kiosk help topics [<topic>] [--json]
            kiosk help --search <words> [--json]
            """,
        discussion: """
            Where a command and a topic have the same name, “kiosk help NAME” shows the help of the command, and \
            “kiosk help topics NAME” the article.

            With --json, topics prints {"topic","title","summary"} for each article, a topic also its "text" in \
            Markdown, --search {"topic","title","line"} for each line, and a command {"command","summary","text"}.

            EXAMPLES
              kiosk help buy                  the help of a command
              kiosk help topics               the topics of the manual
              kiosk help getting-started      an article
              kiosk help --search "refund"    the lines of the manual that contain a word
            """)
    @Argument(help: ArgumentHelp("A command, a topic, or topics.", valueName: "name"))
    var names: [String] = []
    @Option(
        help: ArgumentHelp(
            "Search the manual for lines that contain each of these words.", valueName: "words"))
    var search: String?
    @Flag(help: "Print one JSON object per line on stdout.")
    var json = false

    func run(in context: ProcessContext) throws {
        let output = Output(isJSON: json, in: context)
        if let search {
            for (article, lines) in ManualArticle.matches(for: search) where json {
                for line in lines {
                    output.json([
                        "topic": article.topic, "title": article.title,
                        "line": MarkdownBlock.plain(line),
                    ])
                }
            }
            guard let results = ManualArticle.results(for: search) else {
                throw CommandFailure(
                    1, "not-found",
                    "No line of the manual contains “\(search.prefix(80))”. “kiosk help topics” lists the topics."
                )
            }
            return print(results, output)
        }
        if names.first == "topics" {
            guard names.count > 1 else {
                for article in ManualArticle.all { output.json(Self.json(article)) }
                return print(.contents, output)
            }
            return show(try article(names.dropFirst().joined(separator: "-")), output)
        }
        if let command = CommandPath.command(names) {
            let help =
                command == RootCommand.self
                ? RootCommand.helpMessage(columns: output.columns)
                : RootCommand.helpMessage(for: command, columns: output.columns)
            output.json([
                "command": (["kiosk"] + names).joined(separator: " "),
                "summary": command.configuration.abstract, "text": help,
            ])
            guard !json else { return }
            context.sink.write(
                SafeText(untrusted: help, limit: 20_000, multiline: true).string + "\n")
            let topic = names.joined(separator: "-")
            if ManualArticle(topic: topic) != nil {
                output.text("The manual has an article of this name: kiosk help topics \(topic)")
            }
            return
        }
        show(try article(names.joined(separator: "-")), output)
    }

    private func article(_ topic: String) throws -> ManualArticle {
        if let article = ManualArticle(topic: topic) { return article }
        let near = SpellingSuggestion.question(
            for: topic,
            in: ManualArticle.all.map(\.topic) + CommandPath.all.map { $0.joined(separator: "-") })
        throw CommandFailure.usage(
            "Unknown command or topic “\(names.joined(separator: " ").prefix(80))”."
                + (near ?? "")
                + " “kiosk --help” lists the commands, and “kiosk help topics” the topics.")
    }

    /// An article of the manual, with its text in Markdown if it is printed whole.
    private static func json(_ article: ManualArticle, text: String? = nil) -> JSONLine {
        [
            "topic": article.topic, "title": article.title, "summary": article.summary,
            "text": text,
        ]
    }

    private func show(_ article: ManualArticle, _ output: Output) {
        output.json(Self.json(article, text: article.text))
        print(article, output)
    }

    private func print(_ article: ManualArticle, _ output: Output) {
        guard !json else { return }
        for line in ManualLine.lines(
            of: article.blocks, width: min(output.columns ?? 100, 100), marksCode: true)
        {
            output.text(line.text)
        }
    }
}

/// The names of commands, as paths from the program down, such as `sandbox refund`.
enum CommandPath {
    /// The paths of all commands.
    static var all: [[String]] { paths(below: RootCommand.self) }

    private static func paths(below command: any ParsableCommand.Type) -> [[String]] {
        command.configuration.subcommands.flatMap { subcommand in
            [[subcommand._commandName]]
                + paths(below: subcommand).map { [subcommand._commandName] + $0 }
        }
    }

    /// Returns the command at a path, and nil if there is none.
    static func command(_ path: [String]) -> (any ParsableCommand.Type)? {
        var command: any ParsableCommand.Type = RootCommand.self
        for name in path {
            let found = command.configuration.subcommands.first { $0._commandName == name }
            guard let found else { return nil }
            command = found
        }
        return command
    }

    /// Returns the words at the start of a command line that name a command or a group.
    static func start(of words: [String]) -> [String] {
        var path: [String] = []
        while path.count < words.count, command(path + [words[path.count]]) != nil {
            path.append(words[path.count])
        }
        return path
    }

    /// Parses a command line.
    ///
    /// The parser of all commands computes the options of the command four times, and the command's own parser twice.
    /// This takes most of the time of a short command in a debug build. Only the former knows the path of the command,
    /// so it creates help and errors.
    static func parse(_ words: [String]) throws -> any ParsableCommand {
        let path = start(of: words)
        if let command = command(path), command.configuration.subcommands.isEmpty,
            let parsed = try? command.parseAsRoot(Array(words.dropFirst(path.count))),
            type(of: parsed) == command
        {
            return parsed
        }
        return try RootCommand.parseAsRoot(words)
    }

    /// Throws if a word behind the name of a group is not one of its commands.
    ///
    /// - Throws: ``CommandFailure`` with exit code 64, naming the command that was probably meant.
    static func checkGroup(in words: [String]) throws(CommandFailure) {
        let path = start(of: words)
        guard !path.isEmpty, path.count < words.count, let group = command(path),
            !(group is any KioskCommand.Type)
        else { return }
        let names = group.configuration.subcommands.map { $0._commandName }
        let (name, word) = (path.joined(separator: " "), words[path.count])
        guard !names.isEmpty, !word.isEmpty, !word.hasPrefix("-") else { return }
        let near = SpellingSuggestion.question(for: word, in: names, after: "kiosk \(name) ")
        throw .usage(
            "Unknown command “\(name) \(word.prefix(80))”.\(near ?? "")"
                + " “kiosk help \(name)” lists its commands.")
    }

    /// The failure of a word that is not a command, with the commands that may be meant.
    static func unknown(_ word: String) -> CommandFailure {
        let same = all.filter { $0.count > 1 && $0.last == word }
        let names =
            same.isEmpty ? nearest(to: word) : same.prefix(3).map { $0.joined(separator: " ") }
        let suggestion =
            names.isEmpty
            ? "" : " Did you mean " + names.map { "“kiosk \($0)”" }.joined(separator: " or ") + "?"
        return .usage(
            "Unknown command “\(word.prefix(80))”.\(suggestion) “kiosk --help” lists the commands.")
    }

    private static func nearest(to word: String) -> [String] {
        let top = all.filter { $0.count == 1 }.map { $0[0] }
        if let near = SpellingSuggestion.nearest(to: word, in: top) { return [near] }
        let last = SpellingSuggestion.nearest(to: word, in: all.compactMap(\.last))
        return all.filter { $0.last == last }.prefix(3).map { $0.joined(separator: " ") }
    }
}

struct ManCommand: StandaloneCommand {
    static let configuration = CommandConfiguration(
        "man", "Print a manual page, in roff or Markdown.",
        discussion: """
            EXAMPLES
              kiosk man | man -l -
              kiosk man kiosk-scenario | man -l -      # also: man scenarios
              kiosk man > ~/.local/share/man/man1/kiosk.1
            """)
    @Argument(
        help: ArgumentHelp(
            "kiosk, a topic of “kiosk help topics”, or the name of its page.", valueName: "page"),
        completion: .list(ManualPages.names))
    var page = "kiosk"
    @Option(help: ArgumentHelp("roff or md.", valueName: "format"))
    var format = Format.roff
    @OptionGroup var options: GlobalOptions

    /// The output format of the page.
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case roff, md
    }

    func run(in context: ProcessContext) throws {
        guard let page = ManualPages.page(page) else {
            let near = SpellingSuggestion.question(for: page, in: ManualPages.names)
            throw CommandFailure.usage(
                "Unknown manual page “\(page.prefix(80))”.\(near ?? "")"
                    + " “kiosk help topics” lists the topics.")
        }
        let lines = format == .roff ? page.roff : page.markdown
        for line in lines {
            context.sink.write(SafeText(untrusted: line, limit: 20_000).string + "\n")
        }
    }
}
