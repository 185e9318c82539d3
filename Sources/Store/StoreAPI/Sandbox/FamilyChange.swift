public import StoreModel

/// A change to a family by the sandbox controls.
public enum FamilyChange: Hashable, Sendable, Codable {
    /// An account joins the family of another account; the first member creates the family.
    case join(account: AccountName, organizer: AccountName)
    /// An account leaves its family; the family ends if the organizer leaves.
    case leave(account: AccountName)
    /// An account starts or stops sharing its purchases with its family.
    case share(account: AccountName, isOn: Bool)
}
