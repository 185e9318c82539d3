import StoreAPI
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("Products on the Sandbox screen")
struct SandboxProductTests {
    static let price = Price(milliunits: 6000, currency: Fixture.gems.price?.currency ?? .usDollar)
    static let products = [
        SandboxProduct(
            productID: "dragon.gems60", type: .consumable, displayName: "60 Gems",
            availability: .cleared,
            offers: [SandboxProduct.Offer(storefront: "CHN", price: price, sale: nil)],
            changes: [.price(price, storefront: "CHN")]),
        SandboxProduct(
            productID: "dragon.gone", type: nil, displayName: "dragon.gone",
            availability: .removed, offers: [], changes: [.availability(.draft)]),
    ]

    private func model() -> Model {
        var model = Fixture.model()
        _ = update(&model, .orders([]))
        _ = update(&model, .sandboxProducts(Self.products))
        _ = model.press("5")
        _ = model.press("G", "k")
        return model
    }

    @Test("left and right change the availability, and removed products cannot be changed")
    func turns() {
        var model = model()
        #expect(model.sandbox.product?.productID == "dragon.gems60")
        let edit = CatalogEdit.change(
            productID: "dragon.gems60", changes: [.availability(.draft)])
        #expect(model.press(.right).contains(.sandbox(.catalog(edit))))
        _ = model.press("G")
        #expect(model.sandbox.product?.type == nil)
        #expect(!model.press(.right).contains { if case .sandbox = $0 { true } else { false } })
    }

    @Test("Enter opens a prompt for one change in the account's storefront and language")
    func types() {
        var model = model()
        _ = model.press(.enter)
        #expect(model.dialogBox?.parts.first?.block.lines.first?.first?.text == "60 Gems")
        for letter in "price 1,99" { _ = model.press(.character(letter)) }
        #expect(model.press(.enter).isEmpty)
        guard case .entry(let dialog) = model.overlay else {
            Issue.record("no dialog: \(String(describing: model.overlay))")
            return
        }
        #expect(dialog.error?.contains("Invalid price") ?? false)
        for _ in 0..<4 { _ = model.press(.backspace) }
        for letter in "1.99" { _ = model.press(.character(letter)) }
        let price = Price(milliunits: 1990, currency: Self.price.currency)
        let edit = CatalogEdit.change(
            productID: "dragon.gems60", changes: [.price(price, storefront: "CHN")])
        #expect(model.press(.enter) == [.sandbox(.catalog(edit))])
        #expect(model.overlay == nil)
        _ = model.press(.enter)
        for letter in "reset" { _ = model.press(.character(letter)) }
        #expect(model.press(.enter) == [.sandbox(.catalog(.reset(productID: "dragon.gems60")))])
    }

    @Test("b buys a catalog product outside the app and states that it arrives automatically")
    func outside() {
        var model = model()
        let action = model.purchaseOutside("dragon.gems60")
        #expect(model.press("b").contains(.sandbox(action)))
        _ = update(&model, .done(.sandbox(action, .done)))
        #expect(model.screenText.contains("60 Gems was bought outside of the app"))
        _ = model.press("G")
        #expect(!model.press("b").contains(.sandbox(model.purchaseOutside("dragon.gone"))))
    }

    @Test("a crash point is chosen with the arrows, by typing, or immediately")
    func crash() {
        var model = Fixture.model()
        _ = model.press("5")
        for _ in 0..<9 { _ = model.press("j") }
        #expect(model.sandbox.selectedRow == .control(.crash))
        #expect(model.press(.right).contains(.planCrash(CrashMoment(.before, .orderNumber))))
        #expect(model.press(.left).contains(.planCrash(nil)))
        _ = model.press(.enter)
        for letter in "during verify" { _ = model.press(.character(letter)) }
        #expect(model.press(.enter).isEmpty)
        let refused = model.screenText
        #expect(refused.contains("“during verify” is not a valid crash point."))
        #expect(refused.split(separator: "before or after with a call").count == 2)
        _ = model.press(.escape)
        _ = model.press(.enter)
        for letter in "after verify" { _ = model.press(.character(letter)) }
        #expect(model.press(.enter) == [.planCrash(CrashMoment(.after, .verify))])
        _ = model.press(.enter)
        for letter in "now" { _ = model.press(.character(letter)) }
        #expect(model.press(.enter) == [.terminal(.crash(nil))])
    }
}
