import ArgumentParser

/// The manual pages, generated from the command line and from the table of settings.
enum Manual {
    /// The names of the pages.
    enum Name: String, CaseIterable, ExpressibleByArgument {
        case kiosk
        case config = "kiosk-config"
    }

    /// Returns a page; nil only if the parser's dump of the command line has an unknown format.
    static func page(_ name: Name) -> ManualPage? {
        switch name {
        case .kiosk: CommandDescription.kiosk().map(kiosk)
        case .config: config
        }
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
        blocks.append(.paragraph("Every command takes these, before or behind its name."))
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
            .term(EnvironmentVariables.ephemeral, "With 1, a fresh state that is removed at exit."),
            .term(
                "LC_ALL, LC_MESSAGES, LANG", "The language, where no setting says one."),
            .term("NO_COLOR, CLICOLOR, CLICOLOR_FORCE, COLORTERM, TERM", "The colours."),
            .term("ACCESSIBLE", "With 1, the shop is a dialogue in lines."),
        ]
    }

    private static var files: [ManualBlock] {
        [
            .heading("FILES"),
            .term("$XDG_CONFIG_HOME/kiosk/config.yaml", "Settings; see kiosk-config(5)."),
            .term("$XDG_CONFIG_HOME/kiosk/themes", "Themes of your own."),
            .term("$XDG_STATE_HOME/kiosk/PROFILE", "The state of a profile."),
            .term(
                "$XDG_STATE_HOME/kiosk/\(SavedPreferences.fileName)",
                "What was picked in the shop: theme, language and order."),
            .heading("SEE ALSO"), .paragraph("kiosk-config(5)"),
        ]
    }

    // MARK: kiosk-config(5)

    private static var config: ManualPage {
        let settings = SettingOption.all.map { option in
            ManualBlock.term(
                "\(option.key.rawValue): \(option.example)",
                "\(option.sentence) Values: \(option.kind.word). Default: \(option.usual)."
                    + (option.isLive ? " An open shop takes a change up at once." : ""))
        }
        return ManualPage(
            name: "kiosk-config", section: 5, abstract: "settings of kiosk",
            blocks: [
                .heading("DESCRIPTION"),
                .paragraph(
                    "Settings are written in YAML as “name: value”, one a line, in "
                        + "$XDG_CONFIG_HOME/kiosk/config.yaml, else ~/.config/kiosk/config.yaml. An option of the "
                        + "command line and a variable of the environment count before a line of the file; what was "
                        + "picked in the shop counts until the line for it is changed."),
                .paragraph(
                    "A name that means nothing is passed over and said; a value that cannot be stops every command "
                        + "with its line and column (exit code 65). An open shop reads a saved file again; one that "
                        + "is broken changes nothing."),
                .heading("SETTINGS"),
            ] + settings + [
                .heading("KEYS"),
                .paragraph(
                    "Below “keys:” stand names of actions, each with one key, a list of them, or none. The keys of an "
                        + "action replace those that it has by default. A default key that is given to another action "
                        + "is taken from the one that has it. Two actions that work on the same screen cannot have the "
                        + "same key. Ctrl-C, Ctrl-L and Esc stay where they are, and so do the keys inside dialogs."
                ),
                .paragraph(
                    "A key is one character, or one of enter, esc, tab, space, backspace, delete, insert, up, down, "
                        + "left, right, home, end, pgup, pgdn and f1 to f20, with ctrl-, alt- or shift- before it. "
                        + "“kiosk help keys” lists the actions."),
                .literal(["keys:", "  buy: x", "  refresh: [f5, alt-r]", "  mouse: none"]),
                .heading("SEE ALSO"), .paragraph("kiosk(1)"),
            ])
    }
}
