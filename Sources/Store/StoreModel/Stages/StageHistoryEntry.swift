/// An entry in the history of a purchase.
package enum StageHistoryEntry: Hashable, Sendable {
    /// A step of one of the sides.
    case step(HistoryStep)
    /// An event of the device.
    case event(StageEvent, at: Timestamp)

    /// When it happened.
    package var at: Timestamp {
        switch self {
        case .step(let step): step.at
        case .event(_, let at): at
        }
    }
}
