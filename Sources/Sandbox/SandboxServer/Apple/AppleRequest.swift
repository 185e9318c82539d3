import Hummingbird
import NIOCore
import SandboxBackend
import StoreAPI
import StoreModel
import StoreSigning

/// A request of the App Store Server API, whose parts are read and validated on access.
struct AppleRequest {
    let call: RouteRequest

    /// The maximum size of a body, in bytes; the largest valid one has less than 4 KB.
    private static let bodyLimit = 64 << 10

    /// Returns the transaction ID of the path.
    ///
    /// - Parameter refusal: The error for an ID that the store cannot have issued.
    func transactionID(
        or refusal: AppleRefusal = .invalidTransactionID
    ) throws(AppleFailure) -> TransactionID {
        try TransactionID(digits: try? call.parameter("transactionId"), or: refusal)
    }

    /// Returns a segment of the path.
    func segment(_ name: String, or refusal: AppleRefusal) throws(AppleFailure) -> String {
        guard let text = try? call.parameter(name), text.utf8.count <= 512 else {
            throw .refused(refusal)
        }
        return text
    }

    /// Returns the values of a query item, in their order.
    func values(_ name: String, or refusal: AppleRefusal) throws(AppleFailure) -> [String] {
        guard let values = try? call.values(of: name) else { throw .refused(refusal) }
        return values
    }

    /// Returns the single value of a query item; nil if it is missing.
    func value(_ name: String, or refusal: AppleRefusal) throws(AppleFailure) -> String? {
        let values = try values(name, or: refusal)
        guard values.count <= 1 else { throw .refused(refusal) }
        return values.first
    }

    /// Returns the JSON object of the body, parsed strictly.
    func body() async throws(AppleFailure) -> [String: JSONValue] {
        guard let buffer = try? await call.request.body.collect(upTo: Self.bodyLimit),
            let members = JSONValue(strict: Array(buffer.readableBytesView))?.members
        else { throw .refused(.badRequest) }
        return members
    }
}

/// Calls the store, and converts its failures to Apple's errors.
func convertingFailures<Value>(
    _ body: () async throws(ServiceFailure) -> Value
) async throws(AppleFailure) -> Value {
    do throws(ServiceFailure) {
        return try await body()
    } catch {
        throw AppleFailure(error)
    }
}

extension EmbeddedBackend {
    /// Returns the error for a transaction ID that was not found: Apple refuses an app transaction ID with an error of
    /// its own.
    func notFoundFailure(
        _ id: TransactionID, or refusal: AppleRefusal = .transactionNotFound
    ) async throws(AppleFailure) -> AppleFailure {
        let customer = try await convertingFailures { () async throws(ServiceFailure) in
            try await self.customer(ofAny: id)
        }
        return .refused(customer == nil ? refusal : .appTransactionIDNotSupported)
    }
}

extension Optional {
    /// Returns the value.
    ///
    /// - Throws: The refusal if the value is nil.
    func found(or refusal: AppleRefusal) throws(AppleFailure) -> Wrapped {
        guard let self else { throw .refused(refusal) }
        return self
    }
}

extension TransactionID {
    /// Parses a transaction ID in the store's format: 1 to 20 digits.
    init(digits text: String?, or refusal: AppleRefusal) throws(AppleFailure) {
        guard let text, (1...20).contains(text.utf8.count),
            text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
        else { throw .refused(refusal) }
        self.init(text)
    }
}
