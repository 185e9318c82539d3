/// One line of what happened to a purchase.
package enum StageHistoryEntry: Hashable, Sendable {
    /// Something that one of the sides did.
    case step(HistoryStep)
    /// Something that happened to the device.
    case event(StageEvent, at: Timestamp)

    /// When.
    package var at: Timestamp {
        switch self {
        case .step(let step): step.at
        case .event(_, let at): at
        }
    }
}
