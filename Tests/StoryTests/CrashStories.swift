import KioskTestSupport
import PurchaseCore
import SandboxBackend
import StoreAPI
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskApp
@testable import KioskUI

@Suite("A shop that crashes during a purchase")
struct CrashStories {
    /// Each point at one of the locations, and with the next commit at the other one.
    private static let crashes = BlockingInterceptor.Point.all.enumerated().map { index, point in
        let locations = CustomerFixture.BackendLocation.allCases
        return (point, locations[(index + Int(SweepSample.commitSeed % 2)) % locations.count])
    }

    @Test(
        "the restarted shop completes the purchase once", arguments: crashes)
    func crash(_ point: BlockingInterceptor.Point, at place: CustomerFixture.BackendLocation)
        async throws
    {
        let home = try await CustomerFixture(at: place)
        let line = BlockingInterceptor(point)
        let first = try home.openShop(opening: line.opening)
        try await first.waitUntilOpen()
        first.buy("60 Gems")
        await line.waitUntilBlocked()
        await first.crash()

        let second = try home.openShop()
        try await second.waitUntilOpen()
        try await second.waitUntilFinished()
        second.press("2")
        try await second.waitForText("finished")
        second.press("3")
        try await second.waitForText("gems 60")
        #expect(second.controller.model.engine.snapshot.rows.count == 1)
        #expect(try await home.orders().map(\.state) == [.finished])
    }

    @Test(
        "the shop states on leaving that the purchase continues at the next start",
        arguments: CustomerFixture.BackendLocation.allCases)
    func quitMessage(at place: CustomerFixture.BackendLocation) async throws {
        // Without the merchant's answer the purchase stays in progress.
        let line = BlockingInterceptor(BlockingInterceptor.Point(call: .verify, isProcessed: false))
        let shop = try await CustomerFixture(at: place).openShop(opening: line.opening)
        try await shop.waitUntilOpen()
        #expect(shop.controller.model.quitMessage == nil)
        shop.buy("60 Gems")
        await line.waitUntilBlocked()
        try await shop.until("the purchase is shown") {
            shop.controller.model.engine.openCount == 1
        }
        #expect(shop.controller.model.quitMessage?.string.contains("1") == true)
    }
}
