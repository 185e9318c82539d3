import StoreModel
import StoreSigning

/// The fields of a consumption report, with their valid values (App Store Server API, Send Consumption Information).
///
/// Apple's libraries send a missing value as null or leave it out; both mean the same.
struct ConsumptionRequestValidator {
    /// A field of the report.
    struct Field {
        /// The valid values of a field.
        enum Kind {
            /// An integer in this range.
            case number(ClosedRange<Int64>)
            /// One of these strings.
            case word(Set<String>)
            /// A Boolean.
            case flag
            /// A UUID or an empty string.
            case token
        }

        let name: String
        let kind: Kind
        /// The error code for an invalid value.
        let code: AppleErrorCode
        /// Whether the field is required.
        var isRequired = false
    }

    let version: Int
    let fields: [Field]

    /// Reads and validates a report; unknown members are ignored.
    func read(_ body: [String: JSONValue]) throws(AppleFailure) -> ConsumptionInfo {
        guard body["customerConsented"]?.bool == true else {
            throw .refused(
                AppleRefusal(
                    .invalidCustomerConsented,
                    "Invalid customer consented: use true, as nothing may be sent without consent.")
            )
        }
        var texts: [String] = []
        for field in fields {
            guard let text = try field.text(body[field.name]) else { continue }
            texts.append("\"\(field.name)\":\(text)")
        }
        return ConsumptionInfo(
            version: version, content: "{\(texts.sorted().joined(separator: ","))}")
    }
}

extension ConsumptionRequestValidator.Field {
    /// Returns the value in JSON; nil if it is missing.
    fileprivate func text(_ value: JSONValue?) throws(AppleFailure) -> String? {
        guard let value, !value.isNull else {
            if isRequired { throw .refused(refusal) }
            return nil
        }
        switch kind {
        case .number(let range):
            if let number = value.integer, range.contains(number) { return String(number) }
        case .word(let words):
            if let word = value.text, words.contains(word) { return "\"\(word)\"" }
        case .flag:
            if let flag = value.bool { return String(flag) }
        case .token:
            if value.text == "" { return nil }
            if let text = value.text, UniqueID.isUUID(text) { return "\"\(text)\"" }
        }
        throw .refused(refusal)
    }

    private var refusal: AppleRefusal { AppleRefusal(code, "Invalid \(name): \(bounds)") }

    private var bounds: String {
        switch kind {
        case .number(let range):
            "use a whole number from \(range.lowerBound) to \(range.upperBound)."
        case .word(let words): "use one of \(words.sorted().joined(separator: ", "))."
        case .flag: "use true or false."
        case .token: "use a UUID, or leave it empty."
        }
    }
}

extension JSONValue {
    fileprivate var isNull: Bool { if case .null = self { true } else { false } }
}
