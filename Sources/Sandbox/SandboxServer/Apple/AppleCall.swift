import Hummingbird
import NIOCore
import SandboxBackend
import StoreAPI
import StoreModel
import StoreSigning

/// One request of the App Store Server API, with its parts read and checked as they are asked for.
struct AppleCall {
    let call: Call

    /// The largest body that is read, in bytes; the largest genuine one has less than 4 KB.
    private static let bodyLimit = 64 << 10

    /// The id of the path.
    ///
    /// - Parameter refusal: What is said of one that the store cannot have issued.
    func transactionID(
        or refusal: AppleRefusal = .invalidTransactionID
    ) throws(AppleFailure) -> TransactionID {
        try TransactionID(digits: try? call.parameter("transactionId"), or: refusal)
    }

    /// A segment of the path.
    func segment(_ name: String, or refusal: AppleRefusal) throws(AppleFailure) -> String {
        guard let text = try? call.parameter(name), text.utf8.count <= 512 else {
            throw .refused(refusal)
        }
        return text
    }

    /// The values of a query item, in their order.
    func values(_ name: String, or refusal: AppleRefusal) throws(AppleFailure) -> [String] {
        guard let values = try? call.values(of: name) else { throw .refused(refusal) }
        return values
    }

    /// The one value of a query item; nil where there is none.
    func value(_ name: String, or refusal: AppleRefusal) throws(AppleFailure) -> String? {
        let values = try values(name, or: refusal)
        guard values.count <= 1 else { throw .refused(refusal) }
        return values.first
    }

    /// The object that was sent, in strict JSON.
    func body() async throws(AppleFailure) -> [String: JSONValue] {
        guard let buffer = try? await call.request.body.collect(upTo: Self.bodyLimit),
            let members = JSONValue(strict: Array(buffer.readableBytesView))?.members
        else { throw .refused(.badRequest) }
        return members
    }
}

/// Asks the store, and says what it refuses in Apple's words.
func asking<Value>(
    _ body: () async throws(ServiceFailure) -> Value
) async throws(AppleFailure) -> Value {
    do throws(ServiceFailure) {
        return try await body()
    } catch {
        throw AppleFailure(error)
    }
}

extension EmbeddedBackend {
    /// Returns why an endpoint that takes ids of transactions alone did not find one: Apple refuses the id of an app
    /// transaction with a number of its own.
    func missing(
        _ id: TransactionID, or refusal: AppleRefusal = .transactionNotFound
    ) async throws(AppleFailure) -> AppleFailure {
        let customer = try await asking { () async throws(ServiceFailure) in
            try await self.customer(ofAny: id)
        }
        return .refused(customer == nil ? refusal : .appTransactionIDNotSupported)
    }
}

extension Optional {
    /// What there is.
    ///
    /// - Throws: The refusal where there is nothing.
    func found(or refusal: AppleRefusal) throws(AppleFailure) -> Wrapped {
        guard let self else { throw .refused(refusal) }
        return self
    }
}

extension TransactionID {
    /// Reads an id as the store issues it: 1 to 20 digits.
    init(digits text: String?, or refusal: AppleRefusal) throws(AppleFailure) {
        guard let text, (1...20).contains(text.utf8.count),
            text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
        else { throw .refused(refusal) }
        self.init(text)
    }
}
