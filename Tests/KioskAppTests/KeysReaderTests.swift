import KioskUI
import TerminalGraphics
import Testing

@testable import KioskApp

@Suite("Key bindings in the config file")
struct KeysReaderTests {
    private func config(_ text: String) throws -> ConfigFile {
        try ConfigFile(text: text, path: "/c/config.yaml")
    }

    private func keys(_ config: ConfigFile, _ action: String) throws -> [String] {
        config.keys.keys(for: try #require(Action(name: action))).map(\.name)
    }

    @Test("an action accepts one key, a list of keys or none")
    func forms() throws {
        let config = try config(
            "keys:\n  buy: x\n  filter: [\"/\", ctrl-f]\n  mouse: none\n  copy: []\n")
        #expect(try keys(config, "buy") == ["x"])
        #expect(try keys(config, "filter") == ["/", "ctrl-f"])
        #expect(try keys(config, "mouse") == [] && keys(config, "copy") == [])
        #expect(try keys(config, "theme") == ["t"], "what is not named stays")
        #expect(config.warnings == [])
        #expect(config[.keys]?.text == "buy: x, filter: / ctrl-f, mouse: none, copy: none")
    }

    @Test("a reassigned default key is reported with its position and the remaining keys")
    func losses() throws {
        let config = try config("keys:\n  buy: x\n  help: [f1, k]\n  theme: r\n")
        #expect(
            config.warnings == [
                "/c/config.yaml:3:10: “f1” is now a key of “help” instead of “manual”, "
                    + "which has no key any more.",
                "/c/config.yaml:3:14: “k” is now a key of “help” instead of “up”, which keeps “up”.",
                "/c/config.yaml:4:10: “r” is now a key of “theme” instead of “refresh”, "
                    + "which has no key any more.",
            ])
    }

    @Test(
        "an invalid key binding is an error with line and column",
        arguments: [
            (
                "keys:\n  buy: x\n  theme: x\n",
                "3:10: “x” is assigned to “buy” and “theme”, which work on the same screen"
            ),
            (
                "keys:\n  theme: [x, t]\n  help: [f1, t]\n",
                "3:14: “t” is assigned to “theme” and “help”"
            ),
            (
                "keys: {buy: ctrl-c}\n",
                "1:13: “ctrl-c” cannot be reassigned: it always belongs to “quit”"
            ),
            ("keys: {buy: esc}\n", "1:13: “esc” cannot be reassigned: it always belongs to “back”"),
            ("keys: {buy: ctrl-}\n", "1:13: “ctrl-” is not a valid key: use one character"),
            ("keys: {buy: [x, [y]]}\n", "1:17: “” is not a valid key"),
            ("keys: {buy: {x: y}}\n", "1:13: “” is not a valid key"),
            ("keys: buy\n", "1:7: keys must be written as “action: key”"),
            ("keys: [buy, x]\n", "1:7: keys must be written as “action: key”"),
            ("keys: {buy: x, buy: y}\n", "“buy” occurs twice"),
        ])
    func mistakes(text: String, part: String) {
        #expect {
            try config(text)
        } throws: { error in
            let failure = error as? CommandFailure
            return failure?.exitCode == 65 && failure?.message.contains(part) == true
        }
    }

    @Test("the example's key bindings and all its other lines are valid")
    func example() throws {
        let lines = ConfigReference.example.map { line in
            line.hasPrefix("#") && !line.hasPrefix("# ") ? String(line.dropFirst()) : line
        }
        let config = try config(lines.joined(separator: "\n"))
        #expect(config.warnings == [])
        for option in SettingDefinition.all {
            let saying = try #require(config[option.key], "\(option.key)")
            #expect(option.kind.problem(with: saying.text) == nil, "\(option.key)")
        }
        #expect(try self.config(ConfigReference.example.joined(separator: "\n"))[.theme] == nil)
    }
}
