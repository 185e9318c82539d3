package import StoreAudit
package import StoreModel

/// The part of the store's file that a report on a session shows: orders, money, subscriptions and the time.
package struct StoreReportData: Sendable {
    /// The orders and restored transactions of all accounts, newest first, at most 10,000.
    package var orders: [SandboxOrder] = []
    /// The history of the orders, oldest first.
    package var steps: [OrderStep] = []
    /// The charges and refunds, oldest first.
    package var moneyMovements: [MoneyMovementAuditRecord] = []
    /// The transactions of all accounts as the store would sign them now, oldest first, at most 10,000.
    package var transactions: [StoreTransaction] = []
    /// The manual changes to the catalog.
    package var edits: [ProductID: [ProductChange]] = [:]
    /// The products on sale. They come from the running store, since the file contains only the changes to the catalog.
    package var products: [SandboxProduct] = []
    /// The subscriptions of all accounts, oldest first, at most 10,000.
    package var subscriptions: [SandboxSubscription] = []
    /// The planned faults, the oldest plan first.
    package var faults: [PlannedFault] = []
    /// The store's clock.
    package let clock: StoreClock
    /// The storefront of each account that has one.
    package var storefronts: [AccountName: String] = [:]

    /// Creates a session with the clock only.
    package init(clock: StoreClock) {
        self.clock = clock
    }

    /// A transaction and its account.
    package struct StoreTransaction: Sendable {
        package let account: AccountName
        /// The transaction as the store has it.
        package let transaction: Transaction
    }
}
