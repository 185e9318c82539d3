import StoreClient
import StoreModel

/// A keyring with the secret of a device that has signed in before. It never creates a secret.
struct ExistingDeviceSecret: Keyring {
    let secret: String

    func secret(of device: DeviceName, _ account: AccountName) -> String { secret }
}
