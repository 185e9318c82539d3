/// The keys of the wire format's JSON, in the spelling of the App Store Server API: `productId` for `productID`.
///
/// Everywhere else the same types are encoded with their Swift names, so that existing files and journals remain valid.
package struct WireKey: CodingKey {
    /// The key.
    package let stringValue: String
    /// Always nil, because all keys are strings.
    package var intValue: Int? { nil }

    /// Creates a key without converting it.
    package init(stringValue: String) {
        self.stringValue = stringValue
    }

    /// Always nil, because keys are not integers.
    package init?(intValue: Int) { nil }

    /// Returns the wire spelling of a Swift name.
    package static func sent(_ path: [any CodingKey]) -> any CodingKey {
        key(path, ("IDs", "Ids"), ("ID", "Id"))
    }

    /// Returns the Swift name of a wire key.
    package static func received(_ path: [any CodingKey]) -> any CodingKey {
        key(path, ("Ids", "IDs"), ("Id", "ID"))
    }

    private static func key(
        _ path: [any CodingKey], _ ends: (from: String, to: String)...
    ) -> any CodingKey {
        guard let key = path.last else { return WireKey(stringValue: "") }
        // An index in a list is not converted. The contents of `renewal` keep the names of the signed payload
        // everywhere.
        guard key.intValue == nil, !path.dropLast().contains(where: { $0.stringValue == "renewal" })
        else { return key }
        for end in ends where key.stringValue.hasSuffix(end.from) {
            return WireKey(stringValue: key.stringValue.dropLast(end.from.count) + end.to)
        }
        return key
    }
}
