package import PurchaseCore
package import StoreAudit
package import StoreModel

/// What a device's journal tells to whoever reports what happened on it.
package struct DeviceSession: Sendable {
    /// The phone.
    package let device: DeviceName
    /// Each account that has used it, by name.
    package let accounts: [Account]
    /// What happened to all orders on it, oldest first.
    package let steps: [OrderStep]

    /// One account on the phone.
    package struct Account: Sendable {
        /// Its name.
        package let name: AccountName
        /// Its lines, newest first.
        package let rows: [TransactionRow]
        /// The signed transactions that the phone holds, decoded.
        package let transactions: [Transaction]
        /// What it has here.
        package let wallet: WalletView
        /// What it owns here.
        package let entitlements: [Entitlement]
        /// What the store last told of its subscriptions.
        package let book: SubscriptionOverview
        /// Its event log, oldest first.
        package let log: [LoggedEvent]
        /// How far the merchant has that log, and what it thinks of it; nil where it has not begun.
        package let logState: LogState?
    }
}
