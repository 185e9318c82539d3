import KioskTestSupport
import KioskUI
import StoreModel
import TerminalDriver
import TerminalGraphics
import Testing

@testable import KioskApp

@Suite("Precedence of settings")
struct SettingsOrderTests {
    /// A setting with a different value for each of its sources.
    struct Setting: Sendable, CustomTestStringConvertible {
        let key: SettingKey
        let values: [String]
        let read: @Sendable (Settings) -> String?
        var testDescription: String { key.rawValue }
    }

    static let settings = [
        Setting(key: .catalog, values: ["/f.yaml", "/e.yaml", "/c.yaml"]) { $0.catalogPath },
        Setting(key: .profile, values: ["f", "e", "c"]) { settings in
            settings.profileFolder.split(separator: "/").last.map { String($0) }
        },
        Setting(key: .account, values: ["f", "e", "c"]) { $0.account.rawValue },
        Setting(key: .device, values: ["f", "e", "c"]) { $0.device.rawValue },
        Setting(key: .storefront, values: ["JPN", "DEU", "CHN"]) { $0.storefront },
        Setting(key: .locale, values: ["ja", "de", "zh_CN"]) { $0.locale.identifier },
        Setting(key: .bundleID, values: ["f.f", "e.e", "c.c"]) { $0.bundleID?.rawValue },
        Setting(key: .outcome, values: ["decline", "cancel", "ask-to-buy"]) { $0.outcome.rawValue },
        Setting(key: .theme, values: ["f", "e", "c"]) { $0.theme },
        Setting(key: .sort, values: ["name", "price", "price-down"]) {
            $0.interface.preferences.sort.rawValue
        },
        Setting(key: .firstScreen, values: ["log", "library", "activity"]) {
            $0.interface.preferences.firstScreen.logName
        },
        Setting(key: .toastSeconds, values: ["7", "8", "9"]) {
            "\($0.interface.preferences.toastLifetime / 1000)"
        },
        Setting(key: .escDelay, values: ["7", "8", "9"]) { "\($0.interface.escapeDelay ?? 0)" },
        Setting(key: .pace, values: ["7ms", "8ms", "9ms"]) {
            "\($0.resolved.pace?.milliseconds ?? 0)ms"
        },
    ]

    @Test("an option overrides the variable, which overrides the config file", arguments: settings)
    func order(setting: Setting) throws {
        let (flag, variable, line) = (setting.values[0], setting.values[1], setting.values[2])
        var sources = Sources(config: "\(setting.key.rawValue): \(line)\n")
        #expect(setting.read(try sources.settings(in: TemporaryFolder())) == line)
        sources.environment[try #require(setting.key.variable)] = variable
        #expect(setting.read(try sources.settings(in: TemporaryFolder())) == variable)
        sources.flags = [try #require(setting.key.option), flag]
        #expect(setting.read(try sources.settings(in: TemporaryFolder())) == flag)
    }

    @Test("color and glyph settings override the terminal's capabilities")
    func terminal() throws {
        let usual = TerminalCapabilities.detect(
            environment: ["TERM": "xterm-256color", "LANG": "C"], isTTY: true)
        let silent = try Sources().settings(in: TemporaryFolder()).interface.applied(to: usual)
        #expect(silent == usual && silent.depth == .indexed256 && silent.glyphs == .ascii)
        let said = try Sources(flags: ["--color", "never"], config: "glyphs: unicode\n")
            .settings(in: TemporaryFolder()).interface.applied(to: usual)
        #expect(said.depth == .mono && said.glyphs == .unicode)
    }

    @Test(
        "a switch of the interface accepts both of its values",
        arguments: [
            (["--no-mouse"], "", "mouse: true\n", false), (["--mouse"], "0", nil, true),
            ([], "off", nil, false), ([], "", "mouse: no\n", false), ([], "", nil, true),
        ] as [([String], String, String?, Bool)])
    func mouse(flags: [String], variable: String, config: String?, isOn: Bool) throws {
        let sources = Sources(flags: flags, environment: ["KIOSK_MOUSE": variable], config: config)
        let settings = try sources.settings(in: TemporaryFolder())
        #expect(settings.interface.preferences.isMouseOn == isOn)
    }

    @Test("the profile's remembered values apply where no setting is given")
    func memory() throws {
        var sources = Sources(memory: #"{"catalog":"/m.yaml","account":"mia"}"#)
        let remembered = try sources.settings(in: TemporaryFolder())
        #expect(remembered.catalogPath == "/m.yaml")
        #expect(remembered.isCatalogRemembered)
        #expect(remembered.account == "mia")
        sources.config = "catalog: /c.yaml\naccount: carl\n"
        let said = try sources.settings(in: TemporaryFolder())
        #expect(said.catalogPath == "/c.yaml")
        #expect(!said.isCatalogRemembered)
        #expect(said.account == "carl")
    }

    @Test("the demo shop is the default without any settings")
    func defaults() throws {
        let settings = try Sources().settings(in: TemporaryFolder())
        #expect(settings.catalogPath == nil)
        #expect(settings.account == "customer")
        #expect(settings.device == "phone-1")
        #expect(settings.storefront == nil)
        #expect(settings.locale == .fallback)
        #expect(settings.outcome == .approve)
        #expect(settings.finishesAutomatically)
        #expect(settings.profileFolder.hasSuffix("/kiosk/default"))
    }

    @Test("“demo” overrides the remembered catalog of a profile", arguments: ["--catalog", ""])
    func demo(flag: String) throws {
        var sources = Sources(memory: #"{"catalog":"/m.yaml"}"#)
        if flag.isEmpty {
            sources.config = "catalog: demo\n"
        } else {
            sources.flags = [flag, "demo"]
        }
        let settings = try sources.settings(in: TemporaryFolder())
        #expect(settings.catalogPath == nil)
        #expect(!settings.isCatalogRemembered)
        #expect(SavedProfileState(settings).catalog == nil)
    }

    @Test("an empty variable is ignored")
    func emptyVariable() throws {
        let sources = Sources(environment: ["KIOSK_ACCOUNT": ""], config: "account: carl\n")
        #expect(try sources.settings(in: TemporaryFolder()).account == "carl")
    }

    @Test(
        "auto-finish accepts both values from every source",
        arguments: [
            ([], "", "auto-finish: no\n", false), ([], "", "auto-finish: true\n", true),
            ([], "yes", "auto-finish: off\n", true), ([], "0", nil, false),
            (["--auto-finish"], "0", "auto-finish: no\n", true),
            (["--no-auto-finish"], "1", nil, false),
        ] as [([String], String, String?, Bool)])
    func autoFinish(
        flags: [String], variable: String, config: String?, isOn: Bool
    ) throws {
        let sources = Sources(
            flags: flags, environment: ["KIOSK_AUTO_FINISH": variable], config: config)
        #expect(try sources.settings(in: TemporaryFolder()).finishesAutomatically == isOn)
    }

    @Test(
        "the default language comes from the environment, in the order of setlocale",
        arguments: [
            (["LANG": "de_DE.UTF-8"], "de_DE"), (["LANG": "C", "LC_ALL": "ja_JP.UTF-8"], "ja_JP"),
            (["LC_ALL": "", "LC_MESSAGES": "zh_CN", "LANG": "de"], "zh_CN"),
            (["LANG": "C"], "en_US"),
            (["LC_ALL": "POSIX", "LANG": "de"], "en_US"),
        ])
    func locale(environment: [String: String], expected: String) throws {
        let settings = try Sources(environment: environment).settings(in: TemporaryFolder())
        #expect(settings.locale.identifier == expected)
    }

    @Test("a catalog's ask-to-buy default applies unless an outcome is set")
    func asksToBuy() throws {
        let catalog = Catalog(
            app: CatalogApp(bundleID: "a.b", appleID: nil, name: "A"), homeStorefront: "USA",
            defaultLocale: .fallback, products: [], usualOutcome: .askToBuy)
        let silent = try Sources().settings(in: TemporaryFolder())
        #expect(silent.selling(catalog).outcome == .askToBuy)
        let said = try Sources(flags: ["--outcome", "approve"]).settings(in: TemporaryFolder())
        #expect(said.selling(catalog).outcome == .approve)
    }

    @Test("whether purchases need a confirmation follows the current catalog")
    func dialogs() throws {
        func catalog(_ isSilent: Bool) -> Catalog {
            Catalog(
                app: CatalogApp(bundleID: "a.b", appleID: nil, name: "A"), homeStorefront: "USA",
                defaultLocale: .fallback, products: [], skipsDialogs: isSilent)
        }
        let settings = try Sources().settings(in: TemporaryFolder())
        let silent = settings.selling(catalog(true))
        #expect(!settings.skipsDialogs && silent.skipsDialogs)
        #expect(!silent.selling(catalog(false)).skipsDialogs)
    }

    @Test("ephemeral state is created only for a valid command line and removed completely")
    func ephemeral() throws {
        let folder = try TemporaryFolder()
        var sources = Sources(
            flags: ["--ephemeral", "--locale", "9"], environment: ["TMPDIR": folder.file("tmp")])
        try folder.makeFolder("tmp")
        #expect(try sources.failure(in: folder)?.exitCode == 64)
        #expect(try folder.names(in: "tmp") == [])
        sources.flags = ["--ephemeral"]
        let settings = try sources.settings(in: folder)
        #expect(settings.profileFolder.hasPrefix(folder.file("tmp") + "/kiosk-"))
        try folder.write("x", to: "tmp/\(try folder.names(in: "tmp")[0])/file")
        settings.removeIfEphemeral()
        #expect(try folder.names(in: "tmp") == [])
    }
}
