import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("Failures and titles on the Sandbox screen")
struct SandboxScreenFaultTests {
    private static let failure =
        "Unreachable. Nothing was changed; try again when the backend answers."

    private func failed(_ width: Int, _ height: Int) -> Model {
        var model = Fixture.model(width, height)
        _ = model.press("5")
        _ = update(&model, .failed(.query(.orders), CommandError(Self.failure)))
        return model
    }

    /// Returns the words of the list in reading order.
    private func listText(of model: Model) -> String {
        let (canvas, list) = (Canvas.showing(model), model.layout.list)
        return (list.y..<list.bottom).map { y in
            canvas.row(y).prefix(list.right).dropFirst(list.x).map(\.text).joined()
        }.joined(separator: " ").split(separator: " ").joined(separator: " ")
    }

    @Test(
        "a failure to load is stated once, as a whole, and no section is blank",
        arguments: [(120, 40), (100, 28), (60, 26), (40, 22)])
    func once(_ width: Int, _ height: Int) {
        let model = failed(width, height)
        let list = listText(of: model)
        #expect(list.hasSuffix("WAITING AT THE STORE ! \(Self.failure)"), "\(list)")
        #expect(model.screenText.split(separator: "Unreachable.").count == 2)
        #expect(model.toasts.isEmpty)
    }

    @Test("loaded orders stay below the failure, which ends with the next answer")
    func stale() {
        var model = Fixture.model(120, 40)
        _ = model.press("5")
        _ = update(&model, .orders(Fixture.orders))
        _ = update(&model, .failed(.query(.orders), CommandError("Unreachable.")))
        #expect(model.screenText.contains("! Unreachable."))
        #expect(model.screenText.contains("Remove Ads · bob"))
        #expect(model.screenText.contains("PAID"))
        _ = update(&model, .orders(Fixture.orders))
        #expect(!model.screenText.contains("Unreachable."))
    }

    @Test("a failure that arrives on another screen is a message there")
    func elsewhere() {
        var model = Fixture.model()
        _ = model.press("5", "1")
        _ = update(&model, .failed(.query(.orders), CommandError("Unreachable.")))
        #expect(model.toasts.map(\.text.string) == ["Unreachable."])
    }

    @Test("n does not move the clock while an order awaits approval")
    func clock() {
        var model = Fixture.model()
        _ = model.press("5")
        _ = update(&model, .orders(Fixture.orders))
        let commands = model.press("n")
        #expect(!commands.contains { if case .sandbox = $0 { true } else { false } })
        #expect(model.overlay == nil)
    }

    @Test("products have the titles of the shop, and others their name at the store")
    func titles() {
        var model = Fixture.model(100, 60)
        let products = [("dragon.gems60", "Sixty at the Store"), ("dragon.gone", "Gone for Good")]
            .map { id, name in
                SandboxProduct(
                    productID: ProductID(id), type: .consumable, displayName: name,
                    availability: .cleared, offers: [], changes: [])
            }
        _ = update(&model, .orders([]))
        _ = update(&model, .sandboxProducts(products))
        _ = model.press("5", "G", "k")
        #expect(model.sandbox.product?.productID == "dragon.gems60")
        #expect(listText(of: model).contains("PRODUCTS ▸ ◕ 60 Gems not on sale"))
        #expect(!model.screenText.contains("Sixty"))
        #expect(model.screenText.contains("Gone for Good"))
        #expect(model.name(ofSold: "dragon.gems60") == "60 Gems")
        #expect(model.name(ofSold: "dragon.gone") == "Gone for Good")
    }
}
