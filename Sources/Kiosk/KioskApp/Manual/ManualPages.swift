import KioskManual

/// The manual pages, generated from the command line and from the table of settings.
enum ManualPages {
    /// The articles that describe a file, and the names of their pages: these are in section 5, the others in section 7.
    private static let fileFormats = [
        "scenarios": "scenario", "catalogs": "catalog", "configuration": "config",
        "themes": "theme",
    ]

    /// The names of all pages, such as `kiosk`, `kiosk-config` and `kiosk-refunds`.
    static var names: [String] { ["kiosk"] + ManualArticle.all.map(name) }

    /// The page of a name or of a topic of the manual.
    ///
    /// - Returns: nil if there is no such page, and if the parser describes the command line in an unknown form.
    static func page(_ name: String) -> ManualPage? {
        if name == "kiosk" { return CommandDescription.kiosk().map(kiosk) }
        return ManualArticle.all.first { $0.topic == name || self.name(of: $0) == name }.map(page)
    }

    private static func name(of article: ManualArticle) -> String {
        "kiosk-" + (fileFormats[article.topic] ?? article.topic)
    }

    private static func section(of article: ManualArticle) -> Int {
        fileFormats[article.topic] == nil ? 7 : 5
    }

    // MARK: kiosk(1)

    private static func kiosk(_ root: CommandDescription) -> ManualPage {
        let shared = CommandDescription.shared(in: root)
        var blocks: [MarkdownBlock] = [
            .heading(level: 2, "SYNOPSIS"), .paragraph("kiosk [command] [options] [values]"),
            .heading(level: 2, "DESCRIPTION"),
        ]
        blocks += MarkdownBlock.read(help: root.discussion ?? "").map(promoted)
        blocks.append(.heading(level: 2, "OPTIONS"))
        blocks.append(.paragraph("Every command accepts these options, before or after its name."))
        blocks += shared.map(term)
        blocks.append(.heading(level: 2, "COMMANDS"))
        blocks += commands(root).flatMap { self.blocks(of: $0, without: Set(shared.map(\.usage))) }
        return ManualPage(
            name: "kiosk", section: 1, abstract: root.abstract ?? "",
            blocks: blocks + environment + files)
    }

    /// Turns the subheadings of the program's help into headings of their own.
    private static func promoted(_ block: MarkdownBlock) -> MarkdownBlock {
        if case .heading(_, let title) = block { .heading(level: 2, title) } else { block }
    }

    /// Lists all subcommands with their own subcommands, in the order of the help.
    private static func commands(_ command: CommandDescription) -> [CommandDescription] {
        (command.subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" }
            .flatMap { [$0] + commands($0) }
    }

    private static func blocks(
        of command: CommandDescription, without shared: Set<String>
    ) -> [MarkdownBlock] {
        let own = command.shown.filter { !shared.contains($0.usage) && $0.usage != "-h, --help" }
        let values = own.filter { $0.kind == "positional" }.map { argument in
            argument.isOptional ? "[\(argument.usage)]" : argument.usage
        }
        var blocks: [MarkdownBlock] = [
            .heading(level: 3, ([command.path] + values).joined(separator: " ")),
            .paragraph(command.abstract ?? ""),
        ]
        blocks += own.map(term)
        return blocks + MarkdownBlock.read(help: command.discussion ?? "").map(demoted)
    }

    private static func demoted(_ block: MarkdownBlock) -> MarkdownBlock {
        guard case .heading(_, let title) = block else { return block }
        return .paragraph(title.prefix(1) + title.dropFirst().lowercased() + ":")
    }

    private static func term(_ argument: CommandDescription.Argument) -> MarkdownBlock {
        .term(argument.usage, argument.abstract ?? "")
    }

    private static var environment: [MarkdownBlock] {
        let variables = SettingDefinition.all.compactMap { option in
            option.key.variable.map { MarkdownBlock.term($0, option.sentence) }
        }
        return [.heading(level: 2, "ENVIRONMENT")] + variables + [
            .term(EnvironmentVariables.config, "The config file."),
            .term(EnvironmentVariables.ephemeral, "If 1, uses new state that is removed at exit."),
            .term(
                "LC_ALL, LC_MESSAGES, LANG", "The language, if no setting specifies one."),
            .term("NO_COLOR, CLICOLOR, CLICOLOR_FORCE, COLORTERM, TERM", "The colors."),
            .term("ACCESSIBLE", "If 1, the shop is a line-by-line dialogue."),
        ]
    }

    private static var files: [MarkdownBlock] {
        [
            .heading(level: 2, "FILES"),
            .term("$XDG_CONFIG_HOME/kiosk/config.yaml", "Settings; see kiosk-config(5)."),
            .term("$XDG_CONFIG_HOME/kiosk/themes", "Your own themes."),
            .term("$XDG_STATE_HOME/kiosk/PROFILE", "The state of a profile."),
            .term(
                "$XDG_STATE_HOME/kiosk/\(SavedPreferences.fileName)",
                "What was picked in the shop: theme, language and order."),
            .heading(level: 2, "SEE ALSO"), .paragraph("kiosk-config(5)"),
        ]
    }

    // MARK: Articles

    private static func page(_ article: ManualArticle) -> ManualPage {
        let text = article.blocks.dropFirst(2)
        let linked = text.flatMap(\.sourceLines).flatMap(MarkdownRun.parse).compactMap(\.link)
        let related = ManualArticle.all.filter { linked.contains($0.topic + ".md") }
            .map { "\(name(of: $0))(\(section(of: $0)))" }
        return ManualPage(
            name: name(of: article), section: section(of: article), abstract: article.summary,
            blocks: Array(text) + [
                .heading(level: 2, "SEE ALSO"),
                .paragraph((["kiosk(1)"] + related).joined(separator: ", ")),
            ])
    }
}
