package import SandboxCore
package import StoreModel

/// The store, as the merchant asks it: a signature says what was true when it was made, this says what is now.
package protocol TransactionAuthority: Sendable {
    /// Where a transaction stands that an account brings; never throws, since no answer is one of the answers.
    func standing(
        of transactionID: TransactionID, for account: AccountName
    ) async -> StoreLookup

    /// The numbers of orders that have a text in one of them, newest first, at most 50; nil where it did not answer.
    func orders(like name: OrderName) async -> [OrderNumbers]?

    /// What became of one order, by its intent or else by its transaction.
    func order(_ numbers: OrderNumbers) async -> StoreOrderLookup
}
