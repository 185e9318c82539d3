import StoreAPI
import StoreModel

/// The phones that have signed in during this run.
actor SignedInDevices {
    private struct Phone: Hashable {
        let account: AccountName
        let device: DeviceName
    }

    private var secrets: [Phone: String] = [:]

    /// The secret of a phone that has signed in; nil for one that has not.
    func secret(of context: CallContext) -> String? {
        secrets[Phone(account: context.account, device: context.device)]
    }

    /// The phone has signed in.
    func keep(_ secret: String, of context: CallContext) {
        secrets[Phone(account: context.account, device: context.device)] = secret
    }
}
