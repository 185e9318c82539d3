package import StoreModel
import TextParsing

/// An expected condition after a step.
package struct Expectation: Sendable {
    /// The condition in the syntax of a scenario file.
    package let text: String
    /// The names of products in the condition, except those that are expected to be unknown.
    var products: [ProductName] = []
    var goods: [GoodName] = []
    /// Whether the condition requires the device's screen.
    var concernsScreen = false
    /// Whether the condition is about the notifications of the team's server.
    var concernsNotifications = false
    /// The position in the file.
    var location = SourcePosition.start
    /// Returns the actual value if it differs from the expected one; nil if they are equal.
    let difference: @Sendable (ExpectationChecker) throws -> String?
}

extension NotificationKind {
    /// The kind as `TYPE` or `TYPE/SUBTYPE`.
    package var scenarioText: String {
        subtype.map { "\(type.rawValue)/\($0.rawValue)" } ?? type.rawValue
    }
}

// MARK: Availability

extension UnavailableReason {
    /// The availability of a product to a shop's customer, in the words of a scenario.
    static let scenarioWords = [
        sold, "draft", "removed", "in-review", "not-in-storefront", "no-price", "no-period",
        "unknown",
    ]

    /// The availability of a product that is sold.
    static let sold = "cleared"

    /// The reason as a product's availability in a scenario.
    var scenarioWord: String {
        switch self {
        case .draft: "draft"
        case .inReview: "in-review"
        case .removed: "removed"
        case .notInStorefront: "not-in-storefront"
        case .noPrice: "no-price"
        case .noPeriod: "no-period"
        case .unknown: "unknown"
        }
    }
}
