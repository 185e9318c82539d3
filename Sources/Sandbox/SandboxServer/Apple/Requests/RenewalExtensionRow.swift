import StoreAPI
import StoreModel
import StoreSigning

/// A validated request for an extension (App Store Server API, Extend a Subscription Renewal Date).
struct RenewalExtensionRequest {
    let days: Int
    let reason: Int
    let requestIdentifier: String

    /// Reads and validates a request; each invalid field has its own error code.
    init(_ body: [String: JSONValue]) throws(AppleFailure) {
        guard let days = body["extendByDays"]?.integer, (1...90).contains(days) else {
            throw .refused(.invalidExtendByDays)
        }
        guard let reason = body["extendReasonCode"]?.integer, (0...3).contains(reason) else {
            throw .refused(.invalidExtendReasonCode)
        }
        guard let id = body["requestIdentifier"]?.text, Self.isRequestIdentifier(id) else {
            throw .refused(.invalidRequestIdentifier)
        }
        (self.days, self.reason, requestIdentifier) = (Int(days), Int(reason), id)
    }

    /// Whether a text is a valid request identifier.
    static func isRequestIdentifier(_ text: String) -> Bool {
        (1...128).contains(text.unicodeScalars.count)
    }
}

extension MassExtensionRequest {
    /// Reads and validates a request for a mass extension; each invalid field has its own error code.
    ///
    /// - Parameter isPlan: Returns whether a product is a subscription in the current catalog.
    init(
        _ body: [String: JSONValue], isPlan: (ProductID) -> Bool
    ) throws(AppleFailure) {
        let request = try RenewalExtensionRequest(body)
        let storefronts = try Self.storefronts(body)
        guard let product = body["productId"]?.text, isPlan(ProductID(product)) else {
            throw .refused(.invalidProductID)
        }
        self.init(
            productID: ProductID(product), requestIdentifier: request.requestIdentifier,
            days: request.days, reason: request.reason, storefronts: storefronts)
    }

    /// Returns the requested storefronts without duplicates; nil for all storefronts.
    private static func storefronts(
        _ body: [String: JSONValue]
    ) throws(AppleFailure) -> [String]? {
        guard let value = body["storefrontCountryCodes"] else { return nil }
        if case .null = value { return nil }
        guard let codes = value.elements else { throw .refused(.invalidStorefront) }
        guard !codes.isEmpty else { throw .refused(.emptyStorefronts) }
        var known: Set<String> = []
        for code in codes {
            guard let text = code.text, StorefrontTable.entry(text) != nil else {
                throw .refused(.invalidStorefront)
            }
            known.insert(text)
        }
        return known.sorted()
    }
}
