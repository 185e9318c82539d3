import StoreAPI
import StoreModel

/// The backend, device and merchant that a journal belongs to.
struct JournalIdentity: Sendable {
    let backend: BackendIdentity
    /// The device's name.
    let device: DeviceName
    /// The kind of merchant that verifies the device's purchases.
    let merchant: MerchantKind
}
