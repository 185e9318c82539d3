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
    @Test(
        "the restarted shop completes the purchase once", arguments: DeadInterceptor.Point.all,
        CustomerFixture.BackendLocation.allCases)
    func crash(_ point: DeadInterceptor.Point, at place: CustomerFixture.BackendLocation)
        async throws
    {
        let home = try await CustomerFixture(at: place)
        let line = DeadInterceptor(point)
        let first = try home.visit(opening: line.opening)
        try await first.opens()
        first.buy("60 Gems")
        await line.isReached()
        await first.crash()

        let second = try home.visit()
        try await second.opens()
        try await second.settles()
        second.press("2")
        try await second.sees("finished")
        second.press("3")
        try await second.sees("gems 60")
        #expect(second.desk.model.engine.snapshot.rows.count == 1)
        #expect(try await home.orders().map(\.state) == [.finished])
    }

    @Test(
        "the shop states on leaving that the purchase continues at the next start",
        arguments: CustomerFixture.BackendLocation.allCases)
    func quitMessage(at place: CustomerFixture.BackendLocation) async throws {
        // Without the merchant's answer the purchase stays in progress.
        let line = DeadInterceptor(DeadInterceptor.Point(call: .verify, isHeard: false))
        let shop = try await CustomerFixture(at: place).visit(opening: line.opening)
        try await shop.opens()
        #expect(shop.desk.model.quitMessage == nil)
        shop.buy("60 Gems")
        await line.isReached()
        try await shop.until("the purchase is shown") { shop.desk.model.engine.openCount == 1 }
        #expect(shop.desk.model.quitMessage?.string.contains("1") == true)
    }
}
