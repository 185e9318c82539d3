public import StoreModel

/// What somebody does to the store's clock; nothing sets it back.
public enum ClockChange: Hashable, Sendable, Codable {
    /// It runs at this rate from now on: milliseconds of the store for each thousand real ones; 0 freezes it.
    case rate(Int64)
    /// It goes forward by so many milliseconds.
    case forward(milliseconds: Int64)
    /// It goes forward by so many calendar units, as a subscription's period does.
    case period(SubscriptionPeriod)
    /// It shows this moment.
    case moment(Timestamp)
    /// It goes forward to whatever is due next.
    case nextEvent
    /// It stays as it is; a further part of what is due is settled, which an earlier change left.
    case settle

    // How the values are named in JSON.
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
