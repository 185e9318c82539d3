import ArgumentParser
import KioskScenario

extension ScenarioCommand {
    /// Prints the JSON Schema of scenario files.
    struct Schema: KioskCommand {
        static let configuration = CommandConfiguration(
            commandName: "schema",
            abstract: "Print the JSON Schema of scenario files, for an editor.",
            discussion: """
                An editor that knows it completes and explains the words of a scenario, and underlines what means \
                nothing. It is made of the same tables from which scenarios are read.

                EXAMPLES
                  kiosk scenario schema > kiosk-scenario.json
                  # then, in the first line of a scenario:
                  # yaml-language-server: $schema=kiosk-scenario.json
                """)

        @OptionGroup var options: GlobalOptions

        func run(_ settings: Settings) async throws -> Int32 {
            settings.output.sink.write(ScenarioSchema.text)
            return 0
        }
    }
}
