import StoreText

/// The screens, in the order of their number keys.
package enum Screen: Int, CaseIterable, Hashable, Sendable {
    /// The catalog.
    case shop
    /// The transactions and their states.
    case activity
    /// The owned products, subscriptions and goods.
    case library
    /// A decoded signed transaction.
    case receipt
    /// The controls of the sandbox store.
    case sandbox
    /// The event log.
    case log

    /// The screen's stable name in the event log.
    package var logName: String {
        switch self {
        case .shop: "shop"
        case .activity: "activity"
        case .library: "library"
        case .receipt: "receipt"
        case .sandbox: "sandbox"
        case .log: "log"
        }
    }

    var name: Phrase {
        switch self {
        case .shop: .tabShop
        case .activity: .tabActivity
        case .library: .tabLibrary
        case .receipt: .tabReceipt
        case .sandbox: .tabSandbox
        case .log: .tabLog
        }
    }
}
