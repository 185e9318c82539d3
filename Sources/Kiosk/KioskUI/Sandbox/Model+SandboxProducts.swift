import KioskPresentation
import PurchaseCore
import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics

/// Edits of the sandbox store's catalog while shops are open.
extension Model {
    /// Returns a product's price in the account's storefront; nil if it is not sold there.
    func offer(of product: SandboxProduct) -> (price: Price, sale: CatalogSale?)? {
        let country = (shop.catalog?.storefront ?? context.storefront).countryCode
        return product.offers.first { $0.storefront == country }
            .map { ($0.sale?.price ?? $0.price, $0.sale) }
    }

    /// Changes the availability of the selected product.
    mutating func changeAvailability(by step: Int) -> [Command] {
        guard let product = sandbox.product, product.type != nil else { return [] }
        let next = Availability.allCases.cycled(from: product.availability, by: step)
        let edit = CatalogEdit.change(
            productID: product.productID, changes: [.availability(next)])
        return [.sandbox(.catalog(edit))]
    }

    /// Buys the selected product as the customer, outside the app.
    mutating func buyOutside() -> [Command] {
        guard let product = sandbox.product, product.type != nil else {
            return showToast(.info, formatter.text(.toastNothingHere))
        }
        return [.sandbox(purchaseOutside(product.productID))]
    }

    /// Returns the action that buys a product for the current account, outside the app.
    func purchaseOutside(_ id: ProductID) -> SandboxAction {
        .buyOutside(
            OutsidePurchase(account: context.account, device: context.device, productID: id))
    }

    /// Returns the name of a product of the sandbox store, including those not sold here; untrusted text.
    func name(ofSold id: ProductID) -> String {
        sandbox.products.first { $0.productID == id }?.displayName ?? title(of: id)
    }

    /// Parses an edit of a product in the account's storefront and the current language.
    ///
    /// - Throws: The error message for an invalid edit.
    func edit(
        of id: ProductID, _ line: String
    ) throws(ProductChange.ParseError) -> CatalogEdit {
        if line.split(separator: " ") == ["reset"] { return .reset(productID: id) }
        let country = (shop.catalog?.storefront ?? context.storefront).countryCode
        let defaults = ProductChange.Defaults(
            storefront: country, locale: context.locale, now: storeNow)
        return .change(productID: id, changes: [try ProductChange(line: line, at: defaults)])
    }
}

extension SandboxProduct {
    /// The product's availability as text.
    var standing: TextKey {
        guard type != nil else { return .notInCatalog }
        return switch availability {
        case .cleared: .availabilityCleared
        case .draft: .availabilityDraft
        case .inReview: .availabilityInReview
        case .removed: .availabilityRemoved
        }
    }

    /// The glyph and the color of the product's availability.
    var appearance: (glyph: Glyph, role: Role) {
        type != nil && availability == .cleared
            ? (.purchased, .statePurchased) : (.unavailable, .muted)
    }
}

// MARK: Subscriptions

/// Texts about subscriptions of the sandbox store.
extension Model {
    /// Returns a subscription's state in a word or two.
    func state(of subscription: SandboxSubscription) -> SafeText {
        let state = formatter.sanitized(
            formatter.subscriptions.state(
                subscription.state, isCancelled: subscription.renewal.autoRenewStatus == 0))
        return subscription.failsRenewals
            ? formatter.commaSeparated([state, formatter.text(.sandboxFails)]) : state
    }

    /// Returns the facts about a subscription as labels and values.
    func facts(of told: SandboxSubscription) -> [(label: TextKey, value: SafeText)] {
        let renews = told.renewal.autoRenewStatus == 1
        let next: SafeText? = told.renewal.nextPrice.map { price in
            let name = formatter.sanitized(title(of: told.renewal.autoRenewProductID))
            return formatter.commaSeparated([name, formatter.price(price)])
        }
        let renewals: TextKey =
            told.failsRenewals ? .renewalsFail : renews ? .renewalsPaid : .renewalsOff
        let facts: [(TextKey, SafeText?)] = [
            (.labelUntil, SafeText(formatted: formatter.times.dateTime(told.expires))),
            (.labelRenewals, formatter.text(renewals)), (.labelPrice, renews ? next : nil),
            (.contextAccount, formatter.sanitized(told.account.rawValue)),
            (.logTransaction, formatter.sanitized(told.transactionID.rawValue)),
            (.labelID, formatter.sanitized(told.productID.rawValue)),
        ]
        return facts.compactMap { label, value in value.map { (label, $0) } }
    }
}
