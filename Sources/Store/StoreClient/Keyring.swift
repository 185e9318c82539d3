package import StoreModel

/// Keeps the secrets by which phones prove themselves to a shared backend.
package protocol Keyring: Sendable {
    /// The secret of a phone, made at its first use: 32 to 256 printable ASCII characters, always the same.
    ///
    /// - Throws: What keeps it from being read or kept; then nothing is sent.
    func secret(of device: DeviceName, _ account: AccountName) throws -> String
}
