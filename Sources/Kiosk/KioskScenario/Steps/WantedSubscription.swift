import PurchaseCore
import StoreModel

/// The expected state of a subscription; properties that are nil are not checked.
package struct WantedSubscription: Hashable, Sendable {
    /// The product of the current period.
    package var product: ProductName?
    /// The state, one of ``words``.
    package var state: String?
    /// The date of the next renewal; `no` if it does not renew.
    package var renews: String?
    /// The product of the next renewal.
    package var next: ProductName?
    /// The price of the next renewal, as a decimal.
    package var price: String?

    /// The names of the states.
    package static let words = ["subscribed", "expired", "in-retry", "in-grace", "revoked"]

    /// The expectation in the syntax of a scenario file.
    package var text: String {
        let parts = [
            product.map { "product: \($0.text)" }, state.map { "state: \($0)" },
            renews.map { "renews: \($0)" }, next.map { "next: \($0.text)" },
            price.map { "price: \($0)" },
        ]
        return "{\(parts.compactMap(\.self).joined(separator: ", "))}"
    }

    /// Returns the actual state if it differs from the expected one; nil if they are equal.
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
    /// The state's name in scenarios.
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
