import StoreModel
import StoreSigning

/// What the App Store Server API answered.
struct TeamServerResponse {
    let status: Int
    /// Nil where there is none, or no JSON.
    let body: JSONValue?

    /// What the newest thing says that is signed in it under a name, or under its plural.
    func signed(_ names: [String]) -> JSONValue? {
        body.flatMap { Self.find(names, in: $0) }.flatMap { JSONValue(said: JWS(compact: $0)) }
    }

    private static func find(_ names: [String], in value: JSONValue) -> String? {
        switch value {
        case .array(let elements): return elements.lazy.compactMap { find(names, in: $0) }.first
        case .object(let members):
            for name in names {
                // Apple's lists end with the newest.
                if let text = members[name]?.text ?? members[name]?.elements?.last?.text {
                    return text
                }
            }
            return members.sorted { $0.key < $1.key }.lazy
                .compactMap { find(names, in: $0.value) }.first
        default: return nil
        }
    }

    /// One line for people.
    var words: String { "\(status) \(body.map { String($0.words.prefix(300)) } ?? "")" }
}
