import PurchaseEngine
import StoreClient

extension Settings {
    /// Whose word counts on a device, and how.
    var merchantKind: MerchantKind { merchant == nil ? .backend : .team }

    /// What proves to the team's own server whose kiosk this is; nil where nobody named a file with it.
    ///
    /// - Throws: ``CommandFailure`` with exit code 65 where the file cannot be read, others may read it, or it holds none.
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
                "\(path) can not be used: \(error.reason). Nothing was sent, and nothing was charged."
            )
        }
    }

    /// Keeps the merchant for the next run of the profile, once a device was opened with it.
    func rememberMerchant() {
        guard !isEphemeral, merchant?.description != said.profile.merchant else { return }
        SavedProfileState(self, opensDevice: true).write(profileFolder)
    }
}
