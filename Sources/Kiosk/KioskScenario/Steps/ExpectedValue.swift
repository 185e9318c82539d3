import PurchaseCore
import StoreModel
import StoreSigning
import TextParsing

/// A node as an expected JSON value: `present` or `absent`; a text, a number, `yes` or `no`, the date of a moment, or the length of
/// a list; each element of a list; or some members of an object, of a signed value those of its payload.
extension YAMLNode {
    /// The expected value in the syntax of a scenario file.
    var expectedText: String {
        switch content {
        case .scalar(let text, _): text
        case .list(let values): "[\(values.map(\.expectedText).joined(separator: ", "))]"
        case .mapping(let members):
            "{\(members.map { "\($0.name): \($0.value.expectedText)" }.joined(separator: ", "))}"
        }
    }

    /// Verifies that the expected value is not an empty mapping, and that its members have names.
    func checkExpected() throws(SourceError) {
        if mapping?.isEmpty == true { throw fileError("An expectation is missing here.") }
        try checkNames()
    }

    private func checkNames() throws(SourceError) {
        for element in list ?? [] { try element.checkNames() }
        guard mapping != nil else { return }
        for member in try members("An expectation") { try member.value.checkNames() }
    }

    /// Returns the first difference from a value, with its path; nil if the value matches.
    func difference(_ value: JSONValue?, at path: String = "") -> String? {
        let isEqual: Bool
        switch content {
        case .scalar("present", _): isEqual = !Self.isNothing(value)
        case .scalar("absent", _): isEqual = Self.isNothing(value)
        case .scalar(let text, _): isEqual = value.map { $0.equals(text) } ?? false
        case .list(let wanted):
            guard let elements = value?.elements, elements.count == wanted.count else {
                return Self.actualText(value, path)
            }
            return wanted.indices.lazy.compactMap { index in
                wanted[index].difference(elements[index], at: "\(path)[\(index)]")
            }.first
        case .mapping(let wanted):
            guard let members = value?.readable.members else {
                return Self.actualText(value, path)
            }
            return wanted.lazy.compactMap { member in
                let name = path.isEmpty ? member.name : "\(path).\(member.name)"
                return member.value.difference(members[member.name], at: name)
            }.first
        }
        return isEqual ? nil : Self.actualText(value, path)
    }

    private static func isNothing(_ value: JSONValue?) -> Bool {
        switch value {
        case nil, .null: true
        default: false
        }
    }

    private static func actualText(_ value: JSONValue?, _ path: String) -> String {
        let words = value.map { String($0.displayText.prefix(200)) } ?? "absent"
        return path.isEmpty ? words : "\(path): \(words)"
    }
}

extension JSONValue {
    /// The payload of a signed text; any other value unchanged.
    fileprivate var readable: JSONValue {
        guard case .string(let text) = self else { return self }
        return JSONValue(payloadOf: JWS(compact: text)) ?? self
    }

    /// Decodes the payload of a signed text without verifying its signature.
    init?(payloadOf jws: JWS) {
        let parts = jws.compact.utf8.split(separator: UInt8(ascii: "."))
        guard parts.count == 3, let payload = Base64.url.decode(parts[1]) else { return nil }
        self.init(strict: payload)
    }

    fileprivate func equals(_ text: String) -> Bool {
        switch self {
        case .string(let own): own == text
        case .bool(let isSo): (isSo ? ["yes", "true"] : ["no", "false"]).contains(text)
        case .number(let spelled):
            spelled == text
                || ScenarioDate.matches(text, integer.map { Timestamp(milliseconds: $0) })
        case .array(let elements): "\(elements.count)" == text
        case .null: text == "null"
        case .object: false
        }
    }

    /// The value in one line for display, with members ordered by name.
    var displayText: String {
        switch self {
        case .string(let text): text
        case .bool(let isSo): isSo ? "yes" : "no"
        case .number(let spelled): spelled
        case .array(let elements): "[\(elements.map(\.displayText).joined(separator: ", "))]"
        case .null: "null"
        case .object(let members):
            "{\(members.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.displayText)" }.joined(separator: ", "))}"
        }
    }
}

// MARK: Subscriptions

/// The expected properties of a subscription, by the members of the expectation; others are not checked.
struct ExpectedSubscription: Sendable {
    let members: [(name: String, value: String)]

    static let stateNames = ["subscribed", "expired", "in-retry", "in-grace", "revoked"]

    /// The expectation in the syntax of a scenario file.
    var text: String { "{\(members.map { "\($0.name): \($0.value)" }.joined(separator: ", "))}" }

    /// Returns the actual state if it differs from the expected one; nil if they are equal.
    func difference(_ view: VerifiedSubscription, _ products: [CatalogProduct]) -> String? {
        let renewal = view.renewal
        let date =
            renewal.autoRenewStatus == 1
            ? renewal.renewalDate ?? view.transaction.expiresDate : nil
        let price = renewal.renewalPrice
        let isSame = members.allSatisfy { name, value in
            switch name {
            case "product": Self.isSame(value, renewal.productID, products)
            case "next": Self.isSame(value, renewal.autoRenewProductID, products)
            case "state": value == view.state.scenarioWord
            case "renews": value == "no" ? date == nil : ScenarioDate.matches(value, date)
            default: (try? DecimalAmount.milliunits(value, exponent: 3)) == price
            }
        }
        guard !isSame else { return nil }
        let actual = [
            ("product", renewal.productID.rawValue), ("state", view.state.scenarioWord),
            ("renews", date.map(ISODate.day) ?? "no"),
            ("next", renewal.autoRenewProductID.rawValue),
        ]
        let amount = price.map { ("price", DecimalAmount.text(milliunits: $0, exponent: 2)) }
        return ExpectedSubscription(members: actual + [amount].compactMap(\.self)).text
    }

    private static func isSame(
        _ name: String, _ id: ProductID, _ products: [CatalogProduct]
    ) -> Bool {
        (ProductName(name).product(among: products)?.id.rawValue ?? name) == id.rawValue
    }
}

extension RenewalState {
    /// The state's name in scenarios.
    fileprivate var scenarioWord: String {
        switch self {
        case .subscribed: "subscribed"
        case .expired: "expired"
        case .inBillingRetryPeriod: "in-retry"
        case .inGracePeriod: "in-grace"
        case .revoked: "revoked"
        }
    }
}
