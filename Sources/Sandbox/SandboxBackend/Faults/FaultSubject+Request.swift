import FoundationEssentials
import SandboxStore
import StoreAPI
import StoreModel

extension FaultSubject {
    /// Returns the subject of a request without verifying it.
    static func of(_ request: some Sendable) -> FaultSubject {
        switch request {
        case let request as PurchaseRequest: .product(request.intent.productID)
        case let id as IntentID: .order(id)
        case let request as IdentifiedRequest<NameKind.Intent, OrderNumberRequest>:
            .order(request.id)
        case let id as TransactionID: .transaction(id)
        case let request as VerificationRequest: claimed(in: request.signedTransaction)
        default: .nothing
        }
    }

    private struct Claims: Decodable {
        let transactionId: String
    }

    private static func claimed(in jws: JWS) -> FaultSubject {
        let segments = jws.compact.split(separator: ".", omittingEmptySubsequences: false)
        guard segments.count == 3 else { return .nothing }
        var text = segments[1].replacing("-", with: "+").replacing("_", with: "/")
        text += String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
        guard let data = Data(base64Encoded: String(text)),
            let claims = try? JSONDecoder().decode(Claims.self, from: data)
        else { return .nothing }
        return .transaction(TransactionID(claims.transactionId))
    }
}
