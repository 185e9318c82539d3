import PurchaseEngine
import StoreClient

extension Settings {
    /// Whose word counts on a device, and how.
    var merchantKind: MerchantKind { merchant == nil ? .backend : .team }

    /// Keeps the merchant for the next run of the profile, once a device was opened with it.
    func rememberMerchant() {
        guard !isEphemeral, merchant?.description != said.profile.merchant else { return }
        ProfileMemory(self, opensDevice: true).write(profileFolder)
    }
}
