/// A server's report on how the goods of a purchase were consumed, for the decision on a refund.
package struct ConsumptionInfo: Hashable, Sendable {
    /// The version of the endpoint: 1 or 2.
    package let version: Int
    /// The validated request body: JSON with sorted keys.
    package let content: String

    /// Creates a value from its parts without validating them.
    package init(version: Int, content: String) {
        self.version = version
        self.content = content
    }
}
