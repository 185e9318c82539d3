import StoreModel

/// A member of a family: `{"kind":"family-member","organizer":…,"account":…,"isSharing":true,"shares":[…]}`
struct FamilyMemberJSON: Encodable {
    /// A purchase that the member has through the family, with the account that paid for it.
    struct Share: Encodable {
        let productId: String
        let transactionId: String
        let originalTransactionId: String
        let sharedBy: String
        let expiresDate: Int64?
    }

    let kind = "family-member"
    let organizer: String
    let account: String
    let isSharing: Bool
    let shares: [Share]

    init(_ person: SandboxFamily.Person, of organizer: AccountName) {
        self.organizer = organizer.rawValue
        account = person.account.rawValue
        isSharing = person.isSharing
        shares = person.shares.map {
            Share(
                productId: $0.productID.rawValue, transactionId: $0.transactionID.rawValue,
                originalTransactionId: $0.originalTransactionID.rawValue,
                sharedBy: $0.sharedBy.rawValue, expiresDate: $0.expires?.milliseconds)
        }
    }
}
