package import PurchaseCore
package import StoreModel

/// A question of a device, or the store's word to the merchant.
package indirect enum Call: Hashable, Sendable {
    /// The merchant is asked for an order number.
    case number(Intent)
    /// The store is asked to charge.
    case purchase(Intent, MerchantOrder)
    /// The store is asked where an order stands, and to close it if it was never seen.
    case lookUp(IntentID)
    /// The merchant is asked for its verdict.
    case verify(SignedTransaction, nonce: String)
    /// The store is told that a transaction is settled.
    case finish(TransactionID)
    /// The store is told that the end of an order is recorded.
    case acknowledge(IntentID)
    /// The merchant is told of a spending.
    case spend(Spend)
    /// The merchant is asked what the account has.
    case wallet
    /// The store is asked what is unfinished.
    case unfinished
    /// The store is asked what changed.
    case changes(after: Int64)
    /// The store is asked to restore.
    case restore
    /// The store tells the merchant of a refund.
    case refunded(TransactionID)

    /// Who answers.
    package var side: SimulatedService {
        switch self {
        case .number, .verify, .spend, .wallet, .refunded: .merchant
        case .purchase, .lookUp, .finish, .acknowledge, .unfinished, .changes, .restore: .store
        }
    }

    /// The list of the store that is asked for, if one is.
    package var listed: DeliverySource? {
        switch self {
        case .unfinished: .unfinished
        case .changes: .changes
        case .number, .purchase, .lookUp, .verify, .finish, .acknowledge, .spend, .wallet, .restore,
            .refunded:
            nil
        }
    }

    /// A word for stories.
    package var word: String {
        switch self {
        case .number: "number"
        case .purchase: "purchase"
        case .lookUp: "look-up"
        case .verify: "verify"
        case .finish: "finish"
        case .acknowledge: "acknowledge"
        case .spend: "spend"
        case .wallet: "wallet"
        case .unfinished: "unfinished"
        case .changes: "changes"
        case .restore: "restore"
        case .refunded: "refunded"
        }
    }

    /// What it is about; empty where that is the account.
    package var subject: String {
        switch self {
        case .number(let intent), .purchase(let intent, _): intent.id.rawValue
        case .lookUp(let id), .acknowledge(let id): id.rawValue
        case .verify(let signed, _): signed.transaction.id.rawValue
        case .finish(let id), .refunded(let id): id.rawValue
        case .spend(let spend): spend.id.rawValue
        case .wallet, .unfinished, .changes, .restore: ""
        }
    }
}
