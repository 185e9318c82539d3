/// The result of a spending whose answer arrived late, after its command had reported a missing answer.
public struct LateSpendResult: Hashable, Sendable {
    /// The requested spending, with the device's ID.
    public let spend: Spend
    /// Why the merchant refused the spending, untrusted text; nil if it was accepted.
    public let refusal: String?

    /// Creates a result.
    public init(spend: Spend, refusal: String?) {
        self.spend = spend
        self.refusal = refusal
    }
}
