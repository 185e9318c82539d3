import PurchaseCore
import StoreAPI
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("The selection stays on its item when data arrives")
struct SelectionTests {
    private static let newer = Fixture.order(9, Fixture.gems, .finished, account: "bob", ago: 1)
    private static let fault = PlannedFault(
        id: 7, plan: FaultPlan(.verify, .status(503, retryAfter: nil)))

    private func model(at item: SandboxState.ItemID) -> Model {
        var model = Fixture.model()
        _ = model.press("5")
        _ = update(&model, .orders(Fixture.orders))
        _ = update(&model, .sandboxProducts(SandboxProductTests.products))
        _ = update(&model, .faults([Self.fault]))
        model.sandbox.list.select(item)
        return model
    }

    @Test("a new order at the top keeps the selection of each row of the Sandbox screen")
    func newOrder() {
        for item in model(at: .control(.outcome)).sandbox.list.ids {
            var model = model(at: item)
            _ = update(&model, .orders([Self.newer].compactMap(\.self) + Fixture.orders))
            #expect(model.sandbox.list.selectedID == item)
            #expect(model.selectionGuard == nil)
        }
    }

    @Test("a product keeps its position under the cursor when orders, faults and products arrive")
    func product() {
        var model = model(at: .product("dragon.gems60"))
        _ = update(&model, .orders([Self.newer].compactMap(\.self) + Fixture.orders))
        _ = update(&model, .faults([]))
        _ = update(&model, .sandboxProducts(SandboxProductTests.products.reversed()))
        let edit = CatalogEdit.change(
            productID: "dragon.gems60", changes: [.availability(.draft)])
        #expect(model.press(.right).contains(.sandbox(.catalog(edit))))
    }

    @Test("the selection follows an approved order to its new section")
    func approved() {
        var model = model(at: .order("000004", nil))
        let sold = Fixture.order(4, Fixture.noAds, .unfinished, account: "bob", ago: 1)
        _ = update(&model, .orders([sold].compactMap(\.self) + Fixture.orders.dropFirst()))
        #expect(model.sandbox.order?.intentID == "000004")
        #expect(model.sandbox.order?.state == .unfinished)
        #expect(model.selectionGuard == nil)
    }

    @Test("when the selected item disappears, the first key does not act on its neighbor")
    func gone() {
        var model = model(at: .fault(7, Self.fault.plan))
        _ = update(&model, .faults([]))
        #expect(model.sandbox.list.selectedID == .order("000004", nil))
        #expect(!model.press("a").contains(.sandbox(.order("000004", .approve))))
        #expect(model.screenText.contains("gone"))
        _ = update(&model, .drawn(at: Fixture.now))
        #expect(!model.press("a", after: 100).contains(.sandbox(.order("000004", .approve))))
        #expect(model.press("a", after: 1000).contains(.sandbox(.order("000004", .approve))))
    }

    @Test("the details of the item that replaces a removed one begin at the top")
    func details() {
        var model = model(at: .fault(7, Self.fault.plan))
        model.sandbox.detailTop = 1
        _ = update(&model, .faults([]))
        #expect(model.sandbox.detailTop == 0)
    }

    @Test("the first key is rejected even long after the selected item disappeared")
    func goneLongAgo() {
        var model = model(at: .order("000004", nil))
        let next = Fixture.order(5, Fixture.gems, .pending, account: "bob", ago: 60_000)
        let orders = Fixture.orders + [next].compactMap(\.self)
        _ = update(&model, .orders(orders))
        #expect(model.press("d", after: 1000) == [.sandbox(.order("000004", .decline))])
        _ = update(&model, .orders(Array(orders.dropFirst())))
        _ = update(&model, .drawn(at: Fixture.now.adding(milliseconds: 1100)))
        #expect(model.sandbox.order?.intentID == "000005")
        #expect(model.press("d", after: 60_000) == [])
        #expect(model.toasts.last?.text.string.contains("gone") == true)
        #expect(model.press("d", after: 60_100) == [], "nobody reads so fast")
        _ = update(&model, .drawn(at: Fixture.now.adding(milliseconds: 60_200)))
        #expect(model.press("d", after: 62_000) == [.sandbox(.order("000005", .decline))])
    }

    @Test("clearing a fault does not clear the next one")
    func faultGone() {
        let other = PlannedFault(id: 8, plan: FaultPlan(.finish, .dropAfter))
        var model = model(at: .fault(7, Self.fault.plan))
        _ = update(&model, .faults([Self.fault, other]))
        #expect(model.press("C") == [.sandbox(.clearFault(id: 7))])
        _ = update(&model, .faults([other]))
        _ = update(&model, .drawn(at: Fixture.now))
        #expect(model.press("C", after: 5000) == [])
    }

    @Test("moving the cursor allows keys to act on the new selection")
    func moved() {
        var model = model(at: .fault(7, Self.fault.plan))
        _ = update(&model, .faults([]))
        #expect(model.press("k", "j", "a").contains(.sandbox(.order("000004", .approve))))
    }

    @Test("a key meant for the previous transaction does not finish a newer one in Activity")
    func newestOfActivity() {
        var model = Fixture.model(isAutoFinishing: false)
        let first = Fixture.row("1", Fixture.gems, .purchased, .delivered, ago: 10)
        let second = Fixture.row("2", Fixture.gems, .purchased, .delivered, ago: 5)
        _ = update(&model, .snapshot(Fixture.snapshot(rows: [first])))
        _ = model.press("2")
        _ = update(&model, .snapshot(Fixture.snapshot(rows: [second, first])))
        #expect(model.activityRow?.id == "2")
        let finish = model.keys.keys(for: .finish).first?.key ?? "v"
        #expect(model.press(finish).filter { $0 == .engine(.finish("20002")) }.isEmpty)
        _ = update(&model, .drawn(at: Fixture.now))
        #expect(model.press(finish, after: 1000).contains(.engine(.finish("20002"))))
    }

    @Test("a filter that hides the selected event selects the nearest shown one")
    func nearest() {
        var state = LogScreenState()
        state.append(Fixture.events, acknowledged: 3)
        state.isFollowing = false
        state.list.select("event-2")
        state.filter.type("kind:state")
        #expect(state.selectedEvent?.sequence == 3)
    }

    @Test("a product taken off sale stays selected in its new section")
    func takenOffSale() {
        var model = Fixture.model()
        while model.shop.product?.id != Fixture.noAds.id { _ = model.press("j") }
        var catalog = Fixture.catalog
        catalog.products.removeAll { $0.id == Fixture.noAds.id }
        catalog.invalid.append(
            UnavailableProduct(productID: Fixture.noAds.id, reason: .removed))
        _ = update(&model, .catalog(catalog))
        #expect(model.shop.list.selectedID == Fixture.noAds.id)
        catalog.invalid.insert(
            UnavailableProduct(productID: "dragon.aaa", reason: .removed), at: 0)
        _ = update(&model, .catalog(catalog))
        #expect(model.shop.list.selectedID == Fixture.noAds.id)
        _ = update(&model, .catalog(Fixture.catalog))
        #expect(model.shop.product?.id == Fixture.noAds.id)
    }

    @Test("a removed product leaves its neighbor selected, not the product that has its number")
    func goneFromShop() {
        var model = Fixture.model()
        while model.shop.product?.id != Fixture.noAds.id { _ = model.press("j") }
        var catalog = Fixture.catalog
        catalog.products.removeAll { [Fixture.gems.id, Fixture.noAds.id].contains($0.id) }
        _ = update(&model, .catalog(catalog))
        #expect(model.shop.product?.id == "dragon.chapter2")
    }
}
