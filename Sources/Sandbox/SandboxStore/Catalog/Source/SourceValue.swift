/// A value as a catalog file writes it, before anything is understood.
///
/// JSON and YAML both become this tree, so that one set of rules reads both.
indirect enum SourceValue: Hashable {
    /// Names and values in the file's order, each name once.
    case object([SourceMember])
    /// Values in the file's order.
    case array([SourceValue])
    /// A text; every YAML scalar is one.
    case string(String)
    /// A JSON number with its digits as they were written: money must never pass through Double.
    case number(String)
    /// A JSON boolean.
    case bool(Bool)
    /// JSON's `null`, YAML's empty scalar, `~` and `null`.
    case null

    /// The kind for messages.
    var kindName: String {
        switch self {
        case .object: "an object"
        case .array: "a list"
        case .string: "a text"
        case .number: "a number"
        case .bool: "true or false"
        case .null: "nothing"
        }
    }
}

/// A name with its value.
struct SourceMember: Hashable {
    /// The name.
    let key: String
    /// The value.
    let value: SourceValue
}
