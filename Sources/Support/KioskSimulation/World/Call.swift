package import PurchaseCore
package import StoreModel

/// A request of a device, or a notification from the store to the merchant.
package indirect enum Call: Hashable, Sendable {
    /// Requests an order number from the merchant.
    case number(Intent)
    /// Requests a charge from the store.
    case purchase(Intent, MerchantOrder)
    /// Requests the state of an order from the store, and closes an order that it never received.
    case lookUp(IntentID)
    /// Requests a verdict from the merchant.
    case verify(SignedTransaction, nonce: String)
    /// Finishes a transaction at the store.
    case finish(TransactionID)
    /// Acknowledges the end of an order at the store.
    case acknowledge(IntentID)
    /// Requests a debit from the merchant.
    case spend(Spend)
    /// Requests the account's statement from the merchant.
    case wallet
    /// Requests the unfinished transactions from the store.
    case unfinished
    /// Requests the changes from the store.
    case changes(after: Int64)
    /// Requests a restore from the store.
    case restore
    /// Notifies the merchant of a refund, sent by the store.
    case refunded(TransactionID)

    /// The service that answers.
    package var service: SimulatedService {
        switch self {
        case .number, .verify, .spend, .wallet, .refunded: .merchant
        case .purchase, .lookUp, .finish, .acknowledge, .unfinished, .changes, .restore: .store
        }
    }

    /// The requested list of the store; nil for other requests.
    package var listSource: DeliverySource? {
        switch self {
        case .unfinished: .unfinished
        case .changes: .changes
        case .number, .purchase, .lookUp, .verify, .finish, .acknowledge, .spend, .wallet, .restore,
            .refunded:
            nil
        }
    }

    /// The name in messages and descriptions.
    package var name: String {
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

    /// The id that it concerns; empty for requests about the account.
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
