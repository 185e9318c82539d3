import PurchaseCore
import StoreModel

/// The time that a timeline shows for a step, so that one column never mixes the times of two clocks.
enum StepTime: Hashable {
    /// The device's clock.
    case clock(Timestamp)
    /// The time since the previous step on the same clock, in milliseconds.
    case took(Int64)
    /// The time of the store's clock, which differs from the device's: it is shown beside the step, not in the column.
    case storeClock(Timestamp)
}

extension Model {
    /// Returns the time that the timeline shows for each step of a history.
    ///
    /// Store and merchant record the store's clock. While that differs from the machine's clock, the steps of each
    /// clock count from the first step of that clock; otherwise each step counts from the one before it.
    func times(of steps: [HistoryStep]) -> [StepTime] {
        var last: [Bool: Timestamp] = [:]
        return steps.map { step in
            let isDevice = !isOnStoreClock(step)
            defer { last[isDevice] = step.at }
            if let before = last[isDevice] { return .took(step.at.since(before)) }
            return isDevice ? .clock(step.at) : .storeClock(step.at)
        }
    }

    /// Returns whether a step was recorded with a clock other than the machine's.
    func isOnStoreClock(_ step: HistoryStep) -> Bool { step.side != .device && hasOwnTime }
}
