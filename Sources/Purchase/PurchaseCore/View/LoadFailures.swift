/// What could not be loaded when it was last asked for, each with the reason, which may quote hostile text; what was known
/// before is still shown.
public struct LoadFailures: Hashable, Sendable {
    /// Why the wallet could not be loaded; nil where it was.
    public var wallet: String?
    /// Why the subscriptions could not be loaded; nil where they were.
    public var subscriptions: String?

    /// Takes the reasons.
    public init(wallet: String? = nil, subscriptions: String? = nil) {
        self.wallet = wallet
        self.subscriptions = subscriptions
    }
}
