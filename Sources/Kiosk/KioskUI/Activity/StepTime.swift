import PurchaseCore
import StoreModel

/// What a timeline says about when a step happened, so that one column never holds the times of two clocks.
enum StepTime: Hashable {
    /// The device's clock.
    case clock(Timestamp)
    /// How long after the step before it on the same clock, in milliseconds.
    case took(Int64)
    /// The store's clock, which is not the device's: it belongs beside the step and not into the column.
    case storeClock(Timestamp)
}

extension Model {
    /// When each step of a history happened.
    ///
    /// Store and merchant write with the store's clock. While that is not the machine's, each clock counts from its own
    /// first step; otherwise each step counts from the one before it.
    func times(of steps: [HistoryStep]) -> [StepTime] {
        var last: [Bool: Timestamp] = [:]
        return steps.map { step in
            let isDevice = !isOnStoreClock(step)
            defer { last[isDevice] = step.at }
            if let before = last[isDevice] { return .took(step.at.since(before)) }
            return isDevice ? .clock(step.at) : .storeClock(step.at)
        }
    }

    /// Whether a step was recorded by a clock that is not the machine's.
    func isOnStoreClock(_ step: HistoryStep) -> Bool { step.side != .device && hasOwnTime }
}
