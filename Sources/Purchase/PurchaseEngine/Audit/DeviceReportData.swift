package import PurchaseCore
package import StoreAudit
package import StoreModel

/// The contents of a device's journal for a report of the session.
package struct DeviceReportData: Sendable {
    /// The device's name.
    package let device: DeviceName
    /// The accounts that have used the device, sorted by name.
    package let accounts: [Account]
    /// The history of all orders of the device, oldest first.
    package let steps: [OrderStep]

    /// One account on the device.
    package struct Account: Sendable {
        /// The account's name.
        package let name: AccountName
        /// The rows of its transactions, newest first.
        package let rows: [TransactionRow]
        /// The decoded signed transactions that the device stores.
        package let transactions: [Transaction]
        /// The wallet as the device displays it.
        package let wallet: WalletSnapshot
        /// The entitlements on this device.
        package let entitlements: [Entitlement]
        /// The account's subscriptions as the store last reported them.
        package let subscriptions: SubscriptionOverview
        /// The account's event log, oldest first.
        package let log: [LoggedEvent]
        /// The state of the log's upload to the merchant; nil if the log does not exist yet.
        package let logState: LogState?
    }
}
