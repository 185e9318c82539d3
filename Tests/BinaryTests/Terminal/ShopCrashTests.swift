import Glibc
import KioskTestSupport
import Testing

@Suite("Planned crashes of the shop")
struct ShopCrashTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func expectKilled(_ shop: PtyProgram, _ words: String) async throws {
        #expect(try await shop.waitForEnd() == .signal(SIGKILL))
        expectRestored(shop)
        #expect(String(decoding: shop.output, as: UTF8.self).contains(words))
    }

    @Test("a crash during a purchase restores the terminal, and the next start reports the result")
    func planned() async throws {
        let shop = try await openShop(["--crash", "before verify"], in: folder)
        shop.type("b\t")
        try await shop.waitForText("[ Buy $0.99 ]")
        try await shop.confirmPurchase()
        try await expectKilled(shop, "kiosk killed itself before verify, as planned.")
        // A busy machine must not miss the message.
        let next = try await openShop(["--toast-seconds", "60"], in: folder)
        try await next.waitForText("completed now: 60 Gems (finished)")
        next.type("q")
        #expect(try await next.waitForEnd() == .exit(0))
        #expect(try await transactions(in: folder).count == 1)
    }

    @Test("an immediate crash can be started on the Sandbox screen")
    func now() async throws {
        let shop = try await openShop(in: folder)
        shop.type("5jjjjjjjjj")
        try await shop.waitForText("▸ Crash")
        shop.type("\r")
        try await shop.waitForText("Crash point")
        shop.type("now\r")
        try await expectKilled(shop, "kiosk killed itself, as requested.")
    }
}
