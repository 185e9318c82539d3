import StoreText

/// The screens, in the order of their keys.
package enum Screen: Int, CaseIterable, Hashable, Sendable {
    /// What can be bought.
    case shop
    /// What happens to every purchase.
    case activity
    /// What one has.
    case library
    /// A signed transaction, decoded.
    case receipt
    /// The test store's controls.
    case sandbox
    /// What happened, as it is written down.
    case log

    /// Its stable name in the event log.
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
