import StoreModel
import StoreText
import TerminalGraphics

/// What the test store sells, changed while shops are open.
extension Model {
    /// What a product costs where the account is; nil where it is not sold there.
    func offer(of product: SandboxProduct) -> (price: Price, sale: CatalogSale?)? {
        let country = (shop.catalog?.storefront ?? place.storefront).countryCode
        return product.offers.first { $0.storefront == country }
            .map { ($0.sale?.price ?? $0.price, $0.sale) }
    }

    /// Puts the selected product on sale, or takes it off.
    mutating func turnAvailability(by step: Int) -> [Command] {
        guard let product = sandbox.product, product.type != nil else { return [] }
        let next = Availability.allCases.turned(from: product.availability, by: step)
        return [.edit(.change(productID: product.productID, changes: [.availability(next)]))]
    }

    /// The customer buys the selected product where no shop of ours is.
    mutating func buyOutside() -> [Command] {
        guard let product = sandbox.product, product.type != nil else {
            return tell(.info, words.say(.toastNothingHere))
        }
        return [.buyOutside(product.productID)]
    }

    /// What a product of the test store is called, also one that is not sold here; hostile text.
    func name(ofSold id: ProductID) -> String {
        sandbox.products.first { $0.productID == id }?.displayName ?? title(of: id)
    }

    /// Changes a product as the words say, or says which of them is wrong.
    mutating func change(_ id: ProductID, _ line: String) -> [Command] {
        do throws(ProductChange.Mistake) {
            let edit = try edit(of: id, line)
            overlay = nil
            return [.edit(edit)]
        } catch {
            editEntry { $0.error = error.message }
            return []
        }
    }

    /// What a line says of a product, where the account is and in the language that is spoken.
    ///
    /// - Throws: The sentence of what is wrong with it.
    func edit(
        of id: ProductID, _ line: String
    ) throws(ProductChange.Mistake) -> CatalogEdit {
        if line.split(separator: " ") == ["reset"] { return .reset(productID: id) }
        let country = (shop.catalog?.storefront ?? place.storefront).countryCode
        let place = ProductChange.Place(
            storefront: country, locale: place.locale, now: storeNow)
        return .change(productID: id, changes: [try ProductChange(line: line, at: place)])
    }
}

extension SandboxProduct {
    /// Whether it is on sale, in a word.
    var standing: Phrase {
        guard type != nil else { return .notInCatalog }
        return switch availability {
        case .cleared: .availabilityCleared
        case .draft: .availabilityDraft
        case .inReview: .availabilityInReview
        case .removed: .availabilityRemoved
        }
    }

    /// The sign and the colour that say the same.
    var look: (glyph: Glyph, role: Role) {
        type != nil && availability == .cleared
            ? (.purchased, .statePurchased) : (.unavailable, .muted)
    }
}
