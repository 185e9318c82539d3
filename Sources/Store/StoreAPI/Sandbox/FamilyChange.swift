public import StoreModel

/// What the controls of a test store do to families.
public enum FamilyChange: Hashable, Sendable, Codable {
    /// An account joins the family of another one, which is founded with its first member.
    case join(account: AccountName, organizer: AccountName)
    /// An account leaves its family; with the organizer the family ends.
    case leave(account: AccountName)
    /// An account shares what it buys with its family, or stops that.
    case share(account: AccountName, isOn: Bool)
}
