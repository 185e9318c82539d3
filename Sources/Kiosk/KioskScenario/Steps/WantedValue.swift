import StoreModel
import StoreSigning

/// How a value of JSON has to be, or some of its members.
package indirect enum WantedValue: Hashable, Sendable {
    /// A member of an object.
    package struct Member: Hashable, Sendable {
        /// Its name.
        package let name: String
        /// How it has to be.
        package let value: WantedValue
    }

    /// It is there, or it is not.
    case present, absent
    /// What it says: a text, a number, `yes` or `no`, the date of a moment, or of a list how long it is.
    case text(String)
    /// Each element, in this order.
    case list([WantedValue])
    /// Some members, of what is signed those of what it says.
    case members([Member])

    /// As a scenario writes it.
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

    /// The first thing that is otherwise in a value, with its place; nil where nothing is.
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
    /// What a signed text says; anything else as it is.
    fileprivate var readable: JSONValue {
        guard case .string(let text) = self else { return self }
        return JSONValue(said: JWS(compact: text)) ?? self
    }

    /// What a signed text says, whoever signed it.
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

    /// For people, the members in the order of their names.
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
