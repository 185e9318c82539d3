import PurchaseEngine
import StoreClient

extension Settings {
    /// The kind of server that verifies the transactions of the device.
    var merchantKind: MerchantKind { merchant == nil ? .backend : .team }

    /// Returns the token for the team's own server, or nil if the file is not set.
    ///
    /// - Throws: ``CommandFailure`` with exit code 65 if the file cannot be read, others may read it, or its first line
    ///   is not a token.
    func merchantToken() throws(CommandFailure) -> MerchantToken? {
        guard let path = merchantTokenFile else { return nil }
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
        guard !isEphemeral, merchant?.description != said.profile.merchant else { return }
        SavedProfileState(self, opensDevice: true).write(profileFolder)
    }
}
