package import StoreModel

/// Stores the secrets with which devices authenticate at a shared backend.
package protocol Keyring: Sendable {
    /// Returns the secret of a device, which is created at its first use and never changes: 32 to 256 printable ASCII
    /// characters.
    ///
    /// - Throws: An error if the secret cannot be read or stored; nothing is sent then.
    func secret(of device: DeviceName, _ account: AccountName) throws -> String
}
