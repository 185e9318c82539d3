import Foundation
import Glibc
import KioskTestSupport
import Testing

@Suite("The config, keys and man commands")
struct ConfigCommandTests {
    private func write(_ text: String, _ kiosk: CommandShop) throws {
        try FileManager.default.createDirectory(
            atPath: kiosk.folder.file("config/kiosk"), withIntermediateDirectories: true)
        try kiosk.folder.write(text, to: "config/kiosk/config.yaml")
    }

    @Test("config explain names the source of each value, as text and as JSON")
    func explain() async throws {
        var kiosk = try CommandShop()
        try write("account: nina\n\ntheme: kiosk-light\n", kiosk)
        kiosk.environment["KIOSK_DEVICE"] = "tablet"
        let all = try await kiosk("config explain --outcome cancel --json").objects
        #expect(all.count == 30)
        func of(_ name: String) -> [String: any Sendable]? {
            all.first { $0["name"] as? String == name }
        }
        #expect(of("account")?["source"] as? String == "file")
        #expect(of("theme")?["line"] as? Int == 3 && of("theme")?["column"] as? Int == 8)
        #expect(of("device")?["by"] as? String == "KIOSK_DEVICE")
        #expect(of("outcome")?["by"] as? String == "--outcome")
        #expect(of("sort")?["source"] as? String == "default")
        let one = try await kiosk("config explain account")
        #expect(one.output.hasPrefix("account  nina  ") && one.output.contains("config.yaml:1:10"))
        let none = try await kiosk("config explain acount")
        #expect(none.status == 64 && none.errors.contains("Did you mean “account”?"))
    }

    @Test("config path and reference work with an invalid config file")
    func broken() async throws {
        let kiosk = try CommandShop()
        let path = try await kiosk("config path --json").objects.first
        #expect(path?["exists"] as? Bool == false)
        try write("a: b: c\n", kiosk)
        #expect(try await kiosk("config explain").status == 65)
        let there = try await kiosk("config path")
        #expect(there.output == kiosk.folder.file("config/kiosk/config.yaml") + "\n")
        for words in ["reference", "reference --format md", "reference --format schema", "example"]
        {
            let run = try await kiosk("config \(words)")
            #expect(run.status == 0 && run.output.contains("toast-seconds"))
        }
    }

    @Test("help keys lists the active keys, including those of the config file")
    func keys() async throws {
        let kiosk = try CommandShop()
        try write("keys: {buy: [x, f5], mouse: none}\n", kiosk)
        let text = try await kiosk("help keys")
        #expect(text.output.contains("x F5 ") && text.output.contains("Everywhere"))
        let lines = try await kiosk("help keys --format json").objects
        let buy = lines.first { $0["action"] as? String == "buy" }
        #expect(buy?["keys"] as? [String] == ["x", "f5"])
        #expect(try await kiosk("keys --format md").output.hasPrefix("| Key | What it does |"))
        #expect(try await kiosk("help keys --locale zh_CN").output.contains("购买"))
    }

    @Test(
        "groff renders the manual without a warning",
        .enabled(if: access("/usr/bin/groff", X_OK) == 0, "needs groff"),
        arguments: ["kiosk", "kiosk-config"])
    func manual(page: String) async throws {
        let kiosk = try CommandShop()
        let path = try kiosk.folder.write(try await kiosk("man \(page)").output, to: "page")
        let run = try await KioskRun.of(
            ["-ww", "-man", "-Kutf8", "-Tutf8", path], program: "/usr/bin/groff",
            in: kiosk.folder)
        #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
        #expect(run.output.utf8.count > 3000)
    }
}
