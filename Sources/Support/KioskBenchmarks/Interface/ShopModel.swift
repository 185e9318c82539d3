import KioskUI
import StoreModel
import TerminalGraphics

/// The model of a shop that displays products, without a running program.
enum ShopModel {
    static let now = Timestamp(milliseconds: 1_795_269_600_000)

    static func showing(_ products: [Product], in size: Size) -> Model {
        let storefront = Storefront(countryCode: "USA", id: "143441")
        let context = SessionContext(
            account: "customer", device: "phone-1", backendName: nil,
            storefront: storefront, locale: .fallback, outcome: .approve)
        var model = Model(context: context, size: size, glyphs: .unicode, now: now)
        let catalog = CatalogState(
            products: products, invalid: [], storefront: storefront, version: "1")
        _ = update(&model, .catalog(catalog))
        return model
    }
}
