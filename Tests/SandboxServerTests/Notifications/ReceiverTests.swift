import AsyncHTTPClient
import Foundation
import KioskTestSupport
import Logging
import NIOCore
import SandboxBackend
import SandboxServer
import ShopTestSupport
import StoreAPI
import StoreClient
import StoreModel
import StoreSigning
import Testing

@Suite("Receiving notifications")
struct ReceiverTests {
    @Test("each kind is made from its template, arrives, and is valid")
    func everyKind() async throws {
        let backend = try TestBackend()
        let receiver = try await RunningReceiver(backend)
        for kind in NotificationKind.all { try await expect(kind, at: receiver, of: backend) }
    }

    private func expect(
        _ kind: NotificationKind, at receiver: RunningReceiver, of backend: TestBackend
    ) async throws {
        let draft = try await backend.embedded.draft(kind)
        let jws = try draft.signed(by: backend.embedded.authority.signer)
        #expect(await WebhookClient(timeout: 900_000).post(jws, to: receiver.url) == .success)
        let received = try #require(await receiver.next())
        guard case .genuine(let payload, let inside) = received.verification else {
            throw UnexpectedResponse(response: "\(received.verification)")
        }
        #expect(payload.kind == kind, "\(kind)")
        #expect(payload.id == draft.id, "\(kind)")
        #expect(payload.content.bundleID == TestCatalog.bundleID, "\(kind)")
        switch payload.content {
        case .data(let data):
            #expect((inside.transaction == nil) == (kind.type == .test), "\(kind)")
            #expect((inside.renewal == nil) == (data.status == nil), "\(kind)")
        case .appData: #expect(inside.appTransaction != nil, "\(kind)")
        case .summary, .externalPurchaseToken: #expect(inside.transaction == nil, "\(kind)")
        }
    }

    @Test("B27: a repeated notification is recognized as repeated")
    func repeated() async throws {
        let backend = try TestBackend()
        let receiver = try await RunningReceiver(backend)
        let draft = try await backend.embedded.draft(NotificationKind(.test))
        let jws = try draft.signed(by: backend.embedded.authority.signer)
        for isRepeated in [false, true] {
            #expect(await WebhookClient(timeout: 900_000).post(jws, to: receiver.url) == .success)
            #expect(await receiver.next()?.isRepeated == isRepeated)
        }
    }

    @Test(
        "B27: a notification signed under another root, or an invalid one, gets 400 and is refused"
    )
    func spoofed() async throws {
        let backend = try TestBackend()
        let receiver = try await RunningReceiver(backend)
        let other = try SandboxAuthority.make()
        let draft = try await backend.embedded.draft(NotificationKind(.test))
        let forged = try draft.signed(by: other.signer).compact
        let genuine = try draft.signed(by: backend.embedded.authority.signer).compact
        let phone = try await backend.rawClient()
        let transaction = try await phone.buy(try await phone.gemsRequest()).jws.compact
        for body in [
            "", "{}", "[]", "{\"signedPayload\":1}", "{\"signedPayload\":\"\(forged)\"}",
            "{\"signedPayload\":\"\(genuine.dropLast(2))AA\"}",
            "{\"signedPayload\":\"\(transaction)\"}",
        ] {
            #expect(try await receiver.post(body) == 400)
            guard case .refused = await receiver.next()?.verification else {
                throw UnexpectedResponse(response: "believed: \(body.prefix(40))")
            }
        }
        #expect(try await receiver.post(String(repeating: "x", count: 300 << 10)) == 413)
    }

    @Test("the receiver answers with the chosen status")
    func answer() async throws {
        let backend = try TestBackend()
        let receiver = try await RunningReceiver(backend, answer: 503)
        let draft = try await backend.embedded.draft(NotificationKind(.test))
        let jws = try draft.signed(by: backend.embedded.authority.signer)
        #expect(
            await WebhookClient(timeout: 900_000).post(jws, to: receiver.url) == .unsuccessfulStatus
        )
    }

    @Test("a served store sends a purchase and its refund to the receiver")
    func served() async throws {
        let backend = try TestBackend()
        let receiver = try await RunningReceiver(backend)
        try await backend.embedded.notify(NotificationTarget(url: receiver.url, retry: .once))
        let service = NotificationWorker(backend.embedded, over: Webhook())
        let pumping = Task { await service.run() }
        let phone = try await backend.rawClient()
        let bought = try await phone.purchaseAndFinish(try await phone.gemsRequest())
        #expect(await receiver.nextKind() == "ONE_TIME_CHARGE")
        _ = try await backend.services.control.refund(bought.transaction.id)
        #expect(await receiver.nextKind() == "REFUND")
        pumping.cancel()
        await pumping.value
    }
}

/// A sender with the same client as in the program.
private struct Webhook: NotificationSender {
    func post(_ signedPayload: JWS, to url: String) async -> SendAttemptResult {
        await WebhookClient(timeout: 900_000).post(signedPayload, to: url)
    }
}
