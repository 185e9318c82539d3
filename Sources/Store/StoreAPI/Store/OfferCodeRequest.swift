public import StoreModel

/// Asks what a code is good for, without spending it.
public struct OfferCodeRequest: Hashable, Sendable, Codable {
    /// The code as somebody typed it.
    public let code: String
    /// The order for which it is to be redeemed: what it has spent already is no obstacle to itself.
    public let intentID: IntentID

    /// Takes the parts as they are.
    public init(code: String, intentID: IntentID) {
        self.code = code
        self.intentID = intentID
    }
}
