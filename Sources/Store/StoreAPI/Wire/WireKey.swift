/// The keys of the contract's JSON, spelled as the App Store Server API spells them: `productId` for `productID`.
///
/// The values of the language are written with their Swift names everywhere else, so that files and journals stay as
/// they are.
package struct WireKey: CodingKey {
    /// The key.
    package let stringValue: String
    /// None: they are all words.
    package var intValue: Int? { nil }

    /// A key as it is.
    package init(stringValue: String) {
        self.stringValue = stringValue
    }

    /// No key is a number.
    package init?(intValue: Int) { nil }

    /// How a Swift name is sent.
    package static func sent(_ path: [any CodingKey]) -> any CodingKey {
        key(path, ("IDs", "Ids"), ("ID", "Id"))
    }

    /// The Swift name of what was received.
    package static func received(_ path: [any CodingKey]) -> any CodingKey {
        key(path, ("Ids", "IDs"), ("Id", "ID"))
    }

    private static func key(
        _ path: [any CodingKey], _ ends: (from: String, to: String)...
    ) -> any CodingKey {
        guard let key = path.last else { return WireKey(stringValue: "") }
        // A place in a list stays one, and what a store says of a renewal has the names of the signed payload everywhere.
        guard key.intValue == nil, !path.dropLast().contains(where: { $0.stringValue == "renewal" })
        else { return key }
        for end in ends where key.stringValue.hasSuffix(end.from) {
            return WireKey(stringValue: key.stringValue.dropLast(end.from.count) + end.to)
        }
        return key
    }
}
