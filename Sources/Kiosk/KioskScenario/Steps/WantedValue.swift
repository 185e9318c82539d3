import StoreModel
import StoreSigning

/// An expected JSON value, or expected values of some of its members.
package indirect enum WantedValue: Hashable, Sendable {
    /// A member of an object.
    package struct Member: Hashable, Sendable {
        /// The member's name.
        package let name: String
        /// The expected value.
        package let value: WantedValue
    }

    /// The value is present, or is absent.
    case present, absent
    /// A text, a number, `yes` or `no`, the date of a moment, or the length of a list.
    case text(String)
    /// Each element, in this order.
    case list([WantedValue])
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
    func difference(_ value: JSONValue?, at place: String = "") -> String? {
        let isSo: Bool
        switch self {
        case .present: isSo = !Self.isNothing(value)
        case .absent: isSo = Self.isNothing(value)
        case .text(let text): isSo = value.map { $0.says(text) } ?? false
        case .list(let wanted):
            guard let elements = value?.elements, elements.count == wanted.count else {
                return Self.told(value, place)
            }
            for (index, element) in elements.enumerated() {
                let inside = wanted[index].difference(element, at: "\(place)[\(index)]")
                if let inside { return inside }
            }
            return nil
        case .members(let wanted):
            guard let members = value?.readable.members else {
                return Self.told(value, place)
            }
            for member in wanted {
                let name = place.isEmpty ? member.name : "\(place).\(member.name)"
                if let inside = member.value.difference(members[member.name], at: name) {
                    return inside
                }
            }
            return nil
        }
        return isSo ? nil : Self.told(value, place)
    }

    private static func isNothing(_ value: JSONValue?) -> Bool {
        switch value {
        case nil, .null: true
        default: false
        }
    }

    private static func told(_ value: JSONValue?, _ place: String) -> String {
        let words = value.map { String($0.words.prefix(200)) } ?? "absent"
        return place.isEmpty ? words : "\(place): \(words)"
    }
}

extension JSONValue {
    /// The payload of a signed text; any other value unchanged.
    fileprivate var readable: JSONValue {
        guard case .string(let text) = self else { return self }
        return JSONValue(said: JWS(compact: text)) ?? self
    }

    /// Decodes the payload of a signed text without verifying its signature.
    init?(said jws: JWS) {
        let parts = jws.compact.utf8.split(separator: UInt8(ascii: "."))
        guard parts.count == 3, let payload = Base64.url.decode(parts[1]) else { return nil }
        self.init(strict: payload)
    }

    fileprivate func says(_ text: String) -> Bool {
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
    var words: String {
        switch self {
        case .string(let text): text
        case .bool(let isSo): isSo ? "yes" : "no"
        case .number(let spelled): spelled
        case .array(let elements): "[\(elements.map(\.words).joined(separator: ", "))]"
        case .null: "null"
        case .object(let members):
            "{\(members.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.words)" }.joined(separator: ", "))}"
        }
    }
}
