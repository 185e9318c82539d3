import StoreAPI
import StoreModel

/// The devices that have signed in during this run.
actor SignedInDevices {
    private struct DeviceKey: Hashable {
        let account: AccountName
        let device: DeviceName
    }

    private var secrets: [DeviceKey: String] = [:]

    /// Returns the secret of a device that has signed in; nil otherwise.
    func secret(of context: CallContext) -> String? {
        secrets[DeviceKey(account: context.account, device: context.device)]
    }

    /// Stores the secret of a device that has signed in.
    func storeSecret(_ secret: String, of context: CallContext) {
        secrets[DeviceKey(account: context.account, device: context.device)] = secret
    }
}
