/// A request of the team's server to the App Store Server API.
package struct TeamServerRequest: Hashable, Sendable {
    /// The HTTP methods of the API.
    package enum Method: String, Hashable, Sendable, CaseIterable {
        case get = "GET"
        case post = "POST"
        case put = "PUT"
    }

    /// A part of a path.
    package enum Part: Hashable, Sendable {
        /// Literal text.
        case text(String)
        /// An id of the customer's newest transaction of a product.
        case id(IDKind, ProductName)
        /// A text member of the last response, by its name.
        case answer(String)
    }

    /// The identification of a transaction: one of its ids, or a receipt.
    package enum IDKind: String, Hashable, Sendable, CaseIterable {
        case transaction, original, order
        /// The receipt that an app sends to a server which uses `verifyReceipt`; it contains the customer's
        /// transactions.
        case receipt
    }

    /// The method.
    package let method: Method
    /// The path with the query.
    package let path: [Part]
    /// The body, in which a text such as `{receipt of gems.60}` is replaced by its value; nil for none.
    let body: PlainJSON?

    /// Parses a variable; returns nil if the text is not one.
    ///
    /// - Parameter text: The text without the braces.
    static func variable(_ text: Substring) -> Part? {
        let words = text.split(separator: " ").map(String.init)
        if words.count == 2, words[0] == "answer" { return .answer(words[1]) }
        guard words.count == 3, words[1] == "of", let kind = IDKind(rawValue: words[0]) else {
            return nil
        }
        return .id(kind, ProductName(words[2]))
    }

    /// Parses a text of the body as a variable; returns nil for literal text.
    static func variable(inBody text: String) -> Part? {
        guard text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
        return variable(text.dropFirst().dropLast())
    }

    /// Whether the request concerns notifications, which the store must then send.
    var concernsNotifications: Bool {
        path.contains {
            if case .text(let text) = $0 { text.contains("/notifications/") } else { false }
        }
    }
}
