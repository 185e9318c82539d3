import ArgumentParser
import Foundation
import KioskManual
import KioskTestSupport
import TerminalGraphics
import Testing

@testable import KioskApp

@Suite("Table of settings")
struct SettingDefinitionTests {
    @Test("every setting is listed once, and there are at most forty")
    func complete() {
        let keys = SettingDefinition.all.map(\.key)
        #expect(Set(keys) == Set(SettingKey.allCases) && keys.count == SettingKey.allCases.count)
        #expect(keys.count <= 40)
    }

    @Test(
        "defaults and examples are valid values", arguments: SettingDefinition.all.map(\.key))
    func possible(key: SettingKey) throws {
        let option = try #require(SettingDefinition.of(key))
        #expect(option.sentence.hasSuffix(".") && option.sentence.count < 100)
        if !option.defaultText.isEmpty {
            #expect(option.kind.problem(with: option.defaultText) == nil)
        }
        if key != .keys, key != .theme { #expect(option.kind.problem(with: option.example) == nil) }
    }

    @Test(
        "the option of every setting is parsed",
        arguments: SettingKey.allCases.filter { $0.option != nil })
    func parsed(key: SettingKey) throws {
        let row = try #require(SettingDefinition.of(key))
        let option = try #require(key.option)
        let isFlag = row.kind == .toggle
        let shop = try ShopCommand.parse(isFlag ? [option] : [option, row.example])
        let given = shop.options.givenValues.merging(shop.screen.givenValues) { $1 }
        #expect(given == [key: isFlag ? "true" : row.example])
    }

    @Test("a flag turns its setting off, unless it has a second name")
    func flags() throws {
        for row in SettingDefinition.all where row.kind == .toggle {
            let flag = "--" + (row.alias ?? "no-\(row.key.rawValue)")
            let shop = try ShopCommand.parse([flag])
            let given = shop.options.givenValues.merging(shop.screen.givenValues) { $1 }
            #expect(given == [row.key: row.alias == nil ? "false" : "true"])
        }
    }

    @Test("the manual contains the program's table of settings")
    func manual() throws {
        let wanted = ConfigReference.markdown.joined(separator: "\n") + "\n"
        #expect(
            try ManualArticle("configuration").hasTable("settings", wanted),
            "Record the table with KIOSK_RECORD=1.")
    }

    @Test("the schema contains every setting with its values and limits")
    func schema() throws {
        let text = ConfigReference.lines(.schema, columns: nil).map(\.string).joined(
            separator: "\n")
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        let properties = try #require(object?["properties"] as? [String: [String: Any]])
        #expect(Set(properties.keys) == Set(SettingKey.allCases.map(\.rawValue)))
        #expect(
            properties["sort"]?["enum"] as? [String] == ["type", "name", "price", "price-down"])
        #expect(properties["toast-seconds"]?["maximum"] as? Int == 60)
        #expect(properties["mouse"]?["default"] as? Bool == true)
        #expect(properties["catalog"]?["description"] is String)
    }

    @Test(
        "a pair of themes is read as one value, each a name or a path relative to the config file",
        arguments: [
            ("theme: {light: a, dark: b}\n", "a,b"),
            ("theme:\n  dark: b.yaml\n  light: ~/a.yaml\n", "/home/mia/a.yaml,/c/b.yaml"),
        ])
    func pair(text: String, value: String) throws {
        let config = try ConfigFile(text: text, path: "/c/config.yaml", home: "/home/mia")
        #expect(config[.theme]?.text == value)
    }

    @Test(
        "half a pair of themes is rejected",
        arguments: ["{light: a}", "{light: a, drak: b}", "[a, b]"])
    func halfPair(text: String) {
        #expect(throws: CommandFailure.self) {
            try ConfigFile(text: "theme: \(text)\n", path: "/c/config.yaml")
        }
    }
}
