import ArgumentParser

struct ConfigCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "config", "Show the settings, their values and where each value comes from.",
        discussion: """
            A setting is an option (--account alice), a variable (KIOSK_ACCOUNT=alice) or a line of the config file \
            (account: alice), in this order of precedence. The theme, language and sort order that were picked in the \
            shop take precedence over the config file until its line for that setting is changed. The values that the \
            profile remembers and the defaults come last.

            EXAMPLES
              kiosk config explain
              mkdir -p ~/.config/kiosk && kiosk config example > ~/.config/kiosk/config.yaml
            """,
        subcommands: [Explain.self, Path.self, Reference.self, Example.self])

    struct Explain: KioskCommand {
        static let configuration = CommandConfiguration(
            "explain", "Show the value of each setting and where it comes from.",
            discussion: """
                With --json, it prints a line {"kind":"setting","name","value","source","file","line","column"} for \
                each setting, where source is option, variable, file, picked, profile, environment or default.

                EXAMPLES
                  kiosk config explain
                  kiosk config explain theme
                  KIOSK_ACCOUNT=alice kiosk config explain --json account
                """)
        @OptionGroup var options: GlobalOptions
        var changesState: Bool { false }
        @OptionGroup var screen: InterfaceOptions
        @Argument(
            help: "The settings to show; by default all.",
            completion: .list(SettingKey.allCases.map(\.rawValue)))
        var names: [String] = []

        var interface: InterfaceOptions? { screen }

        func run(_ settings: Settings) throws -> Int32 {
            let wanted = try names.map(Self.option)
            let shown = wanted.isEmpty ? SettingDefinition.all : wanted
            ResultPrinter.settings(shown.map { SettingJSON($0, settings) }, settings.output)
            settings.noteUnusableTheme()
            return 0
        }

        private static func option(_ name: String) throws(CommandFailure) -> SettingDefinition {
            if let key = SettingKey(rawValue: name), let option = SettingDefinition.of(key) {
                return option
            }
            throw ConfigReference.unknown(name)
        }
    }

    struct Path: StandaloneCommand {
        static let configuration = CommandConfiguration(
            "path", "Print the path of the config file, even if it does not exist.",
            discussion: """
                EXAMPLES
                  ${EDITOR:-vi} "$(kiosk config path)"
                """)
        @OptionGroup var options: GlobalOptions

        func run(in context: ProcessContext) throws {
            let source = SettingsInputs(options, nil, in: context, usesSavedPreferences: false)
            guard let path = source.configPath else {
                throw CommandFailure(
                    74, "no-config-folder",
                    "No folder for the config file was found: set HOME or XDG_CONFIG_HOME, or use "
                        + "--config FILE.")
            }
            let output = Output(isJSON: options.json, in: context)
            output.text(path)
            output.json(["kind": "config", "path": path, "exists": FileStamp(path) != nil])
        }
    }

    struct Reference: StandaloneCommand {
        static let configuration = CommandConfiguration(
            "reference", "Print every setting with its values, default and purpose.",
            discussion: """
                EXAMPLES
                  kiosk config reference
                  kiosk config reference --format schema > kiosk.schema.json
                """)
        @OptionGroup var options: GlobalOptions
        @Option(help: .init("text, md, or schema (JSON Schema, for editors).", valueName: "format"))
        var format = ConfigReference.Format.text

        func run(in context: ProcessContext) {
            let output = Output(isJSON: options.json, in: context)
            for option in SettingDefinition.all { output.json(.settingReference(option)) }
            for line in ConfigReference.lines(format, columns: output.columns) { output.text(line) }
        }
    }

    struct Example: StandaloneCommand {
        static let configuration = CommandConfiguration(
            "example", "Print a config file that explains every setting and sets none.",
            discussion: """
                EXAMPLES
                  mkdir -p ~/.config/kiosk && kiosk config example > ~/.config/kiosk/config.yaml
                """)
        @OptionGroup var options: GlobalOptions

        func run(in context: ProcessContext) {
            let output = Output(isJSON: false, in: context)
            for line in ConfigReference.example { output.text(line) }
        }
    }
}
