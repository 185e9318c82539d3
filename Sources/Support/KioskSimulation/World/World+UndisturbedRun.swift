import PurchaseCore
import StoreModel

/// The undisturbed run of a world.
extension World {
    /// Returns the next event without faults and actions of people; nil at rest.
    ///
    /// - Parameter starts: Whether devices that are not running are started.
    package func next(starts: Bool = true) -> SimulationEvent? {
        if starts, let stoppedDevice = devices.firstIndex(where: { $0.run == nil }) {
            return .start(stoppedDevice)
        }
        for (deviceIndex, device) in devices.enumerated() {
            if device.run?.mustCommit == true { return .commit(deviceIndex) }
        }
        if let message = network.first {
            if message.reply != nil { return .deliverReply(message.id) }
            let isRead = !message.call.changesSomething && message.isAwaited(in: self)
            return isRead ? .exchange(message.id) : .serve(message.id)
        }
        if let refund = store.outbox.first(where: { !unconfirmedRefunds.contains($0) }) {
            return .notifyMerchant(refund)
        }
        if let deviceIndex = devices.indices.first(where: hasUnreadChanges) {
            return .reportChanges(deviceIndex)
        }
        // Deferrable facts are written once all other work is done.
        if let deviceIndex = devices.firstIndex(where: { $0.run?.hasUncommittedFacts == true }) {
            return .commit(deviceIndex)
        }
        // A notification that the merchant could not confirm is repeated later.
        return nextTimer ?? (store.outbox.isEmpty ? nil : .advanceTime(3_600_000))
    }

    /// The timer with the earliest due time.
    package var nextTimer: SimulationEvent? {
        var earliest: (place: Int, timer: DeviceTimer)?
        for (deviceIndex, device) in devices.enumerated() {
            for timer in device.run?.timers ?? [] where timer.due < earliest?.timer.due ?? .max {
                earliest = (deviceIndex, timer)
            }
        }
        return earliest.map { .fireTimer($0.place, $0.timer) }
    }

    /// Runs the world to rest without faults; returns the first violation, or nil.
    ///
    /// - Parameter limit: The maximum number of events.
    package mutating func runToRest(
        limit: Int = 4_000, watching: (SimulationEvent) -> Void = { _ in }
    ) -> Violation? {
        for _ in 0..<limit {
            guard let action = next() else {
                return violationAtRest()
            }
            apply(action)
            watching(action)
            if let violation = violation() { return violation }
        }
        return Violation("I11", "it does not come to rest within \(limit) steps")
    }
}
