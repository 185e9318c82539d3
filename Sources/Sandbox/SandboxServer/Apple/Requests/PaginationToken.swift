import StoreSigning

/// The `paginationToken` of a list: a position that is only valid for the request that it was created for.
struct PaginationToken {
    /// The store, and the whole request without the token.
    let scope: String

    /// Returns the token for a position.
    func text(_ position: Int64) -> String {
        Base64.url.encode("\(position).\(digest(position))".utf8)
    }

    /// Returns the position of a token; nil for a token of a different request.
    func position(_ text: String) -> Int64? {
        guard text.utf8.count <= 256, let bytes = Base64.url.decode(text.utf8) else { return nil }
        let digits = String(decoding: bytes, as: UTF8.self).prefix { $0 != "." }
        guard let position = Int64(digits), position > 0, self.text(position) == text else {
            return nil
        }
        return position
    }

    private func digest(_ position: Int64) -> String {
        String(Fingerprint.sha256Hex(Array("\(scope) \(position)".utf8)).prefix(16))
    }
}
