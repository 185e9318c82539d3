/// What a team's server asks the App Store Server API.
package struct ServerQuestion: Hashable, Sendable {
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

    /// Which of a transaction's ids.
    package enum IDKind: String, Hashable, Sendable, CaseIterable {
        case transaction, original, order
    }

    /// How.
    package let method: Method
    /// Where, with the query.
    package let path: [Part]
    /// What is sent, JSON; nil for nothing.
    package let body: String?

    /// Whether it is about notifications, which then have to be sent.
    var concernsNotifications: Bool {
        path.contains {
            if case .text(let text) = $0 { text.contains("/notifications/") } else { false }
        }
    }
}
