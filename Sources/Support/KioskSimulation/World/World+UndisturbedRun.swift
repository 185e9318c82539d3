import PurchaseCore
import StoreModel

/// The undisturbed run of a world.
extension World {
    /// Returns the next event without faults and actions of people; nil at rest.
    ///
    /// - Parameter starts: Whether devices that are not running are started.
    package func next(starts: Bool = true) -> SimulationEvent? {
        if starts, let dead = devices.firstIndex(where: { $0.run == nil }) { return .start(dead) }
        for (place, device) in devices.enumerated() {
            if device.run?.mustCommit == true { return .commit(place) }
        }
        if let message = network.first {
            if message.reply != nil { return .hear(message.id) }
            let isRead = !message.call.changesSomething && message.isAwaited(in: self)
            return isRead ? .exchange(message.id) : .serve(message.id)
        }
        if let refund = store.outbox.first(where: { !unconfirmedRefunds.contains($0) }) {
            return .tell(refund)
        }
        if let place = devices.indices.first(where: hasUnreadChanges) { return .news(place) }
        // Deferrable facts are written once all other work is done.
        if let place = devices.firstIndex(where: { $0.run?.hasFacts == true }) {
            return .commit(place)
        }
        // A notification that the merchant could not confirm is repeated later.
        return nextTimer ?? (store.outbox.isEmpty ? nil : .pass(3_600_000))
    }

    /// The timer with the earliest due time.
    package var nextTimer: SimulationEvent? {
        var best: (place: Int, timer: DeviceTimer)?
        for (place, device) in devices.enumerated() {
            for timer in device.run?.timers ?? [] where timer.due < best?.timer.due ?? .max {
                best = (place, timer)
            }
        }
        return best.map { .fire($0.place, $0.timer) }
    }

    /// Runs the world to rest without faults; returns the first violation, or nil.
    ///
    /// - Parameter limit: The maximum number of events.
    package mutating func settle(
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
