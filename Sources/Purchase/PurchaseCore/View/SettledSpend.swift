/// How a spending ended whose answer came late: its command had reported that there was no answer.
public struct SettledSpend: Hashable, Sendable {
    /// What was asked for, with the device's id of it.
    public let spend: Spend
    /// Why the merchant refused it, hostile text; nil where it was taken.
    public let refusal: String?

    /// Takes the parts as they are.
    public init(spend: Spend, refusal: String?) {
        self.spend = spend
        self.refusal = refusal
    }
}
