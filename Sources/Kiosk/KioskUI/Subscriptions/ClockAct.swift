package import StoreModel

/// A change of the store's clock.
package enum ClockAct: Hashable, Sendable {
    /// Sets the rate: milliseconds of the store's clock for each 1000 ms of real time; 0 freezes the clock.
    case rate(Int64)
    /// Advances the clock by calendar units.
    case forward(SubscriptionPeriod)
    /// Advances the clock to the next event that is due.
    case nextEvent
}
