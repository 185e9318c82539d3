package import PurchaseCore
package import StoreModel

/// What has to be so after a step.
package indirect enum Expectation: Hashable, Sendable {
    /// The same of the newest line of a product.
    case of(ProductName, Expectation)
    /// The customer's word for the newest line of the device.
    case state(CustomerState)
    /// The stage of the newest line of the device.
    case stage(TransactionStage)
    /// Whether the newest line of the device says that it was charged.
    case charged(ChargeKnowledge)
    /// How much of a good the device shows.
    case wallet(GoodName, Int64)
    /// How much of a good the customer owes.
    case debt(GoodName, Int64)
    /// What the device says that the customer has, by product.
    case owned([ProductName])
    /// How many lines of the device are open.
    case open(Int)
    /// How often the account was charged at the store, refunded or not.
    case charges(Int)
    /// How many refunds are in force at the store.
    case refunds(Int)
    /// How many lines the device has.
    case lines(Int)
    /// The words that are on the device's screen; each stretch of blanks, frames and line ends is one blank.
    case sees(String)
    /// The words that are not on the device's screen.
    case misses(String)

    /// Whether somebody has to look at the device's screen for it.
    var isSeen: Bool {
        switch self {
        case .sees, .misses: true
        default: false
        }
    }
    /// What the shop asks for a product, as a decimal in the money of the customer's country.
    case price(ProductName, String)
    /// Whether the shop sells a product.
    case availability(ProductName, ShopAvailability)
    /// What the newest line of the device is called.
    case title(String)
    /// What the signed transaction of the newest line says.
    case receipt(WantedValue)
    /// How the customer's subscription stands, as the device knows it.
    case subscription(WantedSubscription)
    /// What the log of the device holds, in this order; others may lie between.
    case events([String])
    /// Whether the merchant has the whole log of the device.
    case logShipped(Bool)
    /// What the team's server took since it was last asked about, in this order and nothing else.
    case notifications([NotificationKind])
    /// What the App Store Server API answered last: its status, its body, and what is signed in it.
    case status(Int), body(WantedValue), transaction(WantedValue), renewal(WantedValue)

    /// As a scenario writes it.
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
        case .lines(let count): "transactions: \(count)"
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
    /// `TYPE` or `TYPE/SUBTYPE`.
    package var scenarioText: String {
        subtype.map { "\(type.rawValue)/\($0.rawValue)" } ?? type.rawValue
    }
}
