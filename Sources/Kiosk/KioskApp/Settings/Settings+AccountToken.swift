extension Settings {
    /// The size limit for the token of an identity provider, in bytes.
    private static let accountTokenLimit = 8 * 1024

    /// Returns the secret of the account, a code, or a token of an identity provider, or nil if the file is not set.
    ///
    /// - Throws: ``CommandFailure`` with exit code 65 if the file cannot be read, others may read it, or its first line
    ///   is not a token.
    func accountToken() throws(CommandFailure) -> String? {
        guard let path = accountTokenFile else { return nil }
        do throws(BoundedFileReader.Failure) {
            let line = String(try BoundedFileReader.secret(path).prefix { !$0.isNewline })
            guard (1...Self.accountTokenLimit).contains(line.utf8.count),
                line.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
            else { throw BoundedFileReader.Failure(reason: "its first line is not a token") }
            return line
        } catch {
            throw CommandFailure(
                65, "account-token",
                "\(path) cannot be used: \(error.reason). Nothing was sent, and nothing was charged."
            )
        }
    }
}
