/// What a team's server asks the App Store Server API.
package struct TeamServerRequest: Hashable, Sendable {
    /// HTTP's methods that the API has.
    package enum Method: String, Hashable, Sendable, CaseIterable {
        case get = "GET"
        case post = "POST"
        case put = "PUT"
    }

    /// A part of a path.
    package enum Part: Hashable, Sendable {
        /// Taken as it is.
        case text(String)
        /// An id of what the customer bought last of a product.
        case id(IDKind, ProductName)
        /// A text of the last answer, by its name.
        case answer(String)
    }

    /// What stands for a transaction: one of its ids, or a receipt.
    package enum IDKind: String, Hashable, Sendable, CaseIterable {
        case transaction, original, order
        /// What an app sends to a server that still asks `verifyReceipt`: all that the customer's receipt holds.
        case receipt
    }

    /// How.
    package let method: Method
    /// Where, with the query.
    package let path: [Part]
    /// What is sent, in which a text such as `{receipt of gems.60}` is what it means; nil for nothing.
    let body: PlainJSON?

    /// What stands between braces; nil for what is not meant so.
    ///
    /// - Parameter text: Without the braces.
    static func variable(_ text: Substring) -> Part? {
        let words = text.split(separator: " ").map(String.init)
        if words.count == 2, words[0] == "answer" { return .answer(words[1]) }
        guard words.count == 3, words[1] == "of", let kind = IDKind(rawValue: words[0]) else {
            return nil
        }
        return .id(kind, ProductName(words[2]))
    }

    /// What a text of the body means; nil for itself.
    static func variable(inBody text: String) -> Part? {
        guard text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
        return variable(text.dropFirst().dropLast())
    }

    /// Whether it is about notifications, which then have to be sent.
    var concernsNotifications: Bool {
        path.contains {
            if case .text(let text) = $0 { text.contains("/notifications/") } else { false }
        }
    }
}
