import PurchaseCore
import StoreModel
import StoreSigning

/// An expected JSON value, or expected values of some of its members.
package indirect enum ExpectedValue: Hashable, Sendable {
    /// A member of an object.
    package struct Member: Hashable, Sendable {
        /// The member's name.
        package let name: String
        /// The expected value.
        package let value: ExpectedValue
    }

    /// The value is present, or is absent.
    case present, absent
    /// A text, a number, `yes` or `no`, the date of a moment, or the length of a list.
    case text(String)
    /// Each element, in this order.
    case list([ExpectedValue])
    /// Some members; of a signed value those of its payload.
    case members([Member])

    /// The expected value in the syntax of a scenario file.
    package var text: String {
        switch self {
        case .present: "present"
        case .absent: "absent"
        case .text(let text): text
        case .list(let values): "[\(values.map(\.text).joined(separator: ", "))]"
        case .members(let members):
            "{\(members.map { "\($0.name): \($0.value.text)" }.joined(separator: ", "))}"
        }
    }

    /// Returns the first difference from a value, with its path; nil if the value matches.
    func difference(_ value: JSONValue?, at path: String = "") -> String? {
        let isEqual: Bool
        switch self {
        case .present: isEqual = !Self.isNothing(value)
        case .absent: isEqual = Self.isNothing(value)
        case .text(let text): isEqual = value.map { $0.equals(text) } ?? false
        case .list(let wanted):
            guard let elements = value?.elements, elements.count == wanted.count else {
                return Self.actualText(value, path)
            }
            for (index, element) in elements.enumerated() {
                let inside = wanted[index].difference(element, at: "\(path)[\(index)]")
                if let inside { return inside }
            }
            return nil
        case .members(let wanted):
            guard let members = value?.readable.members else {
                return Self.actualText(value, path)
            }
            for member in wanted {
                let name = path.isEmpty ? member.name : "\(path).\(member.name)"
                if let inside = member.value.difference(members[member.name], at: name) {
                    return inside
                }
            }
            return nil
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

/// The expected state of a subscription; properties that are nil are not checked.
package struct ExpectedSubscription: Hashable, Sendable {
    /// The product of the current period.
    package var product: ProductName?
    /// The state, one of ``words``.
    package var state: String?
    /// The date of the next renewal; `no` if it does not renew.
    package var renews: String?
    /// The product of the next renewal.
    package var next: ProductName?
    /// The price of the next renewal, as a decimal.
    package var price: String?

    /// The names of the states.
    package static let stateNames = ["subscribed", "expired", "in-retry", "in-grace", "revoked"]

    /// The expectation in the syntax of a scenario file.
    package var text: String {
        let parts = [
            product.map { "product: \($0.text)" }, state.map { "state: \($0)" },
            renews.map { "renews: \($0)" }, next.map { "next: \($0.text)" },
            price.map { "price: \($0)" },
        ]
        return "{\(parts.compactMap(\.self).joined(separator: ", "))}"
    }

    /// Returns the actual state if it differs from the expected one; nil if they are equal.
    func difference(_ view: VerifiedSubscription, _ products: [CatalogProduct]) -> String? {
        let renewal = view.renewal
        let isRenewed = renewal.autoRenewStatus == 1
        let date = isRenewed ? renewal.renewalDate ?? view.transaction.expiresDate : nil
        let actual = ExpectedSubscription(
            product: ProductName(renewal.productID.rawValue), state: view.state.scenarioWord,
            renews: date.map(ISODate.day) ?? "no",
            next: ProductName(renewal.autoRenewProductID.rawValue),
            price: renewal.renewalPrice.map { DecimalAmount.text(milliunits: $0, exponent: 2) })
        let isSame =
            Self.isSame(product, renewal.productID, products)
            && Self.isSame(next, renewal.autoRenewProductID, products)
            && (state == nil || state == actual.state)
            && (renews.map { $0 == "no" ? date == nil : ScenarioDate.matches($0, date) } ?? true)
            && Self.isSame(price, renewal.renewalPrice)
        return isSame ? nil : actual.text
    }

    private static func isSame(
        _ name: ProductName?, _ id: ProductID, _ products: [CatalogProduct]
    ) -> Bool {
        name.map { ($0.product(among: products)?.id.rawValue ?? $0.text) == id.rawValue } ?? true
    }

    private static func isSame(_ price: String?, _ milliunits: Int64?) -> Bool {
        price.map { (try? DecimalAmount.milliunits($0, exponent: 3)) == milliunits } ?? true
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
