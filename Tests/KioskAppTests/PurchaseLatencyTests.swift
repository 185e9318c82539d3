import KioskTestSupport
import KioskUI
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskApp

@Suite struct PurchaseLatencyTests {
    @Test(
        "a latency is a duration of at most one minute",
        arguments: [("1s", 1000), ("250ms", 250), ("1.5", 1500), ("60s", 60_000), ("2", 2000)])
    func times(text: String, milliseconds: Int64) {
        #expect(PurchaseLatency(text)?.milliseconds == milliseconds)
    }

    @Test(
        "any other text is not a latency",
        arguments: ["", "s", "ms", "-1s", "0", "61s", "1e3", "inf", "nan", "1.2.3", "1 s", "٣s"])
    func nonsense(text: String) {
        #expect(PurchaseLatency(text) == nil)
    }

    @Test("an open shop delays the steps by the configured time until another one is chosen")
    func live() throws {
        let settings = try Sources(flags: ["--pace", "3s"]).settings(in: TemporaryFolder())
        let shop = ShopController(
            settings, ShopController.Window(size: Size(width: 100, height: 28)),
            on: ShopDependencies(
                now: { Timestamp(milliseconds: 1_800_000_000_000) },
                sessionFactory: ShopSessionFactory { (_, _) async throws(CommandFailure) in
                    throw CommandFailure(69, "closed", "closed")
                }), wake: {})
        #expect(shop.model.preferences.pace == 3000)
        #expect(settings.latency.milliseconds == 3000)
        var wanted = shop.model.preferences
        wanted.pace = 0
        shop.send(.preferences(wanted))
        #expect(settings.latency.milliseconds == 0)
        shop.close()
    }
}
