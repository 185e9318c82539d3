package import SandboxCore
package import StoreModel

/// The store, as the merchant asks it: a signature says what was true when it was made, this says what is now.
package protocol TransactionAuthority: Sendable {
    /// Where a transaction stands; never throws, since no answer is one of the answers.
    func standing(of transactionID: TransactionID) async -> TransactionStanding
}
