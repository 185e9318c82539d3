import KioskTestSupport
import KioskUI
import Testing

@testable import KioskApp

@Suite("config explain")
struct ExplainTests {
    private func line(_ key: SettingKey, _ settings: Settings) throws -> SettingJSON {
        SettingJSON(try #require(SettingDefinition.of(key)), settings)
    }

    @Test("each value names its source and the position in it")
    func origins() throws {
        let folder = try TemporaryFolder()
        _ = PreferencesSaver(try Sources().settings(in: folder, usesPicks: true)).save(.sort(.name))
        let settings = try Sources(
            flags: ["--device", "tablet"],
            environment: ["KIOSK_OUTCOME": "cancel", "LANG": "de_DE.UTF-8"],
            config: "# mine\nstorefront: JPN\nsort: price\n",
            memory: #"{"account":"mia","catalog":"/m.yaml"}"#
        ).settings(in: folder, usesPicks: true)
        let origins: [(SettingKey, String, String)] = [
            (.device, "tablet", "--device"), (.outcome, "cancel", "KIOSK_OUTCOME"),
            (.storefront, "JPN", folder.file("config/kiosk/config.yaml") + ":2:13"),
            (
                .account, "mia",
                "remembered by the profile, "
                    + folder.file("state/kiosk/default/profile.json")
            ),
            (.locale, "de_DE.UTF-8", "LANG"), (.profile, "default", "default"),
            (.sort, "price", folder.file("config/kiosk/config.yaml") + ":3:7"),
        ]
        for (key, value, origin) in origins {
            let line = try line(key, settings)
            #expect(line.value == value && line.origin == origin, "\(key): \(line)")
        }
    }

    @Test("a remembered choice names the config line that it overrides")
    func picked() throws {
        let folder = try TemporaryFolder()
        let sources = Sources(config: "theme: polar\n")
        _ = PreferencesSaver(try sources.settings(in: folder, usesPicks: true)).save(
            .theme("ember"))
        let line = try line(.theme, sources.settings(in: folder, usesPicks: true))
        #expect(line.source == "picked" && line.value == "ember")
        let place = folder.file("config/kiosk/config.yaml") + ":1:8 (polar)"
        #expect(line.origin == "picked in the shop, instead of \(place)")
    }

    @Test("ACCESSIBLE works as in other programs unless a setting overrides it")
    func accessible() throws {
        var sources = Sources(environment: ["ACCESSIBLE": "1"])
        #expect(try sources.settings(in: TemporaryFolder()).interface.isAccessible)
        sources.config = "accessible: false\n"
        #expect(try !sources.settings(in: TemporaryFolder()).interface.isAccessible)
        sources = Sources(environment: ["ACCESSIBLE": "0"])
        #expect(try !sources.settings(in: TemporaryFolder()).interface.isAccessible)
    }
}
