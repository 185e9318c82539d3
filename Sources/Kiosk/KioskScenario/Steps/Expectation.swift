package import PurchaseCore
package import StoreModel
import TextParsing

/// An expected condition after a step.
package indirect enum Expectation: Hashable, Sendable {
    /// An expectation about the newest transaction of a product.
    case of(ProductName, Expectation)
    /// The customer-visible state of the device's newest transaction.
    case state(CustomerFacingState)
    /// The stage of the device's newest transaction.
    case stage(TransactionStage)
    /// Whether the device's newest transaction is known to be charged.
    case charged(ChargeStatus)
    /// The amount of a good that the device shows.
    case wallet(GoodName, Int64)
    /// The amount of a good that the customer owes.
    case debt(GoodName, Int64)
    /// The owned products on the device.
    case owned([ProductName])
    /// The number of open transactions on the device.
    case open(Int)
    /// The number of charges to the account at the store, including refunded ones.
    case charges(Int)
    /// The number of effective refunds at the store.
    case refunds(Int)
    /// The number of transactions on the device.
    case transactionCount(Int)
    /// Text on the device's screen; each sequence of blanks, frames and line ends is one space.
    case sees(String)
    /// Text that is not on the device's screen.
    case misses(String)

    /// Whether the expectation requires the device's screen.
    var concernsScreen: Bool {
        switch self {
        case .sees, .misses: true
        default: false
        }
    }
    /// The shop's price of a product, as a decimal in the currency of the customer's country.
    case price(ProductName, String)
    /// The availability of a product in the shop.
    case availability(ProductName, ShopAvailability)
    /// The title of the device's newest transaction.
    case title(String)
    /// The claims of the newest transaction's signed form.
    case receipt(ExpectedValue)
    /// The state of the customer's subscription on the device.
    case subscription(ExpectedSubscription)
    /// Events of the device's log, in this order; other events may lie between them.
    case events([String])
    /// Whether the merchant has received the whole log of the device.
    case logShipped(Bool)
    /// The notifications accepted by the team's server since the last such check, exactly these and in this order.
    case notifications([NotificationKind])
    /// The last response of the App Store Server API: its status, its body, and its signed contents.
    case status(Int), body(ExpectedValue), transaction(ExpectedValue), renewal(ExpectedValue)

    /// The expectation in the syntax of a scenario file.
    package var text: String {
        switch self {
        case .of(let product, let expectation): "\(expectation.text) of \(product.text)"
        case .state(let state): "state: \(state.rawValue)"
        case .stage(let stage): "stage: \(stage.rawValue)"
        case .charged(let known): "charged: \(known.rawValue)"
        case .wallet(let good, let amount): "wallet: {\(good.text): \(amount)}"
        case .debt(let good, let amount): "owes: {\(good.text): \(amount)}"
        case .owned(let products): "owned: [\(products.map(\.text).joined(separator: ", "))]"
        case .open(let count): "open: \(count)"
        case .charges(let count): "charges: \(count)"
        case .refunds(let count): "refunds: \(count)"
        case .transactionCount(let count): "transactions: \(count)"
        case .sees(let words): "see: \(words)"
        case .misses(let words): "not-see: \(words)"
        case .price(let product, let price): "price: {\(product.text): \(price)}"
        case .availability(let product, let word):
            "availability: {\(product.text): \(word.rawValue)}"
        case .title(let title): "title: \(title)"
        case .receipt(let value): "receipt: \(value.text)"
        case .subscription(let subscription): "subscription: \(subscription.text)"
        case .events(let names): "events: [\(names.joined(separator: ", "))]"
        case .logShipped(let isShipped): "log-shipped: \(isShipped ? "yes" : "no")"
        case .notifications(let kinds):
            "notifications: [\(kinds.map(\.scenarioText).joined(separator: ", "))]"
        case .status(let status): "status: \(status)"
        case .body(let value): "body: \(value.text)"
        case .transaction(let value): "transaction: \(value.text)"
        case .renewal(let value): "renewal: \(value.text)"
        }
    }
}

extension NotificationKind {
    /// The kind as `TYPE` or `TYPE/SUBTYPE`.
    package var scenarioText: String {
        subtype.map { "\(type.rawValue)/\($0.rawValue)" } ?? type.rawValue
    }
}

/// An expectation with its position in the file.
struct LocatedExpectation: Hashable, Sendable {
    /// The expected condition.
    let expectation: Expectation
    /// The position in the file.
    let location: SourcePosition
}

// MARK: Names

extension Expectation {
    /// The names of products in the expectation, except those that are expected to be unknown.
    var products: [ProductName] {
        switch self {
        case .of(let name, let inner): [name] + inner.products
        case .owned(let names): names
        case .availability(_, .unknown): []
        case .price(let name, _), .availability(let name, _): [name]
        case .subscription(let wanted): [wanted.product, wanted.next].compactMap(\.self)
        default: []
        }
    }

    /// The names of goods in the expectation.
    var goods: [GoodName] {
        switch self {
        case .wallet(let name, _), .debt(let name, _): [name]
        default: []
        }
    }
}

// MARK: Availability

/// The availability of a product to a shop's customer.
package enum ShopAvailability: String, Hashable, Sendable, CaseIterable {
    /// The product is sold.
    case cleared
    /// The catalog marks the product as draft, as in review, or as removed.
    case draft, removed
    case inReview = "in-review"
    /// The product is not sold in the customer's country.
    case notInStorefront = "not-in-storefront"
    /// The catalog lacks the price or the period.
    case noPrice = "no-price"
    case noPeriod = "no-period"
    /// The catalog does not have the product.
    case unknown

    /// Converts the reason why a product is unavailable.
    init(_ reason: UnavailableReason) {
        self =
            switch reason {
            case .draft: .draft
            case .inReview: .inReview
            case .removed: .removed
            case .notInStorefront: .notInStorefront
            case .noPrice: .noPrice
            case .noPeriod: .noPeriod
            case .unknown: .unknown
            }
    }
}
