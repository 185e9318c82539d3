import PurchaseEngine
import StoreClient

extension Settings {
    /// The size limit for the token of an identity provider, in bytes.
    private static let accountTokenLimit = 8 * 1024

    /// Returns the secret of the account, a code, or a token of an identity provider, or nil if the file is not set.
    ///
    /// - Throws: ``CommandFailure`` with exit code 65 if the file cannot be read, others may read it, or its first line
    ///   is not a token.
    func accountToken() throws(CommandFailure) -> String? {
        try secret(.accountTokenFile, "account-token", containing: "a token") { text in
            let line = String(text.prefix { !$0.isNewline })
            let isToken =
                (1...Self.accountTokenLimit).contains(line.utf8.count)
                && line.utf8.allSatisfy { (0x21...0x7E).contains($0) }
            return isToken ? line : nil
        }
    }

    /// Returns the parsed content of a secret file, or nil if the file is not set.
    private func secret<Value>(
        _ key: SettingKey, _ code: String, containing kind: String, _ parse: (String) -> Value?
    ) throws(CommandFailure) -> Value? {
        guard let path = resolved.text(key) else { return nil }
        do throws(BoundedFileReader.Failure) {
            if let value = parse(try BoundedFileReader.secret(path)) { return value }
            throw BoundedFileReader.Failure(reason: "its first line is not \(kind)")
        } catch {
            throw CommandFailure(
                65, code,
                "\(path) cannot be used: \(error.reason). Nothing was sent, and nothing was charged."
            )
        }
    }
}

// MARK: Merchant

extension Settings {
    /// The kind of server that verifies the transactions of the device.
    var merchantKind: MerchantKind { merchant == nil ? .backend : .team }

    /// Returns the token for the team's own server, or nil if the file is not set.
    ///
    /// - Throws: ``CommandFailure`` with exit code 65 if the file cannot be read, others may read it, or its first line
    ///   is not a token.
    func merchantToken() throws(CommandFailure) -> MerchantToken? {
        try secret(.merchantTokenFile, "merchant-token", containing: "a valid bearer token") {
            MerchantToken($0)
        }
    }

    /// Saves the merchant for the next run of the profile. Call it after a device was opened with the merchant.
    func rememberMerchant() {
        guard !isReadOnly, !isEphemeral, merchant?.description != resolved.profile.merchant else {
            return
        }
        SavedProfileState(self, opensDevice: true).write(profileFolder)
    }
}

// MARK: Certificates

extension Settings {
    /// Returns connections that trust the configured certificates, or those of the system.
    ///
    /// - Throws: ``CommandFailure`` with exit code 65 if the certificates cannot be read.
    func connections() throws(CommandFailure) -> Connections {
        guard let path = resolved.text(.tlsCA) else { return Connections() }
        do {
            return try Connections(trusting: Array(try BoundedFileReader.text(path).utf8))
        } catch let failure as BoundedFileReader.Failure {
            throw CommandFailure(65, "tls-ca", "\(path) cannot be read: \(failure.reason).")
        } catch {
            throw CommandFailure(65, "tls-ca", "\(path) contains no certificates in PEM format.")
        }
    }
}
