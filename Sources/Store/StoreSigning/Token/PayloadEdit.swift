import FoundationEssentials

/// Changes single claims of a payload before it is signed, and lets none become of a kind that no library reads.
package enum PayloadEdit {
    /// The payload with one claim set; nil where it has no such claim or the value is none for it.
    ///
    /// - Parameter value: A text, or JSON where the claim is no text; `null` takes away what may be missing.
    package static func setting<Payload: Codable>(
        _ claim: String, to value: String, in payload: Payload
    ) -> Payload? {
        guard let members = members(of: payload) else { return nil }
        for candidate in candidates(value) {
            var changed = members
            changed[claim] = candidate
            guard
                let edited = try? JSONValueDecoder.decode(Payload.self, from: .object(changed)),
                let result = self.members(of: edited),
                isDone(candidate, before: members[claim], after: result[claim])
            else { continue }
            return edited
        }
        return nil
    }

    /// What the value may mean: a text only where JSON does not fit, so that `3` is a number where one is wanted.
    private static func candidates(_ value: String) -> [JSONValue] {
        let json = JSONValue(strict: Array(value.utf8))
        if case .null? = json { return [.null] }
        return [json, .string(value)].compactMap { $0 }
    }

    /// A decoder that does not know a claim loses it; and what is not there cannot be taken away.
    private static func isDone(
        _ candidate: JSONValue, before: JSONValue?, after: JSONValue?
    ) -> Bool {
        if case .null = candidate { return before != nil && after == nil }
        return after != nil
    }

    private static func members(of payload: some Encodable) -> [String: JSONValue]? {
        guard let data = try? JSONEncoder().encode(payload) else { return nil }
        return JSONValue(strict: Array(data))?.members
    }
}
