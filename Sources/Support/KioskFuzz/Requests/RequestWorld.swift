import Crypto
import Foundation
import SandboxBackend
import SandboxServer
import ServerTestSupport
import ShopTestSupport
import StoreAPI
import StoreModel
import StoreSigning

/// A server on a free port, with customers and purchases that requests can refer to.
///
/// Every world has the same ids, so that an input has the same meaning in each; only the signatures differ.
final class RequestWorld: Sendable {
    /// The purchases of the customers.
    struct Goods: Sendable {
        /// Purchased, granted and finished.
        let settled: SignedTransaction
        /// Purchased, and not yet sent to the merchant.
        let open: SignedTransaction
        /// Refunded.
        let refunded: SignedTransaction
        /// Waiting for an approval.
        let waiting: PurchaseRequest
        /// Not yet sent.
        let next: PurchaseRequest
    }

    let backend: TestBackend
    let port: Int
    let goods: Goods
    /// The bearer token of the team's server.
    let bearer: String
    private let running: RunningServer

    /// The secret of every customer.
    static let secret = String(repeating: "s", count: 32)
    private static let realTime = Timestamp(milliseconds: 1_800_000_000_000)

    /// Opens a store and makes the purchases.
    init() async throws {
        backend = try TestBackend()
        let pair = APIKeyPair.make()
        let key = try await backend.embedded.newKey(publicKey: pair.publicKey, issuer: nil)
        try await backend.embedded.add(key)
        bearer = try Self.bearer(key, pair)
        for account in ["ann", "bob"] as [AccountName] {
            _ = try await backend.embedded.signIn(
                CallContext(
                    account: account, secret: Self.secret, device: "phone", requestID: "fuzz"))
        }
        goods = try await Self.buy(on: try await backend.rawClient(), backend)
        running = try await RunningServer(backend.embedded) {
            $0.realTime = { Self.realTime }
            // Failed authentications must not be limited, since the inputs guess.
            $0.failedAttemptWindow = .zero
        }
        port = running.port
    }

    private static func buy(on phone: RawClient, _ backend: TestBackend) async throws -> Goods {
        let settled = try await phone.purchaseAndFinish(try await phone.noAdsRequest())
        let refunded = try await phone.purchaseAndFinish(try await phone.gemsRequest(2))
        _ = try await backend.services.control.refund(refunded.transaction.id)
        let open = try await phone.buy(try await phone.gemsRequest())
        let waiting = try await phone.gemsRequest(3, outcome: .askToBuy)
        _ = try await phone.store.purchase(waiting, phone.context)
        return Goods(
            settled: settled, open: open, refunded: refunded, waiting: waiting,
            next: try await phone.gemsRequest())
    }

    private static func bearer(_ key: APIKey, _ pair: APIKeyPair) throws -> String {
        let now = realTime.milliseconds / 1000
        let header = "{\"alg\":\"ES256\",\"kid\":\"\(key.id)\",\"typ\":\"JWT\"}"
        let claims = """
            {"iss":"\(key.issuerID)","aud":"appstoreconnect-v1","bid":"\(TestCatalog.bundleID)",\
            "iat":\(now),"exp":\(now + 300)}
            """
        let signed = Base64.url.encode(header.utf8) + "." + Base64.url.encode(claims.utf8)
        let signature = try P256.Signing.PrivateKey(pemRepresentation: pair.privatePEM)
            .signature(for: Data(signed.utf8))
        return signed + "." + Base64.url.encode(signature.rawRepresentation)
    }

    /// The placeholders for values that are signed again in every world.
    var placeholders: [(name: String, value: String)] {
        [
            ("{{open}}", goods.open.jws.compact), ("{{settled}}", goods.settled.jws.compact),
            ("{{refunded}}", goods.refunded.jws.compact),
            ("{{flat}}", ReceiptData.flat(goods.settled.jws).base64),
            ("{{unified}}", ReceiptData.unified(goods.settled.jws).base64),
        ]
    }

    /// Returns the headers of an authentication, with a wrong secret unless `isRight`.
    func proof(_ proof: FuzzRoute.Proof, account: String, isRight: Bool) -> [String] {
        let (name, right) =
            switch proof {
            case .nobody: ("", "")
            case .device: (account, Self.secret)
            case .owner: ("", RunningServer.token)
            case .team: ("", bearer)
            }
        let who = name.isEmpty ? [] : ["Kiosk-Account: \(name)", "Kiosk-Device: phone"]
        return right.isEmpty ? [] : who + ["Authorization: Bearer \(isRight ? right : right + "x")"]
    }
}
