import Hummingbird
import NIOCore
import SandboxBackend
import StoreAPI
import StoreModel
import StoreSigning

/// The `verifyReceipt` endpoints, for servers that still use them (Apple, archived “Receipt Validation Programming
/// Guide”).
///
/// The HTTP status is always 200; errors are in `status`. Requests do not need a token, only the shared secret if one
/// is set.
struct ReceiptEndpoints {
    let backend: EmbeddedBackend

    /// The maximum size of a body, in bytes.
    private static let bodyLimit = 256 << 10

    func add(to endpoints: RouteRegistrar) {
        let this = self
        endpoints.onAnyMethod(AppleRoutes.verifyReceipt.pattern) { call in
            await this.answered(call) { () async throws(ReceiptStatus) in
                try await this.verify(call)
            }
        }
        endpoints.onAnyMethod(AppleRoutes.verifyReceiptInProduction.pattern) { call in
            await this.answered(call) { () async throws(ReceiptStatus) in
                // A receipt that is valid in the sandbox was sent to the production endpoint.
                _ = try await this.verify(call)
                throw .sandboxReceipt
            }
        }
    }

    private func answered(
        _ call: RouteRequest, _ answer: () async throws(ReceiptStatus) -> Response
    ) async -> Response {
        do throws(ReceiptStatus) {
            return try await answer()
        } catch {
            return ResponseFactory.json(ReceiptErrorResponse(error))
        }
    }

    private func verify(_ call: RouteRequest) async throws(ReceiptStatus) -> Response {
        let request = try await Self.validationRequest(call)
        let transaction = try transaction(in: request.receipt)
        guard
            try await convertingFailures({ () async throws(ServiceFailure) in
                try await backend.acceptsReceiptSecret(request.password)
            })
        else { throw .wrongSecret }
        let known = try await convertingFailures { () async throws(ServiceFailure) in
            try await backend.receipt(of: transaction.id)
        }
        guard let receipt = known else { throw .noAccount }
        switch request.receipt {
        case .flat: return ResponseFactory.json(try await flat(receipt))
        case .unified:
            return ResponseFactory.json(
                UnifiedReceiptResponse(
                    receipt, bundleID: backend.bundleID, data: request.receipt.base64,
                    excludesOld: request.excludesOld))
        }
    }

    /// Returns the response of iOS 6, with the latest transaction of a subscription.
    private func flat(_ receipt: CustomerReceipt) async throws(ReceiptStatus) -> FlatReceiptResponse
    {
        var answer = FlatReceiptResponse(receipt, bundleID: backend.bundleID)
        guard let latest = receipt.latestOfSubscription else { return answer }
        let signed = try await convertingFailures { () async throws(ServiceFailure) in
            try await backend.signedTransaction(latest.id)
        }
        answer.add(latest, of: receipt, data: signed.map { ReceiptData.flat($0).base64 })
        return answer
    }

    private static func validationRequest(_ call: RouteRequest) async throws(ReceiptStatus)
        -> ReceiptValidationRequest
    {
        guard call.request.method == .post,
            let buffer = try? await call.request.body.collect(upTo: bodyLimit),
            let members = JSONValue(strict: Array(buffer.readableBytesView))?.members
        else { throw .unreadable }
        guard let text = members["receipt-data"]?.text, let receipt = ReceiptData(base64: text)
        else { throw .malformed }
        return ReceiptValidationRequest(
            receipt: receipt, password: members["password"]?.text,
            excludesOld: members["exclude-old-transactions"]?.bool ?? false)
    }

    /// Verifies the signature of a receipt and returns its transaction, which only identifies the customer; its signing
    /// date is not checked.
    private func transaction(in receipt: ReceiptData) throws(ReceiptStatus) -> Transaction {
        do throws(VerificationError) {
            return try backend.verifier().verifyTransaction(
                receipt.jws, bundleID: backend.bundleID, now: Timestamp(milliseconds: .max)
            ).transaction
        } catch .tooLarge, .malformed, .wrongType {
            throw .malformed
        } catch .wrongEnvironment {
            throw .productionReceipt
        } catch {
            throw .notAuthentic
        }
    }

    private func convertingFailures<Value>(
        _ body: () async throws(ServiceFailure) -> Value
    ) async throws(ReceiptStatus) -> Value {
        do throws(ServiceFailure) {
            return try await body()
        } catch {
            throw .tryAgain
        }
    }
}

/// The body of a `verifyReceipt` request.
private struct ReceiptValidationRequest {
    let receipt: ReceiptData
    let password: String?
    /// Whether only the latest period of each subscription is requested.
    let excludesOld: Bool
}
