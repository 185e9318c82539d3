import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI
@testable import PurchaseCore

@Suite("Sales end automatically, also while the shop is open")
struct SaleTests {
    private func model(saleIn left: Int64, rate: Int64 = 1000) throws -> Model {
        var model = Fixture.emptyModel()
        let clock = Fixture.clock(ahead: 0, rate: rate)
        _ = update(&model, .snapshot(Fixture.clubSnapshot(clock: clock)))
        _ = update(&model, .catalog(try catalog(saleIn: left)))
        return model
    }

    private func catalog(saleIn left: Int64) throws -> CatalogState {
        let price = try #require(Fixture.gems.price)
        let sale = Sale(regularPrice: price, ends: Fixture.now.adding(milliseconds: left))
        var catalog = Fixture.catalog
        catalog.products.append(
            Product(
                id: "dragon.sale", type: .nonConsumable, displayName: "Chest", description: "",
                price: price, sale: sale))
        return catalog
    }

    private func at(_ milliseconds: Int64) -> Timestamp {
        Fixture.now.adding(milliseconds: milliseconds)
    }

    @Test("the dialog of a free product offers to get it for free")
    func free() {
        var model = Fixture.emptyModel()
        var catalog = Fixture.catalog
        catalog.products = [Fixture.product("x", "Thing", .consumable, 0)]
        _ = update(&model, .catalog(catalog))
        _ = update(&model, .snapshot(Fixture.snapshot(rows: [])))
        _ = model.press("b")
        #expect(model.screenText.contains("Get for free"))
    }

    @Test("the catalog is requested once when the sale ends and not before")
    func ends() throws {
        for screen in Screen.allCases {
            var model = try model(saleIn: 5000)
            _ = model.show(screen)
            #expect(try #require(model.nextTick) <= at(5000), "\(screen)")
            #expect(
                !update(&model, .tick(at(4999))).contains(.query(.catalog(model.context.locale))))
            #expect(
                update(&model, .tick(at(5000))).contains(.query(.catalog(model.context.locale))))
            #expect(
                !update(&model, .tick(at(5001))).contains(.query(.catalog(model.context.locale))))
            _ = update(&model, .catalog(Fixture.catalog))
            #expect(model.saleTick == nil)
        }
    }

    @Test("the end of a sale is measured by the store's clock at its rate")
    func rates() throws {
        let fast = try model(saleIn: 60_000, rate: 60_000)
        #expect(fast.saleTick == at(1000))
        #expect(try model(saleIn: 60_000, rate: 0).saleTick == nil)
    }

    @Test("a store that still shows the sale is polled with growing intervals and a limit")
    func disagrees() throws {
        var model = try model(saleIn: 5000)
        var asked: [Int64] = []
        var time: Int64 = 4000
        while let tick = model.saleTick, time < 1_000_000 {
            time = tick.since(Fixture.now)
            if update(&model, .tick(tick)).contains(.query(.catalog(model.context.locale))) {
                asked.append(time)
            }
            _ = update(&model, .catalog(try catalog(saleIn: 5000)))
        }
        #expect(asked == [5000, 6000, 8000, 12_000, 20_000, 36_000])
    }

    @Test("the end of a sale requests nothing offline or for a remembered catalog")
    func remembered() throws {
        var offline = try model(saleIn: 5000)
        _ = update(&offline, .offline)
        #expect(offline.saleTick == nil)
        var remembered = Fixture.emptyModel()
        var catalog = try catalog(saleIn: 5000)
        catalog.isSaved = true
        _ = update(&remembered, .catalog(catalog))
        #expect(remembered.saleTick == nil)
    }
}
