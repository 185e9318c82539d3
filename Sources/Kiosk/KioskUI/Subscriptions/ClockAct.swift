package import StoreModel

/// What somebody does to the store's clock.
package enum ClockAct: Hashable, Sendable {
    /// It runs at this rate from now on: milliseconds of the store for each thousand real ones; 0 lets it stand still.
    case rate(Int64)
    /// It goes forward by so many calendar units.
    case forward(SubscriptionPeriod)
    /// It goes forward to whatever is due next.
    case nextEvent
}
