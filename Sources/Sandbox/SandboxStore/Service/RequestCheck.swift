import StoreAPI
import StoreModel

/// Refuses requests that cannot be meant, before anything is read or written.
enum RequestCheck {
    /// The longest name of an account or device, in bytes.
    static let nameLimit = 256
    /// The longest text of any other kind, in bytes.
    static let textLimit = 32_768
    /// The most products of one request.
    static let productLimit = 100_000

    /// Checks who calls.
    static func context(_ context: CallContext) throws(ServiceFailure) {
        let names = [context.account.rawValue, context.device.rawValue]
        guard names.allSatisfy({ !$0.isEmpty && $0.utf8.count <= nameLimit }) else {
            throw bad("An account and a device have names of 1 to \(nameLimit) bytes.")
        }
    }

    /// Checks a purchase; what depends on the catalog is not its business.
    static func purchase(
        _ request: PurchaseRequest, _ context: CallContext
    ) throws(ServiceFailure) {
        try self.context(context)
        let intent = request.intent
        guard UniqueID.isUUID(intent.id.rawValue) else { throw bad("An intent's id is a UUID.") }
        guard intent.account == context.account else {
            throw bad("The intent belongs to another account than the one that calls.")
        }
        guard UniqueID.isUUID(request.appAccountToken.rawValue) else {
            throw bad("An appAccountToken is a UUID.")
        }
        let texts = [
            intent.productID.rawValue, intent.displayName, request.merchantOrder.rawValue,
        ]
        guard texts.allSatisfy({ $0.utf8.count <= textLimit }) else {
            throw bad("A text of the purchase is longer than \(textLimit) bytes.")
        }
    }

    /// Says that a request cannot be understood.
    static func bad(_ message: String) -> ServiceFailure {
        .refusal(Refusal(.badRequest, message))
    }
}
