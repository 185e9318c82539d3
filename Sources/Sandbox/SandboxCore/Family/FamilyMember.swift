package import StoreModel

/// An account in a family.
package struct FamilyMember: Hashable, Sendable {
    /// The member's account.
    package let account: AccountName
    /// The account that founded the family; the organizer is a member, too.
    package let organizer: AccountName
    /// Whether the member shares purchases with the other members.
    package let isSharing: Bool

    /// Creates a family member from its parts.
    package init(account: AccountName, organizer: AccountName, isSharing: Bool = true) {
        self.account = account
        self.organizer = organizer
        self.isSharing = isSharing
    }
}
