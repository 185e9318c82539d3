/// What a server told of how the goods of a purchase were used, for the decision on a refund.
package struct ConsumptionInfo: Hashable, Sendable {
    /// The version of the endpoint: 1 or 2.
    package let version: Int
    /// What was sent, checked: JSON with sorted names.
    package let content: String

    /// Takes the parts as they are.
    package init(version: Int, content: String) {
        self.version = version
        self.content = content
    }
}
