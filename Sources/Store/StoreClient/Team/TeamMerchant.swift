import AsyncHTTPClient
import FoundationEssentials
import NIOCore
import NIOHTTP1
package import StoreAPI
package import StoreModel

/// A merchant that lets the team's own server verify and grant each signed transaction.
///
/// The server receives three kinds of `POST` requests with JSON:
///
/// - `ADDRESS/transactions` receives a ``TeamVerdictRequest``. A verdict is an answer with status 200 and a
///   ``TeamVerdict`` that contains the transaction and nonce of the request. After a missing answer, any other status,
///   body or nonce, the request is repeated without a limit.
/// - `ADDRESS/orders` may return an order number. With 404, the backend's merchant issues the numbers.
/// - `ADDRESS/offers` may return the signature of a promotional offer for a ``TeamOffer``. With 404, offers are not
///   signed at all.
///
/// With a token, each request authenticates its kiosk. Redirects are not followed, so that the token is sent only to
/// this address.
///
/// The backend's own merchant provides what the team's server need not have: the products on sale and the player's
/// token. The team's server lacks a wallet statement, so a device counts the goods that were delivered to it. Goods are
/// spent at the team's server, and the event log stays on the device.
package struct TeamMerchant: MerchantService {
    private let transport: HTTPTransport
    private let address: MerchantAddress
    private let token: MerchantToken?
    /// The backend's own merchant.
    private let backendMerchant: any MerchantService
    private let now: @Sendable () -> Timestamp

    /// The largest answer, in bytes.
    private static let limit = 64 << 10

    /// Creates a merchant; nothing is sent before the first call.
    ///
    /// - Parameters:
    ///   - token: Authenticates kiosk at the server; nil if the server does not require it.
    ///   - connections: The connections, which are closed when their last user is deallocated.
    ///   - kiosk: The backend's own merchant, for what the team's server need not have; it does not verify
    ///     transactions.
    ///   - timeout: The time limit for an answer, in milliseconds.
    ///   - now: The device's clock; the date of a verdict is the time of its arrival.
    package init(
        _ address: MerchantAddress, token: MerchantToken? = nil, over connections: Connections,
        beside backendMerchant: any MerchantService,
        timeout: Int64 = 15_000, now: @escaping @Sendable () -> Timestamp
    ) {
        self.address = address
        self.token = token
        self.backendMerchant = backendMerchant
        self.now = now
        transport = HTTPTransport(
            connections: connections, address: address.server, timeout: timeout)
    }

    package func offer(_ context: CallContext) async throws(ServiceFailure) -> MerchantOffer {
        try await backendMerchant.offer(context)
    }

    package func orderNumber(
        for intentID: IntentID, productID: ProductID, quantity: Int, _ context: CallContext
    ) async throws(ServiceFailure) -> MerchantOrder {
        let orderRequest = TeamOrder.Request(
            intentID: intentID, productID: productID, quantity: quantity,
            appAccountToken: try await backendMerchant.offer(context).appAccountToken)
        guard let order: TeamOrder = try await post(orderRequest, to: "/orders") else {
            return try await backendMerchant.orderNumber(
                for: intentID, productID: productID, quantity: quantity, context)
        }
        guard let number = order.number(of: intentID) else { throw Self.notUnderstood }
        return number
    }

    package func signOffer(
        _ request: OfferSigningRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> OfferProof {
        let offerRequest = TeamOffer(
            request, try await backendMerchant.offer(context).appAccountToken)
        guard let proof: OfferProof = try await post(offerRequest, to: "/offers") else {
            throw .refusal(
                Refusal(
                    .wrongState,
                    "Your server does not sign offers: it answers POST /offers with 404. "
                        + "Sign the offer on your server, and pass the signature with --signature.")
            )
        }
        if case .code = proof { throw Self.notUnderstood }
        return proof
    }

    package func verify(
        _ request: VerificationRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> VerdictReply {
        guard let transaction = SignedClaims.transaction(of: request.signedTransaction) else {
            throw Self.notUnderstood
        }
        let answer: TeamVerdict? = try await post(
            TeamVerdictRequest(request, transaction), to: "/transactions")
        guard let answer else { throw .noAnswer(NoAnswer(.status(404))) }
        guard let verdict = answer.verdict(on: transaction, nonce: request.nonce, at: now()) else {
            throw Self.notUnderstood
        }
        return .unsigned(verdict)
    }

    /// Returns an empty statement: the team's server does not have statements, and the device counts the goods that
    /// were delivered to it.
    package func wallet(
        entries: Int, before version: Int64?, _ context: CallContext
    ) async throws(ServiceFailure) -> WalletStatement {
        .empty
    }

    package func spend(
        _ request: SpendRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> SpendReply {
        throw .refusal(
            Refusal(
                .wrongState,
                "The merchant is your server: spend goods there."))
    }

    package func uploadLog(
        _ batch: LogBatch, _ context: CallContext
    ) async throws(ServiceFailure) -> LogReceipt {
        throw .refusal(
            Refusal(
                .wrongState,
                "The merchant is your server: the log stays on the device."))
    }

    private static let notUnderstood = ServiceFailure.noAnswer(NoAnswer(.notUnderstood))

    /// Posts JSON, and decodes the JSON of an answer with status 200; returns nil for 404.
    private func post<Reply: Decodable>(
        _ body: some Encodable, to path: String
    ) async throws(ServiceFailure) -> Reply? {
        let (response, data) = try await transport.exchange(
            try request(body, to: path), upTo: Self.limit)
        switch response.status {
        case .ok: break
        case .notFound: return nil
        default: throw HTTPTransport.noAnswer(response)
        }
        do {
            return try JSONDecoder().decode(Reply.self, from: data)
        } catch {
            throw Self.notUnderstood
        }
    }

    private func request(
        _ body: some Encodable, to path: String
    ) throws(ServiceFailure) -> HTTPClientRequest {
        var request = HTTPClientRequest(url: address.description + path)
        request.method = .POST
        request.headers.add(name: "Content-Type", value: "application/json")
        request.headers.add(name: "Accept", value: "application/json")
        if let token { request.headers.add(name: "Authorization", value: token.authorization) }
        do {
            request.body = .bytes(ByteBuffer(bytes: try JSONEncoder().encode(body)))
        } catch {
            throw .refusal(Refusal(.badRequest, "The request cannot be encoded as JSON."))
        }
        return request
    }
}
