import PurchaseCore
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

/// Tests that a product that cannot be bought shows its reason, beside the product and when `b` is pressed.
@Suite struct BlockedTests {
    static let cases: [(product: Product, says: String)] = [
        (product(.nonConsumable, 1000, .inReview), "waiting for the store’s review"),
        (product(.nonConsumable, 1000, .removed), "removed from sale"),
        (product(.nonConsumable, 1000, .draft), "draft"),
        (
            product(.nonConsumable, 1000, .notInStorefront("CHN")),
            "no price in this storefront (CHN)"
        ),
        (product(.nonConsumable, nil, .noPrice), "no valid price"),
        (product(.nonConsumable, nil, nil), "no valid price"),
        (
            Product(
                id: "x", type: .autoRenewable, displayName: "Thing", description: "",
                price: Fixture.gems.price), "does not specify the period"
        ),
    ]

    private static func product(
        _ type: ProductType, _ price: Int64?, _ reason: UnavailableReason?
    ) -> Product {
        Fixture.product("x", "Thing", type, price, unavailable: reason)
    }

    @Test(
        "the detail pane and the b key state why a product cannot be bought",
        arguments: 0..<cases.count)
    func blocked(index: Int) {
        let (product, says) = Self.cases[index]
        var model = Fixture.emptyModel(140, 40)
        var catalog = Fixture.catalog
        catalog.products = [product]
        _ = update(&model, .catalog(catalog))
        #expect(model.screenText.contains("Cannot be bought"))
        #expect(model.press("b") == [])
        #expect(model.overlay == nil)
        #expect(model.toasts.last?.text.string.contains(says) == true)
    }

    @Test("pressing b on an ID that the store does not know reports the error")
    func unknown() {
        var model = Fixture.model()
        _ = model.press(.end)
        #expect(model.press("b") == [])
        #expect(model.toasts.last?.text.string.contains("Did you mean dragon.gems60?") == true)
    }

    @Test("a read-only shop states its reason beside the product and neither buys nor restores")
    func reading() {
        var model = Fixture.model()
        _ = update(&model, .snapshot(Fixture.snapshot(mode: .reading(reason: "pid 7 drives"))))
        #expect(model.screenText.contains("Cannot be bought: Purchases are not"))
        #expect(!model.screenText.contains("b buy"))
        #expect(!model.screenText.contains("R restore"))
        #expect(model.press("b") == [])
        #expect(model.press("R") == [])
    }

    @Test("every screen of a read-only shop says so, and goods cannot be spent there")
    func readOnly() {
        var model = Fixture.model()
        _ = update(&model, .snapshot(Fixture.snapshot(mode: .reading(reason: "pid 7 drives"))))
        for screen: Key in ["1", "2", "3", "5", "6"] {
            _ = model.press(screen)
            #expect(model.screenText.contains("read only"))
        }
        _ = model.press("3", "s")
        #expect(model.overlay == nil)
        #expect(model.toasts.last?.text.string.contains("pid 7 drives") == true)
    }

    @Test("the message that another kiosk process is driving is localized")
    func otherDrives() {
        var model = Fixture.model(locale: LocaleID(language: "de"))
        _ = update(
            &model,
            .snapshot(Fixture.snapshot(mode: .reading(reason: DriverMode.otherDriverReason))))
        _ = model.press("b")
        #expect(model.toasts.last?.text.string.contains("anderes kiosk") == true)
        #expect(model.toasts.last?.text.string.contains("another") == false)
    }

    @Test("the remembered catalog is displayed as loading, and its products cannot be bought")
    func remembered() {
        var model = Fixture.emptyModel(130, 40)
        _ = update(&model, .catalog(Fixture.catalog.firstPage(3, in: .type)))
        _ = update(&model, .snapshot(Fixture.snapshot()))
        #expect(model.screenText.contains("Loading"))
        #expect(model.press("b") == [])
        #expect(model.overlay == nil)
        #expect(model.toasts.last?.text.string.contains("still opening") == true)
        _ = update(&model, .catalog(Fixture.catalog))
        #expect(!model.screenText.contains("Loading"))
        #expect(
            !model.shop.isHighlighted(Fixture.gems.id, now: Fixture.now),
            "that the store has answered is no news of a product")
        _ = model.press("b")
        #expect(model.overlay != nil)
    }

    @Test("an open dialog whose product becomes unavailable has a disabled Buy button")
    func dialog() {
        var model = Fixture.model()
        model.openDialogAtBuy()
        _ = update(&model, .snapshot(Fixture.snapshot(mode: .reading(reason: "pid 7 drives"))))
        #expect(model.press(.enter, after: 5000) == [])
        #expect(model.click("Buy CN¥6.00", after: 9000) == [])
    }

    @Test("a dialog displayed with Cancel alone buys nothing once the product is available again")
    func soldAgain() {
        var model = Fixture.model()
        model.openDialogAtBuy()
        _ = update(&model, .snapshot(Fixture.snapshot(mode: .reading(reason: "pid 7 drives"))))
        _ = update(&model, .drawn(at: Fixture.now.adding(milliseconds: 1000)))
        _ = update(&model, .snapshot(Fixture.snapshot()))
        #expect(model.dialog?.focus == .cancel)
        #expect(model.press(.enter, after: 5000) == [])
    }

    @Test("a dialog whose product is removed from sale offers only Cancel and states the reason")
    func takenOffSale() {
        var model = Fixture.model()
        model.openDialogAtBuy()
        #expect(model.screenText.contains("The store charges"))
        var changed = Fixture.catalog
        changed.products[0] = Fixture.product(
            "dragon.gems60", "60 Gems", .consumable, 6000, unavailable: .removed)
        _ = update(&model, .catalog(changed))
        _ = update(&model, .drawn(at: Fixture.now))
        #expect(model.screenText.contains("removed from sale"))
        #expect(!model.screenText.contains("The store charges"))
        #expect(!model.screenText.contains("Buy CN¥6.00"))
        #expect(model.press(.tab, .right, "o", "+") == [])
        #expect(model.screenText.contains("[ Cancel ]"))
        #expect(model.press(.enter, after: 5000) == [])
        #expect(model.overlay == nil)
        #expect(model.toasts.last?.text.string.contains("removed from sale") == true)
    }

    @Test("the dialog for an owned non-consumable states that it is free and mentions no charge")
    func ownedIsFree() {
        var model = Fixture.model(owned: true)
        _ = model.press("j", "j", "b")
        #expect(model.screenText.contains("Getting it again is free"))
        #expect(!model.screenText.contains("The store charges"))
        _ = model.press("o")
        #expect(model.screenText.contains("nothing is charged"))
    }

    @Test("removing a product from the catalog closes its dialog and reports it")
    func removed() {
        var model = Fixture.model()
        model.openDialogAtBuy()
        var changed = Fixture.catalog
        changed.products.removeFirst()
        _ = update(&model, .catalog(changed))
        #expect(model.overlay == nil)
        #expect(model.toasts.last?.text.string.contains("You were not charged.") == true)
    }
}
