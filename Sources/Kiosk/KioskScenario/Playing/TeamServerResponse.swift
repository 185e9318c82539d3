import StoreModel
import StoreSigning

/// A response of the App Store Server API.
struct TeamServerResponse {
    let status: Int
    /// The JSON body; nil if it is missing or not JSON.
    let body: JSONValue?

    /// Returns the payload of the newest signed member with one of the names, or of the last element of such a list.
    func signed(_ names: [String]) -> JSONValue? {
        body.flatMap { Self.find(names, in: $0) }.flatMap { JSONValue(said: JWS(compact: $0)) }
    }

    private static func find(_ names: [String], in value: JSONValue) -> String? {
        switch value {
        case .array(let elements): return elements.lazy.compactMap { find(names, in: $0) }.first
        case .object(let members):
            for name in names {
                // Lists in Apple's API end with the newest element.
                if let text = members[name]?.text ?? members[name]?.elements?.last?.text {
                    return text
                }
            }
            return members.sorted { $0.key < $1.key }.lazy
                .compactMap { find(names, in: $0.value) }.first
        default: return nil
        }
    }

    /// The response in one line for display.
    var words: String { "\(status) \(body.map { String($0.words.prefix(300)) } ?? "")" }
}
