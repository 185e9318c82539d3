import KioskTestSupport
import StoreModel
import Testing

@testable import KioskApp

@Suite("Context arguments of suggested commands")
struct ContextArgumentsTests {
    @Test("a suggested command names the config file of the command line, quoted for a shell")
    func config() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("account: alice\n", to: "it's mine.yaml")
        let settings = try Sources(flags: ["--config", path]).settings(in: folder)
        #expect(settings.account == "alice")
        let quoted = "'" + path.replacing("'", with: "'\\''") + "'"
        #expect(settings.contextArguments == " --config \(quoted)")
    }

    @Test("a suggested command omits a config file from the environment and the default one")
    func inherited() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("account: alice\n", to: "mine.yaml")
        let inherited = Sources(environment: ["KIOSK_CONFIG": path])
        #expect(try inherited.settings(in: folder).contextArguments == "")
        let usual = try Sources(config: "account: bob\n").settings(in: folder)
        #expect(usual.account == "bob" && usual.contextArguments == "")
        let other = try folder.write("account: carol\n", to: "other.yaml")
        let both = Sources(flags: ["--config", other], environment: ["KIOSK_CONFIG": path])
        #expect(try both.settings(in: folder).contextArguments == " --config \(other)")
    }

    @Test("a suggested command names the config file first and omits environment values")
    func order() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("locale: de\n", to: "mine.yaml")
        let said = Sources(
            flags: ["--device", "phone-2", "--profile", "qa", "--config", path, "--locale", "ja"],
            environment: ["KIOSK_ACCOUNT": "alice"])
        let settings = try said.settings(in: folder)
        #expect(settings.contextArguments == " --config \(path) --profile qa --device phone-2")
        // A suggested command for another device names that device.
        #expect(
            settings.contextArguments(on: "tablet")
                == " --device tablet --config \(path) --profile qa")
    }
}
