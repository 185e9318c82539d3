import FoundationEssentials

/// Changes single claims of a payload before it is signed, but only to values that the payload's type can decode.
package enum PayloadEdit {
    /// Returns the payload with one claim set; nil if the claim is unknown or the value is invalid for it.
    ///
    /// - Parameter value: A text, or JSON for a claim that is not a text; `null` removes an optional claim.
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
                isApplied(candidate, before: members[claim], after: result[claim])
            else { continue }
            return edited
        }
        return nil
    }

    /// Returns the interpretations of a value, JSON first: `3` is a number if the claim is one, otherwise a text.
    private static func candidates(_ value: String) -> [JSONValue] {
        let json = JSONValue(strict: Array(value.utf8))
        if case .null? = json { return [.null] }
        return [json, .string(value)].compactMap { $0 }
    }

    /// Decoding drops an unknown claim, and an absent claim cannot be removed; both are failures.
    private static func isApplied(
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
