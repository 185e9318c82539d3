import Foundation
import Glibc
import KioskTestSupport
import Testing

@Suite("Settings that the open shop stores and applies")
struct RememberedTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try FileManager.default.createDirectory(
            atPath: folder.file("config/kiosk"), withIntermediateDirectories: true)
    }

    private func configure(_ text: String) throws {
        let next = try folder.write(text, to: "config/kiosk/next")
        #expect(rename(next, folder.file("config/kiosk/config.yaml")) == 0)
    }

    private func quit(_ shop: PtyProgram) async throws {
        // This also works over a dialog.
        shop.type("\u{3}")
        _ = try await shop.waitForEnd()
    }

    @Test("the sort order, language and screen are restored at the next start")
    func foundAgain() async throws {
        let first = try await openShop(in: folder)
        first.type("oL")
        try await first.waitForText("商店")
        first.type("3")
        try await first.waitForText("钱包")
        try await quit(first)
        let second = try await openShop(in: folder, showing: "钱包")
        second.type("1")
        try await second.waitForText("按名称")
        try await quit(second)
        let explained = try await KioskRun.of(["config", "explain", "--json"], in: folder).objects
        let sort = explained.first { $0["name"] as? String == "sort" }
        #expect(sort?["value"] as? String == "name" && sort?["source"] as? String == "picked")
        let products = try await KioskRun.of(["products", "--json"], in: folder)
        #expect(products.output.contains("60 Gems"), "a script keeps its language")
    }

    @Test("key bindings and other settings of the config file are applied while the shop is open")
    func live() async throws {
        try configure("keys: {buy: z}\n")
        let shop = try await openShop(in: folder)
        try await shop.waitForText("z buy")
        try configure("keys: {buy: f5}\naccount: mia\n")
        try await shop.waitForText("F5 buy")
        try await shop.waitForText("Used from the next start: account.")
        try configure("keys: {buy: q}\nkeys: {}\n")
        try await shop.waitForText("Esc dismiss")
        shop.type("!")
        try await shop.waitForText("twice.")
        shop.type("\u{1B}")
        try await shop.waitForText("F5 buy")
        shop.type("\u{1B}[15~")
        try await shop.waitForText("[ Cancel ]")
        try await quit(shop)
    }

    @Test("ephemeral state stores none of them")
    func ephemeral() async throws {
        let shop = try await openShop(["--ephemeral"], in: folder)
        shop.type("o")
        try await shop.waitForText("by name")
        try await quit(shop)
        #expect(!FileManager.default.fileExists(atPath: folder.file("kiosk")))
    }

    @Test("with ACCESSIBLE the shop runs in line mode")
    func accessible() async throws {
        let shop = try await openShop(
            in: folder, environment: ["ACCESSIBLE": "1"], showing: "kiosk>")
        #expect(!String(decoding: shop.output, as: UTF8.self).contains("\u{1B}["))
        shop.type("quit\r")
        #expect(try await shop.waitForEnd() == .exit(0))
    }
}
