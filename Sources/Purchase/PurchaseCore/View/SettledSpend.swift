/// A spending whose answer was late, and how it ended: whoever asked for it was told that no answer had come.
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
