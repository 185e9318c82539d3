import StoreModel
import StoreSigning

/// By how much the renewal of subscriptions is to be put off (App Store Server API, Extend a Subscription Renewal Date).
struct RenewalExtension {
    let days: Int64
    let reason: Int64
    let requestIdentifier: String

    /// Reads and checks it; each part that is wrong has a number of its own.
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
        (self.days, self.reason, requestIdentifier) = (days, reason, id)
    }

    /// Whether a text can name a request.
    static func isRequestIdentifier(_ text: String) -> Bool {
        (1...128).contains(text.unicodeScalars.count)
    }

    /// Checks for which countries it is asked; for all where none is named.
    static func checkStorefronts(_ body: [String: JSONValue]) throws(AppleFailure) {
        guard let value = body["storefrontCountryCodes"] else { return }
        if case .null = value { return }
        guard let codes = value.elements else { throw .refused(.invalidStorefront) }
        guard !codes.isEmpty else { throw .refused(.emptyStorefronts) }
        let isKnown = codes.allSatisfy { code in
            code.text.map { StorefrontTable.entry($0) != nil } ?? false
        }
        guard isKnown else { throw .refused(.invalidStorefront) }
    }
}
