import StoreModel
import StoreSigning

/// The fields of a report on how goods were used, with their bounds (App Store Server API, Send Consumption Information).
///
/// What Apple's libraries send without a value is null or missing; both leave the field out.
struct ConsumptionForm {
    /// One field.
    struct Field {
        /// What it may hold.
        enum Kind {
            /// A whole number in these bounds.
            case number(ClosedRange<Int64>)
            /// One of these words.
            case word(Set<String>)
            /// True or false.
            case flag
            /// A UUID, or nothing.
            case token
        }

        let name: String
        let kind: Kind
        /// The number of the refusal where it holds anything else.
        let code: AppleErrorCode
        /// Whether it must be there.
        var isRequired = false
    }

    let version: Int
    let fields: [Field]

    /// Reads and checks a report; other members are left out.
    func read(_ body: [String: JSONValue]) throws(AppleFailure) -> ConsumptionInfo {
        guard body["customerConsented"]?.bool == true else {
            throw .refused(
                AppleRefusal(
                    .invalidCustomerConsented,
                    "Invalid customer consented: it is true, or nothing may be sent."))
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

extension ConsumptionForm.Field {
    /// The value as it is spelled in JSON; nil where there is none.
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
            "it is a whole number from \(range.lowerBound) to \(range.upperBound)."
        case .word(let words): "it is one of \(words.sorted().joined(separator: ", "))."
        case .flag: "it is true or false."
        case .token: "it is a UUID, or empty."
        }
    }
}

extension JSONValue {
    fileprivate var isNull: Bool { if case .null = self { true } else { false } }
}
