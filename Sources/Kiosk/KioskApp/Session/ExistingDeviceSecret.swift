import StoreClient
import StoreModel

/// The secret of a phone that has signed in before; none is ever made.
struct ExistingDeviceSecret: Keyring {
    let secret: String

    func secret(of device: DeviceName, _ account: AccountName) -> String { secret }
}
