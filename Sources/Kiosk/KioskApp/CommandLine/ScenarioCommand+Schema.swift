import ArgumentParser
import KioskScenario

extension ScenarioCommand {
    /// Prints the JSON Schema of scenario files.
    struct Schema: KioskCommand {
        static let configuration = CommandConfiguration(
            commandName: "schema",
            abstract: "Print the JSON Schema of scenario files for editors.",
            discussion: """
                With the schema, an editor completes and explains the keys of a scenario and marks invalid ones. It is \
                generated from the tables that kiosk uses to read scenarios.

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
