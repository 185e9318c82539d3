public import StoreModel

/// A request for the offer of a code, without redeeming it.
public struct OfferCodeRequest: Hashable, Sendable, Codable {
    /// The code as the user typed it.
    public let code: String
    /// The order that is to redeem the code; a redemption by the same order does not block it.
    public let intentID: IntentID

    /// Creates a request.
    public init(code: String, intentID: IntentID) {
        self.code = code
        self.intentID = intentID
    }
}
