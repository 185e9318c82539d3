public import StoreModel

/// A change of the store's clock, which can only move forward.
public enum ClockChange: Hashable, Sendable, Codable {
    /// Sets the rate in milliseconds of the store for each thousand real ones; 0 freezes the clock.
    case rate(Int64)
    /// Moves the clock forward by the given milliseconds.
    case forward(milliseconds: Int64)
    /// Moves the clock forward by calendar units, as a subscription period does.
    case period(SubscriptionPeriod)
    /// Sets the clock to a moment.
    case moment(Timestamp)
    /// Moves the clock forward to the next due event.
    case nextEvent
    /// Leaves the clock unchanged, and processes another part of the due events that an earlier change left.
    case settle

    // The JSON keys of the associated values.
    private enum RateCodingKeys: String, CodingKey {
        case _0 = "rate"
    }
    private enum PeriodCodingKeys: String, CodingKey {
        case _0 = "period"
    }
    private enum MomentCodingKeys: String, CodingKey {
        case _0 = "moment"
    }
}
