import Foundation
import KioskTestSupport
import KioskUI
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskApp

@Suite("Choices made in the shop")
struct SavedPreferencesTests {
    private let japanese = LocaleID("ja") ?? .fallback

    private func settings(
        _ folder: TemporaryFolder, config: String? = nil, flags: [String] = [],
        environment: [String: String] = [:], usesPicks: Bool = true
    ) throws -> Settings {
        try Sources(flags: flags, environment: environment, config: config)
            .settings(in: folder, usesPicks: usesPicks)
    }

    @Test("a choice applies at the next start, after options and variables")
    func order() throws {
        let folder = try TemporaryFolder()
        let memory = PreferencesSaver(try settings(folder))
        #expect(memory.save(.theme("ember")) == nil)
        _ = memory.save(.locale(japanese))
        _ = memory.save(.sort(.price))
        memory.saveLastScreen(.library)
        let next = try settings(folder)
        #expect(next.theme == "ember" && next.locale.identifier == "ja")
        #expect(next.interface.preferences.sort == .price)
        #expect(next.interface.preferences.firstScreen == .library)
        #expect(try settings(folder, flags: ["--theme", "polar"]).theme == "polar")
        #expect(try settings(folder, environment: ["KIOSK_THEME": "polar"]).theme == "polar")
    }

    @Test("the last screen is remembered per profile, and a fresh profile opens the Shop")
    func lastScreen() throws {
        let folder = try TemporaryFolder()
        PreferencesSaver(try settings(folder)).saveLastScreen(.activity)
        #expect(try settings(folder).interface.preferences.firstScreen == .activity)
        let fresh = try settings(folder, flags: ["--profile", "fresh"])
        #expect(fresh.interface.preferences.firstScreen == .shop)
        // The next command of the profile keeps the last screen.
        let other = try settings(folder, flags: ["--account", "mia"])
        SavedProfileState(other).write(other.profileFolder)
        #expect(try settings(folder).interface.preferences.firstScreen == .activity)
        #expect(try settings(folder, usesPicks: false).interface.preferences.firstScreen == .shop)
        let unknown = try Sources(memory: #"{"screen":"cellar"}"#)
            .settings(in: TemporaryFolder(), usesPicks: true)
        #expect(unknown.interface.preferences.firstScreen == .shop)
    }

    @Test("a command without an interface ignores the choices, so that scripts keep their language")
    func scripts() throws {
        let folder = try TemporaryFolder()
        _ = PreferencesSaver(try settings(folder)).save(.locale(japanese))
        #expect(try settings(folder, usesPicks: false).locale == .fallback)
    }

    @Test("the later of a config line and a choice applies")
    func later() throws {
        let folder = try TemporaryFolder()
        let old = "account: a\ntheme: polar\n"
        let remark = PreferencesSaver(try settings(folder, config: old)).save(.theme("ember"))
        #expect(
            remark
                == "ember takes precedence over “polar” in config.yaml:2 until you change that line."
        )
        #expect(try settings(folder, config: old).theme == "ember")
        #expect(try settings(folder, config: "theme: polar\n").theme == "ember", "it only moved")
        #expect(try settings(folder, config: "theme: ledger\n").theme == "ledger")
    }

    @Test("a config line written after a choice applies")
    func newLine() throws {
        let folder = try TemporaryFolder()
        _ = PreferencesSaver(try settings(folder)).save(.sort(.name))
        let next = try settings(folder, config: "sort: price\n")
        #expect(next.interface.preferences.sort == .price)
    }

    @Test("a variable that overrides the choice at the next start is named")
    func variable() throws {
        let folder = try TemporaryFolder()
        let settings = try settings(folder, environment: ["KIOSK_THEME": "polar"])
        defer { withExtendedLifetime(folder) {} }
        #expect(
            PreferencesSaver(settings).save(.theme("ember"))
                == "ember is used for now; from the next start, KIOSK_THEME sets polar.")
    }

    @Test("an ephemeral run neither stores nor reads choices")
    func ephemeral() throws {
        let folder = try TemporaryFolder()
        _ = PreferencesSaver(try settings(folder)).save(.theme("ember"))
        let fresh = try settings(
            folder, flags: ["--ephemeral"], environment: ["TMPDIR": folder.path])
        defer { fresh.removeIfEphemeral() }
        #expect(fresh.theme == nil)
        PreferencesSaver(fresh).saveLastScreen(.library)
        _ = PreferencesSaver(fresh).save(.theme("polar"))
        #expect(try settings(folder).theme == "ember")
        #expect(try settings(folder).interface.preferences.firstScreen == .shop)
    }

    @Test("read-only mode stores no choices and states that")
    func readOnly() throws {
        let folder = try TemporaryFolder()
        _ = PreferencesSaver(try settings(folder)).save(.theme("ember"))
        let saver = PreferencesSaver(try settings(folder, flags: ["--read-only"]))
        #expect(
            saver.save(.theme("polar"))
                == "polar is used for now; read-only mode does not save it.")
        saver.saveLastScreen(.library)
        #expect(try settings(folder).theme == "ember")
        #expect(try settings(folder).interface.preferences.firstScreen == .shop)
    }

    @Test(
        "invalid entries of the file are dropped and reported, and the others apply",
        arguments: [
            (#"{"theme":7,"sort":{"value":"price"}}"#, true, nil, "price"),
            (#"{"theme":{"value":""},"sort":{"value":"price"}}"#, true, nil, "price"),
            (#"{"theme":{"value":"a\u001bb"},"sort":{"value":"price"}}"#, true, nil, "price"),
            (#"{"theme":{"value":"ember"},"sort":{"value":"cheap"}}"#, true, "ember", "type"),
            (#"{"theme":{"value":"ember"},"screen":"log","new":1}"#, false, "ember", "type"),
            ("{", true, nil, "type"), ("", true, nil, "type"), ("[]", true, nil, "type"),
            ("\u{0}", true, nil, "type"),
        ] as [(String, Bool, String?, String)])
    func damaged(text: String, isSaid: Bool, theme: String?, sort: String) throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("state/kiosk")
        try folder.write(text, to: "state/kiosk/.interface.json")
        let settings = try settings(folder)
        #expect(settings.theme == theme)
        #expect(settings.interface.preferences.sort.rawValue == sort)
        #expect(settings.interface.preferences.firstScreen == .shop)
        #expect(
            settings.warnings.contains { $0.contains(".interface.json is not valid") } == isSaid)
        _ = PreferencesSaver(settings).save(.theme("polar"))
        #expect(try self.settings(folder).warnings == [], "it is mended")
    }

    @Test("a truncated or changed file is read or dropped without a trap")
    func mutations() throws {
        let folder = try TemporaryFolder()
        let good = Array(
            #"{"theme":{"value":"ember","over":"polar"},"sort":{"value":"name"},"other":"log"}"#
                .utf8)
        let path = folder.file("memory.json")
        for place in good.indices {
            for byte in [0x00, 0x22, 0x2C, 0x5B, 0x7D, 0xFF] as [UInt8] {
                var bytes = good
                bytes[place] = byte
                try Data(bytes).write(to: URL(filePath: path))
                let memory = SavedPreferences.read(path)
                let sort = memory[.sort]?.value
                #expect(sort == nil || sort == "name", "nothing that could not be picked")
            }
            try Data(good[..<place]).write(to: URL(filePath: path))
            #expect(SavedPreferences.read(path).isDamaged)
        }
        try Data(good).write(to: URL(filePath: path))
        #expect(!SavedPreferences.read(path).isDamaged)
    }

    @Test("a missing theme of the config file is reported with its position")
    func unknownTheme() throws {
        let settings = try settings(TemporaryFolder(), config: "# mine\ntheme: no-such-theme\n")
        #expect {
            try settings.makeThemeController(
                in: ThemeLocator(environment: [:]), hasDarkBackground: nil)
        } throws: { error in
            let failure = error as? CommandFailure
            return failure?.exitCode == 65
                && failure?.message.contains("config.yaml:2:8: There is no theme") == true
        }
    }

    @Test("a missing chosen theme does not prevent the start, but a missing configured one does")
    func goneTheme() throws {
        let folder = try TemporaryFolder()
        _ = PreferencesSaver(try settings(folder)).save(.theme("no-such-theme"))
        let themes = ThemeLocator(environment: [:])
        let opened = try settings(folder).makeThemeController(in: themes, hasDarkBackground: nil)
        #expect(opened.theme == .builtIn)
        let asked = try settings(folder, flags: ["--theme", "no-such-theme"])
        #expect(throws: CommandFailure.self) {
            try asked.makeThemeController(in: themes, hasDarkBackground: nil)
        }
    }

    @Test("the file is readable by its owner only, and its name cannot be a profile's")
    func file() throws {
        let folder = try TemporaryFolder()
        _ = PreferencesSaver(try settings(folder)).save(.theme("ember"))
        let path = folder.file("state/kiosk/.interface.json")
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        #expect(SettingKind.name.problem(with: SavedPreferences.fileName) != nil)
    }
}
