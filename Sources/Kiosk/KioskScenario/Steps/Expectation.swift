package import PurchaseCore
import StoreModel

/// What has to be so after a step.
package enum Expectation: Hashable, Sendable {
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
    /// How often money went back at the store.
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

    /// As a scenario writes it.
    package var text: String {
        switch self {
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
        }
    }
}
