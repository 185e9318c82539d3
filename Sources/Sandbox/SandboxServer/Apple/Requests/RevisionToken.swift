import StoreModel
import StoreSigning

/// The `revision` of a history: a position that is only valid for the request that it was created for.
struct RevisionToken {
    /// The store, the customer, and the whole request without the revision.
    let scope: String

    /// Returns the revision for a position.
    func text(_ position: HistoryPosition) -> String {
        let numbers = Self.numbers(position)
        return Base64.url.encode("\(numbers).\(check(numbers))".utf8)
    }

    /// Returns the position of a revision; nil for a revision of a different request.
    func position(_ text: String) -> HistoryPosition? {
        guard text.utf8.count <= 256, let bytes = Base64.url.decode(text.utf8) else { return nil }
        let parts = String(decoding: bytes, as: UTF8.self).split(
            separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 4, let floor = Int64(parts[0]), let top = Int64(parts[2]) else {
            return nil
        }
        let position = HistoryPosition(floor: floor, ceiling: Int64(parts[1]), top: top)
        // The store creates exactly one text for each position, so any other text is invalid.
        return self.text(position) == text ? position : nil
    }

    private static func numbers(_ position: HistoryPosition) -> String {
        "\(position.floor).\(position.ceiling.map { String($0) } ?? "").\(position.top)"
    }

    private func check(_ numbers: String) -> String {
        String(Fingerprint.sha256Hex(Array("\(scope) \(numbers)".utf8)).prefix(16))
    }
}
