import ArgumentParser
import Testing

@testable import KioskApp

@Suite("Command help")
struct HelpTests {
    static let commands = RootCommand.configuration.subcommands.flatMap { command in
        [command] + command.configuration.subcommands
    }

    @Test(
        "every command has help that fits into 80 columns",
        arguments: commands.map { "\($0)" })
    func help(name: String) throws {
        let command = try #require(Self.commands.first { "\($0)" == name })
        #expect(!command.configuration.abstract.isEmpty)
        let help = RootCommand.helpMessage(for: command, columns: 80)
        #expect(help.contains("USAGE: kiosk"))
        for line in help.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
        // An example or exit code that is broken over two lines cannot be copied or read.
        for line in command.configuration.discussion.split(separator: "\n")
        where line.hasPrefix("  ") {
            #expect(help.contains("\n" + line + "\n"), "\(line)")
        }
    }

    @Test("every setting has an option of the same name")
    func options() {
        let help = RootCommand.helpMessage(for: ShopCommand.self, columns: 200)
        for key in SettingKey.allCases where key != .keys {
            #expect(help.contains(key.option ?? "-"), "\(key)")
        }
    }
}
