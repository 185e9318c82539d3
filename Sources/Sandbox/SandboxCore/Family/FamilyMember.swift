package import StoreModel

/// An account in a family.
package struct FamilyMember: Hashable, Sendable {
    /// Whose it is.
    package let account: AccountName
    /// By whom the family was founded; the organizer is a member too.
    package let organizer: AccountName
    /// Whether the others get what this one buys.
    package let isSharing: Bool

    /// Takes the parts as they are.
    package init(account: AccountName, organizer: AccountName, isSharing: Bool = true) {
        self.account = account
        self.organizer = organizer
        self.isSharing = isSharing
    }
}
