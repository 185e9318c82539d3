import KioskTestSupport
import StoreModel
import Testing

@testable import KioskApp

@Suite("The next steps that commands print")
struct ContextArgumentsTests {
    @Test("name the config file that the command line named, as a shell takes it")
    func config() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("account: alice\n", to: "it's mine.yaml")
        let settings = try Sources(flags: ["--config", path]).settings(in: folder)
        #expect(settings.account == "alice")
        let quoted = "'" + path.replacing("'", with: "'\\''") + "'"
        #expect(settings.saidPlace == " --config \(quoted)")
    }

    @Test("do not name a config file that the environment names, nor one that need not be named")
    func inherited() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("account: alice\n", to: "mine.yaml")
        let inherited = Sources(environment: ["KIOSK_CONFIG": path])
        #expect(try inherited.settings(in: folder).saidPlace == "")
        let usual = try Sources(config: "account: bob\n").settings(in: folder)
        #expect(usual.account == "bob" && usual.saidPlace == "")
        let other = try folder.write("account: carol\n", to: "other.yaml")
        let both = Sources(flags: ["--config", other], environment: ["KIOSK_CONFIG": path])
        #expect(try both.settings(in: folder).saidPlace == " --config \(other)")
    }

    @Test(
        "name the config file before what else says where one is, and what the environment says not"
    )
    func order() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("locale: de\n", to: "mine.yaml")
        let said = Sources(
            flags: ["--device", "phone-2", "--profile", "qa", "--config", path, "--locale", "ja"],
            environment: ["KIOSK_ACCOUNT": "alice"])
        let settings = try said.settings(in: folder)
        #expect(settings.saidPlace == " --config \(path) --profile qa --device phone-2")
        // A next step on another device names that one.
        #expect(
            settings.saidPlace(on: "tablet") == " --device tablet --config \(path) --profile qa")
    }
}
