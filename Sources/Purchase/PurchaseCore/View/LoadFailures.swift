/// The reasons why data could not be loaded at the last request, which may quote untrusted text. The previous data is
/// still displayed.
public struct LoadFailures: Hashable, Sendable {
    /// Why the wallet could not be loaded; nil if it was.
    public var wallet: String?
    /// Why the subscriptions could not be loaded; nil if they were.
    public var subscriptions: String?

    /// Creates the failures from their reasons.
    public init(wallet: String? = nil, subscriptions: String? = nil) {
        self.wallet = wallet
        self.subscriptions = subscriptions
    }
}
