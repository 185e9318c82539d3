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
        guard let path = resolved.text(.accountTokenFile) else { return nil }
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

// MARK: Merchant

extension Settings {
    /// The kind of server that verifies the transactions of the device.
    var merchantKind: MerchantKind { merchant == nil ? .backend : .team }

    /// Returns the token for the team's own server, or nil if the file is not set.
    ///
    /// - Throws: ``CommandFailure`` with exit code 65 if the file cannot be read, others may read it, or its first line
    ///   is not a token.
    func merchantToken() throws(CommandFailure) -> MerchantToken? {
        guard let path = resolved.text(.merchantTokenFile) else { return nil }
        do throws(BoundedFileReader.Failure) {
            guard let token = MerchantToken(try BoundedFileReader.secret(path)) else {
                throw BoundedFileReader.Failure(
                    reason: "its first line is not a valid bearer token")
            }
            return token
        } catch {
            throw CommandFailure(
                65, "merchant-token",
                "\(path) cannot be used: \(error.reason). Nothing was sent, and nothing was charged."
            )
        }
    }

    /// Saves the merchant for the next run of the profile. Call it after a device was opened with the merchant.
    func rememberMerchant() {
        guard !isEphemeral, merchant?.description != resolved.profile.merchant else { return }
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
