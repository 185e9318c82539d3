import StoreAPI
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("Refunds on the Sandbox screen")
struct SandboxRefundTests {
    private static let yuan = Fixture.gems.price?.currency ?? .usDollar

    private static func order(
        _ intent: IntentID, charge: Int64, refunded: Int64? = nil,
        _ state: SandboxOrder.State = .finished, of product: Product = Fixture.gems
    ) -> SandboxOrder {
        SandboxOrder(
            intentID: intent, transactionID: "2000000008", account: "alice", device: "phone-1",
            productID: product.id, quantity: 1, charge: Price(milliunits: charge, currency: yuan),
            refunded: refunded.map { Price(milliunits: $0, currency: yuan) }, state: state,
            at: Fixture.now)
    }

    private func model(_ orders: [SandboxOrder]) -> Model {
        var model = Fixture.model(120, 40)
        _ = model.press("5")
        _ = update(&model, .orders(orders))
        _ = model.press(.end)
        return model
    }

    @Test("approving without a selected order first selects the newest one that waits")
    func approves() {
        var model = Fixture.model(120, 40)
        _ = model.press("5")
        _ = update(&model, .orders(Fixture.orders))
        #expect(model.press("a") == [])
        #expect(model.sandbox.order?.intentID == "000004")
        #expect(model.toasts.last?.text.string.contains("Press a again") == true)
        #expect(model.press("a") == [.sandbox(.order("000004", .approve))])
    }

    @Test(
        "the key that approves is named after what it does to the order",
        arguments: [(SandboxOrder.State.stuck, "a release"), (.interrupted, "a resolve")])
    func releases(state: SandboxOrder.State, hint: String) {
        var model = Fixture.model(120, 40)
        _ = model.press("5")
        _ = update(&model, .orders([Self.order("1", charge: 6000, state)]))
        _ = model.press("a")
        #expect(model.screenText.contains(hint))
    }

    @Test("an order answered with another order's transaction cannot be refunded")
    func answered() {
        var model = model([Self.order("1", charge: 6000), Self.order("2", charge: 0)])
        #expect(model.sandbox.order?.intentID == "2")
        #expect(!model.hasEffect(.refund))
        #expect(model.press("x") == [])
        #expect(model.overlay == nil)
        #expect(model.toasts.last?.text.string.contains("Nothing was charged") == true)
        _ = model.press("k", "x")
        guard case .transactionChanges = model.overlay else {
            Issue.record("no list")
            return
        }
    }

    @Test("a free product can still be revoked")
    func free() {
        var model = model([Self.order("1", charge: 0, of: Fixture.free)])
        #expect(model.hasEffect(.refund))
        _ = model.press("x")
        guard case .transactionChanges = model.overlay else {
            Issue.record("no list")
            return
        }
    }

    @Test("a partial refund is displayed as partial, on the screen and in line mode")
    func part() {
        let order = Self.order("1", charge: 6000, refunded: 3000, .refunded)
        let model = model([order])
        let screen = model.screenText
        #expect(screen.contains("partly refunded"))
        #expect(screen.contains("refunded CN¥3.00 of CN¥6.00"))
        let details = LineModeFormatter(model: model).details(of: .order(order.key))?.map(\.string)
        #expect(details?.contains("State: partly refunded") == true)
        #expect(details?.contains("refunded CN¥3.00 of CN¥6.00") == true)
        let whole = self.model([Self.order("1", charge: 6000, refunded: 6000, .refunded)])
            .screenText
        #expect(whole.contains("refunded") && !whole.contains("of CN¥6.00"))
    }
}

extension Fixture {
    /// A free product that is not in the catalog.
    fileprivate static let free = product("dragon.free", "Free Gem", .consumable, 0)
}
