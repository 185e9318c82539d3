/// Why goods were not spent.
public enum SpendError: Error, Hashable, Sendable {
    /// An amount of less than one.
    case invalidAmount
    /// There are too few; nothing was taken.
    case notEnough(have: Int64)
    /// The merchant refused for another reason; nothing was taken.
    case refused(String)
    /// The merchant gave no answer yet: the spending is journalled and sent again, now or at the next start.
    case noAnswer
    /// Another kiosk drives this device.
    case notDriving(reason: String)
    /// The journal failed; nothing was taken.
    case journal(JournalError)
}
