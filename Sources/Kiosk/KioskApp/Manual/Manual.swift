import KioskManual

/// The manual pages, generated from the command line and from the table of settings.
enum Manual {
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
        var blocks: [ManualBlock] = [
            .heading("SYNOPSIS"), .paragraph("kiosk [command] [options] [values]"),
            .heading("DESCRIPTION"),
        ]
        blocks += ManualBlock.read(root.discussion ?? "").map(promoted)
        blocks.append(.heading("OPTIONS"))
        blocks.append(.paragraph("Every command accepts these options, before or after its name."))
        blocks += shared.map(term)
        blocks.append(.heading("COMMANDS"))
        blocks += commands(root).flatMap { self.blocks(of: $0, without: Set(shared.map(\.usage))) }
        return ManualPage(
            name: "kiosk", section: 1, abstract: root.abstract ?? "",
            blocks: blocks + environment + files)
    }

    /// Turns the subheadings of the program's help into headings of their own.
    private static func promoted(_ block: ManualBlock) -> ManualBlock {
        if case .subheading(let title) = block { .heading(title) } else { block }
    }

    /// Lists all subcommands with their own subcommands, in the order of the help.
    private static func commands(_ sheet: CommandDescription) -> [CommandDescription] {
        (sheet.subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" }
            .flatMap { [$0] + commands($0) }
    }

    private static func blocks(
        of sheet: CommandDescription, without shared: Set<String>
    ) -> [ManualBlock] {
        let own = sheet.shown.filter { !shared.contains($0.usage) && $0.usage != "-h, --help" }
        let values = own.filter { $0.kind == "positional" }.map { argument in
            argument.isOptional ? "[\(argument.usage)]" : argument.usage
        }
        var blocks: [ManualBlock] = [
            .subheading(([sheet.path] + values).joined(separator: " ")),
            .paragraph(sheet.abstract ?? ""),
        ]
        blocks += own.map(term)
        return blocks + ManualBlock.read(sheet.discussion ?? "").map(demoted)
    }

    private static func demoted(_ block: ManualBlock) -> ManualBlock {
        guard case .subheading(let title) = block else { return block }
        return .paragraph(title.prefix(1) + title.dropFirst().lowercased() + ":")
    }

    private static func term(_ argument: CommandDescription.Argument) -> ManualBlock {
        .term(argument.usage, argument.abstract ?? "")
    }

    private static var environment: [ManualBlock] {
        let variables = SettingOption.all.compactMap { option in
            option.key.variable.map { ManualBlock.term($0, option.sentence) }
        }
        return [.heading("ENVIRONMENT")] + variables + [
            .term(EnvironmentVariables.config, "The config file."),
            .term(EnvironmentVariables.ephemeral, "If 1, uses new state that is removed at exit."),
            .term(
                "LC_ALL, LC_MESSAGES, LANG", "The language, if no setting specifies one."),
            .term("NO_COLOR, CLICOLOR, CLICOLOR_FORCE, COLORTERM, TERM", "The colors."),
            .term("ACCESSIBLE", "If 1, the shop is a line-by-line dialogue."),
        ]
    }

    private static var files: [ManualBlock] {
        [
            .heading("FILES"),
            .term("$XDG_CONFIG_HOME/kiosk/config.yaml", "Settings; see kiosk-config(5)."),
            .term("$XDG_CONFIG_HOME/kiosk/themes", "Your own themes."),
            .term("$XDG_STATE_HOME/kiosk/PROFILE", "The state of a profile."),
            .term(
                "$XDG_STATE_HOME/kiosk/\(SavedPreferences.fileName)",
                "What was picked in the shop: theme, language and order."),
            .heading("SEE ALSO"), .paragraph("kiosk-config(5)"),
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
            blocks: text.flatMap(ManualBlock.blocks) + [
                .heading("SEE ALSO"), .paragraph((["kiosk(1)"] + related).joined(separator: ", ")),
            ])
    }
}

extension ManualBlock {
    /// The parts of a manual page for a block of an article.
    fileprivate static func blocks(of block: MarkdownBlock) -> [ManualBlock] {
        switch block {
        case .heading(let level, let text):
            [level > 2 ? .subheading(plain(text)) : .heading(plain(text))]
        case .paragraph(let text): [.paragraph(plain(text))]
        case .list(let items): items.map { .term($0.marker, plain($0.text)) }
        case .code(let lines): [.literal(lines)]
        case .table(let header, let rows): rows.map { term($0, header: header) }
        }
    }

    /// A row of a table: its first cell is the term, and several other cells are named by their headers.
    private static func term(_ row: [String], header: [String]) -> ManualBlock {
        let cells = zip(header, row).dropFirst().filter { !$0.1.isEmpty }
        let text = cells.map { header, cell in
            row.count == 2 ? plain(cell) : "\(plain(header)): \(plain(cell))"
        }
        return .term(plain(row.first ?? ""), text.joined(separator: " | "))
    }

    private static func plain(_ text: String) -> String {
        MarkdownRun.parse(text).map(\.text).joined()
    }
}
