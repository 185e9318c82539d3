import PurchaseCore
import StoreModel

/// How a subscription has to stand; what is nil does not matter.
package struct WantedSubscription: Hashable, Sendable {
    /// What is paid for now.
    package var product: ProductName?
    /// Where it stands, in ``words``.
    package var state: String?
    /// When it renews, as a date; `no` where it does not.
    package var renews: String?
    /// What is renewed then.
    package var next: ProductName?
    /// What that costs, as a decimal.
    package var price: String?

    /// The words for where it stands.
    package static let words = ["subscribed", "expired", "in-retry", "in-grace", "revoked"]

    /// As a scenario writes it.
    package var text: String {
        let parts = [
            product.map { "product: \($0.text)" }, state.map { "state: \($0)" },
            renews.map { "renews: \($0)" }, next.map { "next: \($0.text)" },
            price.map { "price: \($0)" },
        ]
        return "{\(parts.compactMap(\.self).joined(separator: ", "))}"
    }

    /// What is otherwise in a subscription; nil where nothing is.
    func difference(_ view: SubscriptionView, _ products: [CatalogProduct]) -> String? {
        let renewal = view.renewal
        let isRenewed = renewal.autoRenewStatus == 1
        let date = isRenewed ? renewal.renewalDate ?? view.transaction.expiresDate : nil
        let had = WantedSubscription(
            product: ProductName(renewal.productID.rawValue), state: view.state.scenarioWord,
            renews: date.map(ISODate.day) ?? "no",
            next: ProductName(renewal.autoRenewProductID.rawValue),
            price: renewal.renewalPrice.map { DecimalAmount.text(milliunits: $0, exponent: 2) })
        let isSame =
            Self.isSame(product, renewal.productID, products)
            && Self.isSame(next, renewal.autoRenewProductID, products)
            && (state == nil || state == had.state)
            && (renews.map { $0 == "no" ? date == nil : ScenarioDate.matches($0, date) } ?? true)
            && Self.isSame(price, renewal.renewalPrice)
        return isSame ? nil : had.text
    }

    private static func isSame(
        _ name: ProductName?, _ id: ProductID, _ products: [CatalogProduct]
    ) -> Bool {
        name.map { ($0.product(among: products)?.id.rawValue ?? $0.text) == id.rawValue } ?? true
    }

    private static func isSame(_ price: String?, _ milliunits: Int64?) -> Bool {
        price.map { (try? DecimalAmount.milliunits($0, exponent: 3)) == milliunits } ?? true
    }
}

extension RenewalState {
    /// Its word in scenarios.
    fileprivate var scenarioWord: String {
        switch self {
        case .subscribed: "subscribed"
        case .expired: "expired"
        case .inBillingRetryPeriod: "in-retry"
        case .inGracePeriod: "in-grace"
        case .revoked: "revoked"
        }
    }
}
