import ArgumentParser

/// The options of every command.
///
/// Each one except `--json` also has a `KIOSK_` variable, and each one except `--ephemeral`, `--config` and `--json`
/// has a line in the config file and follows from the table of settings.
struct GlobalOptions: ParsableArguments, CustomReflectable {
    /// The values of the settings that were given.
    var givenValues: [SettingKey: String] = [:]

    @Flag(help: "Use new state that is removed at exit.")
    var ephemeral = false

    @Option(
        help: ArgumentHelp(
            "The config file to use instead of ~/.config/kiosk/config.yaml.", valueName: "file"),
        completion: .file(extensions: ["yaml", "yml"]))
    var config: String?

    @Flag(help: "Print one JSON object per line on stdout.")
    var json = false

    private static let rows = SettingDefinition.withOption(SettingDefinition.global)

    var customMirror: Mirror {
        var children: [Mirror.Child] = []
        for row in Self.rows {
            // The help lists these two options among the settings.
            if row.key == .account { children.append((label: "ephemeral", value: _ephemeral)) }
            if row.key == .autoFinish { children.append((label: "config", value: _config)) }
            children.append(row.definition)
        }
        children.append((label: "json", value: _json))
        return Mirror(self, children: children)
    }

    init() {}

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: StringKey.self)
        givenValues = try SettingDefinition.values(of: Self.rows, in: container)
        _ephemeral = try container.decode(
            Flag<Bool>.self, forKey: StringKey(stringValue: "ephemeral"))
        _config = try container.decode(
            Option<String?>.self, forKey: StringKey(stringValue: "config"))
        _json = try container.decode(Flag<Bool>.self, forKey: StringKey(stringValue: "json"))
    }
}

extension GlobalOptions {
    /// The settings that the scenario file determines, because each scenario is played in a world of its own: all
    /// except the app and the theme.
    private static let fixedByScenario = SettingDefinition.global.map(\.key)
        .filter { $0 != .bundleID && $0 != .theme }

    /// Throws for an option of the command line that does not affect a scenario. `KIOSK_` variables are ignored
    /// instead, because they also serve other commands.
    ///
    /// - Parameters:
    ///   - more: Further settings without effect.
    ///   - file: The noun for the file that determines them, such as “a scenario’s file”.
    /// - Throws: ``CommandFailure`` with exit code 64.
    func refuseIneffective(
        and more: [SettingKey] = [], by file: String
    ) throws(CommandFailure) {
        let givenValues = givenValues
        let ineffective = (Self.fixedByScenario + more).first { givenValues[$0] != nil }
        guard let ineffective, let option = ineffective.option else { return }
        let isToggle = SettingDefinition.of(ineffective)?.kind == .toggle
        let isOff = isToggle && givenValues[ineffective] == "false"
        throw .usage(
            "\(isOff ? "--no-" + ineffective.rawValue : option) cannot be used here: a scenario runs in a separate world, "
                + "and \(file) specifies the catalog, the accounts, the devices and the outcomes. "
                + "Nothing was run.")
    }
}
