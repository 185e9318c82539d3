package import StoreAudit
package import StoreModel

/// What the store's file tells to whoever reports what happened: orders, money, plans and the time.
package struct StoreSession: Sendable {
    /// The orders and restored transactions of all accounts, newest first, at most 10,000.
    package var orders: [SandboxOrder] = []
    /// What happened to them, oldest first.
    package var steps: [OrderStep] = []
    /// Money that moved, oldest first.
    package var money: [MoneyMovementAuditRecord] = []
    /// The transactions of all accounts as the store would sign them now, oldest first, at most 10,000.
    package var transactions: [StoreTransaction] = []
    /// What was changed of the catalog by hand.
    package var edits: [ProductID: [ProductChange]] = [:]
    /// What is sold, where the store was asked; a file holds what was changed, and no catalog.
    package var products: [SandboxProduct] = []
    /// The subscriptions of all accounts, oldest first.
    package var subscriptions: [SandboxSubscription] = []
    /// What is planned to go wrong, oldest plan first.
    package var faults: [PlannedFault] = []
    /// How the store's clock runs.
    package let clock: StoreClock
    /// The country of each account that has one.
    package var storefronts: [AccountName: String] = [:]

    /// Knows the time; the rest is added.
    package init(clock: StoreClock) {
        self.clock = clock
    }

    /// A transaction, and whose it is.
    package struct StoreTransaction: Sendable {
        /// Whose.
        package let account: AccountName
        /// As the store has it.
        package let transaction: Transaction
    }
}
