import StoreAPI
import StoreModel

/// To whom a journal belongs.
struct JournalOwner: Sendable {
    /// The backend.
    let identity: BackendIdentity
    /// The phone.
    let device: DeviceName
    /// Whose server judges what is bought on it.
    let merchant: MerchantKind
}
