import StoreAPI
import StoreModel

/// Refuses requests that cannot be meant, before anything is read or written.
enum MerchantCheck {
    /// Checks who calls.
    static func context(_ context: CallContext) throws(ServiceFailure) {
        let names = [context.account.rawValue, context.device.rawValue]
        guard names.allSatisfy({ !$0.isEmpty && $0.utf8.count <= 256 }) else {
            throw bad("An account and a device have names of 1 to 256 bytes.")
        }
    }

    /// Checks a question about a transaction.
    static func question(_ request: VerificationRequest) throws(ServiceFailure) {
        guard (1...128).contains(request.nonce.utf8.count) else {
            throw bad("A nonce has 1 to 128 bytes.")
        }
    }

    /// Checks a spending.
    static func spend(_ request: SpendRequest) throws(ServiceFailure) {
        guard UniqueID.isUUID(request.id.rawValue) else { throw bad("A spend id is a UUID.") }
        guard request.goods.amount > 0 else { throw bad("One spends a positive amount.") }
        let name = request.goods.good.rawValue
        guard !name.isEmpty, name.utf8.count <= 256, request.note.utf8.count <= 4_096 else {
            throw bad("A good has a name of 1 to 256 bytes, a note has at most 4096.")
        }
    }

    /// Says that a request cannot be understood.
    static func bad(_ message: String) -> ServiceFailure {
        .refusal(Refusal(.badRequest, message))
    }
}
