/// A value of a catalog file before it is interpreted.
///
/// JSON and YAML are both parsed into this tree, so that one set of rules reads both.
indirect enum SourceValue: Hashable {
    /// The keys and values in the file's order. Keys are unique.
    case object([SourceMember])
    /// The values in the file's order.
    case array([SourceValue])
    /// A text. Every YAML scalar except null is one.
    case string(String)
    /// A JSON number as it was written. A price must never be converted to `Double`.
    case number(String)
    /// A JSON boolean.
    case bool(Bool)
    /// JSON's `null`, or YAML's empty scalar, `~` and `null`.
    case null

    /// The kind for messages.
    var kindName: String {
        switch self {
        case .object: "an object"
        case .array: "a list"
        case .string: "text"
        case .number: "a number"
        case .bool: "a boolean"
        case .null: "nothing"
        }
    }
}

/// A key with its value.
struct SourceMember: Hashable {
    let key: String
    let value: SourceValue
}
