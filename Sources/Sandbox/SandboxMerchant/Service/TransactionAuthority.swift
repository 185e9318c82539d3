package import SandboxCore
package import StoreModel

/// The store as the merchant sees it. A signature proves what was true when it was made; this protocol reports what is
/// true now.
package protocol TransactionAuthority: Sendable {
    /// Returns the current state of a transaction that an account presents. It never throws: "no answer" is one of the
    /// results.
    func lookup(
        of transactionID: TransactionID, for account: AccountName
    ) async -> StoreLookup

    /// Returns the numbers of orders that contain a text in one of them, newest first, at most 50; nil if the store did
    /// not answer.
    func orders(like name: OrderName) async -> [OrderNumbers]?

    /// Returns the store's state of an order, found by its intent or else by its transaction.
    func order(_ numbers: OrderNumbers) async -> StoreOrderLookup
}
