import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("Low-balance offer")
struct LowOfferTests {
    private func model(below: Int64, good: GoodID = "gems") -> Model {
        var model = Fixture.model()
        let gems = Fixture.gems
        let offered = Product(
            id: gems.id, type: gems.type, displayName: gems.displayName,
            description: gems.description, price: gems.price, grants: gems.grants,
            lowBalance: GoodAmount(good: good, amount: below))
        _ = update(
            &model,
            .catalog(
                CatalogState(
                    products: [offered, Fixture.noAds], invalid: [],
                    storefront: Fixture.catalog.storefront, version: "2")))
        _ = update(&model, .snapshot(Fixture.snapshot(rows: [])))
        // Unavailable products are reported at the start; this toast is irrelevant here.
        model.toasts = []
        return model
    }

    @Test("the offer appears below the threshold, on Shop and Library only")
    func stands() {
        var model = model(below: 111)
        #expect(model.lowBalanceOffer?.product.id == Fixture.gems.id)
        #expect(model.lowBalanceOffer?.balance == GoodAmount(good: "gems", amount: 110))
        _ = model.press("2")
        #expect(model.lowBalanceOffer == nil)
        _ = model.press("3")
        #expect(model.lowBalanceOffer != nil)
        #expect(self.model(below: 110).lowBalanceOffer == nil)
    }

    @Test("a customer who never had the good gets no offer")
    func never() {
        #expect(model(below: 10, good: "scales").lowBalanceOffer == nil)
    }

    @Test("B opens the purchase dialog and Esc hides the offer, whatever else is displayed")
    func keys() {
        var model = model(below: 200)
        #expect(model.press("B").contains(.newIntent))
        guard case .buy(let dialog) = model.overlay else {
            Issue.record("no dialog: \(String(describing: model.overlay))")
            return
        }
        #expect(dialog.product.id == Fixture.gems.id)
        _ = model.press(.escape)
        #expect(model.lowBalanceOffer != nil)
        _ = model.press(.escape)
        #expect(model.lowBalanceOffer == nil)
        #expect(!model.press("B").contains(.newIntent))
    }
}
