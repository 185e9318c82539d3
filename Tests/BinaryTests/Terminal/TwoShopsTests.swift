import Glibc
import KioskTestSupport
import Testing

/// Tests several processes on one profile.
@Suite("Two shops on one profile")
struct TwoShopsTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("the second shop is read-only and states the reason")
    func second() async throws {
        let first = try await openShop(in: folder)
        let second = try await openShop(in: folder)
        second.type("b")
        try await second.waitForText("Purchases are not available here")
        first.type("b")
        try await first.waitForText("[ Cancel ]")
    }

    @Test("the second shop takes over after the first is killed, and completes its purchase")
    func takingOver() async throws {
        // Slow enough that only the intent of the purchase is stored when its process dies.
        let first = try await openShop(["--pace", "60s"], in: folder)
        let second = try await openShop(in: folder)
        second.type("2")
        first.type("b\t")
        try await first.waitForText("[ Buy $0.99 ]")
        try await first.confirmPurchase()
        try await second.waitForText("purchasing")
        first.send(SIGKILL)
        #expect(try await first.waitForEnd() == .signal(SIGKILL))
        try await second.waitForText("This window now controls the device.")
        try await second.waitForText("✓ 60 Gems")
        second.type("q")
        #expect(try await second.waitForEnd() == .exit(0))
        let books = try await KioskRun.of(["transactions", "--json"], in: folder)
        #expect(books.objects.map { $0["state"] as? String } == ["finished"])
    }

    @Test("a refund by another process appears in the read-only and in the driving shop")
    func refund() async throws {
        let bought = try await KioskRun.of(
            ["buy", "com.example.dragonmarket.removeads", "--json"], in: folder)
        let id = try #require(bought.objects.last?["transactionId"] as? String)
        let (driving, reading) = (try await openShop(in: folder), try await openShop(in: folder))
        for shop in [driving, reading] {
            shop.type("2")
            try await shop.waitForText("✓ Remove Ads")
        }
        let refund = try await KioskRun.of(["sandbox", "refund", id], in: folder)
        #expect(refund.status == 0, "\(refund.errors)")
        for shop in [driving, reading] { try await shop.waitForText("refunded") }
    }
}
