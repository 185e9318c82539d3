import CommandTestSupport
import Foundation
import KioskTestSupport
import Testing

/// Tests the manual's walk-through in which a team's own server receives notifications of purchases.
@Suite("Notifications from a served store", .timeLimit(.minutes(5)))
struct NotifyServeTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func kiosk(_ words: String) async throws -> KioskRun {
        try await KioskRun.inProcess(words.split(separator: " ").map(String.init), in: folder)
    }

    /// The input of the library.
    private struct Question: Encodable {
        let root: String
        let bodies: [String]
    }

    private static let program = """
        import json, sys
        from cryptography import x509
        from cryptography.hazmat.primitives.serialization import Encoding
        from appstoreserverlibrary.models.Environment import Environment
        from appstoreserverlibrary.signed_data_verifier import SignedDataVerifier

        question = json.load(open(sys.argv[1]))
        root = x509.load_pem_x509_certificate(question["root"].encode()).public_bytes(Encoding.DER)
        verifier = SignedDataVerifier(
            [root], False, Environment.SANDBOX, "com.example.kiosk", None)
        for body in question["bodies"]:
            read = verifier.verify_and_decode_notification(json.loads(body)["signedPayload"])
            inner = verifier.verify_and_decode_signed_transaction(read.data.signedTransactionInfo)
            print(read.notificationType.value, read.version, inner.transactionId, inner.productId,
                inner.revocationDate is not None)
        """

    @Test(
        "notifications of a purchase and its refund reach the server, and Apple's library verifies both",
        .needsPython)
    func judged() async throws {
        let receiver = try RawReceiver([.status(200)])
        let server = try await KioskServerProcess(in: folder, ["--notify", receiver.url])
        let bought = try await kiosk("buy gems.60 --json --backend \(server.url)")
        let id = try #require(bought.objects.last?["transactionId"] as? String)
        try await receiver.waitForRequests(1)
        let refund = "sandbox refund \(id) --backend \(server.url) --token-file \(server.token)"
        #expect(try await kiosk(refund).status == 0)
        try await receiver.waitForRequests(2)
        #expect(try await server.stop() == .exit(0))
        try await judge(receiver, id)
        let listed = try await kiosk("sandbox notify list --json")
        #expect(listed.objects.map { $0["status"] as? String } == ["sent", "sent"])
        #expect(
            listed.objects.map { $0["notificationType"] as? String } == [
                "REFUND", "ONE_TIME_CHARGE",
            ])
    }

    private func judge(_ receiver: RawReceiver, _ id: String) async throws {
        let root = try await kiosk("root").output
        let bodies = receiver.receivedRequests.compactMap { request in
            request.range(of: "\r\n\r\n").map { String(request[$0.upperBound...]) }
        }
        let input = try JSONEncoder().encode(Question(root: root, bodies: bodies))
        let product = "com.example.dragonmarket.gems.60"
        #expect(
            try await PythonChecker.run(Self.program, input: input) == """
                ONE_TIME_CHARGE 2.0 \(id) \(product) False
                REFUND 2.0 \(id) \(product) True

                """)
    }

    @Test("purchases in an embedded store are notified by the next server")
    func embedded() async throws {
        let receiver = try RawReceiver([.status(200)])
        #expect(try await kiosk("sandbox notify url \(receiver.url)").status == 0)
        #expect(try await kiosk("buy gems.60").status == 0)
        #expect(receiver.receivedRequests.isEmpty)
        let waiting = try await kiosk("sandbox notify list --json")
        #expect(waiting.objects.map { $0["status"] as? String } == ["waiting"])
        let server = try await KioskServerProcess(in: folder)
        try await receiver.waitForRequests(1)
        #expect(try await server.stop() == .exit(0))
    }

    @Test("two servers of one profile send each notification once")
    func twoServers() async throws {
        let receiver = try RawReceiver([.status(200)])
        let first = try await KioskServerProcess(in: folder, ["--notify", receiver.url])
        let second = try await KioskServerProcess(in: folder)
        for (count, server) in [first, second, first].enumerated() {
            // A device has one secret for each address.
            let device = server.url == first.url ? "one" : "two"
            let place = "--backend \(server.url) --device \(device)"
            #expect(try await kiosk("buy gems.60 " + place).status == 0)
            try await receiver.waitForRequests(count + 1)
        }
        for server in [first, second] { #expect(try await server.stop() == .exit(0)) }
        #expect(receiver.receivedRequests.count == 3)
        let listed = try await kiosk("sandbox notify list --json")
        let attempts = listed.objects.map { ($0["sendAttempts"] as? [Any])?.count }
        #expect(attempts == [1, 1, 1])
    }

    @Test("a notification that failed with a server error is sent again on request")
    func resend() async throws {
        let receiver = try RawReceiver([.status(500), .status(500), .status(200)])
        #expect(try await kiosk("sandbox notify url \(receiver.url)").status == 0)
        #expect(try await kiosk("buy gems.60").status == 0)
        for status: Int32 in [69, 69, 0] {
            let flag = receiver.receivedRequests.isEmpty ? "" : " --failed"
            let run = try await kiosk("sandbox notify resend --json" + flag)
            #expect(run.status == status, "\(run.output)\(run.errors)")
        }
        let listed = try await kiosk("sandbox notify list --json")
        let attempts = listed.objects.first?["sendAttempts"] as? [[String: any Sendable]]
        #expect(
            attempts?.map { $0["sendAttemptResult"] as? String } == [
                "UNSUCCESSFUL_HTTP_RESPONSE_CODE", "UNSUCCESSFUL_HTTP_RESPONSE_CODE", "SUCCESS",
            ])
        #expect(try await kiosk("sandbox notify resend --failed").status == 0)
        #expect(receiver.receivedRequests.count == 3)
    }

    @Test("a customer's refund request is notified with its reason, and so is the answer")
    func refundRequest() async throws {
        #expect(try await kiosk("sandbox notify url http://127.0.0.1:1/").status == 0)
        let bought = try await kiosk("buy gems.60 --json")
        let id = try #require(bought.objects.last?["transactionId"] as? String)
        #expect(try await kiosk("sandbox decline-refund \(id)").status == 77)
        let asked = try await kiosk("sandbox request-refund \(id) --because LEGAL --json")
        #expect(asked.status == 0, "\(asked.errors)")
        #expect(asked.objects.first?["transactionId"] as? String == id)
        #expect(try await kiosk("sandbox decline-refund \(id)").status == 0)
        let listed = try await kiosk("sandbox notify list")
        let kinds = listed.output.split(separator: "\n").compactMap { line in
            line.split(separator: " ").first { $0.contains("_") }
        }
        #expect(kinds == ["REFUND_DECLINED", "CONSUMPTION_REQUEST", "ONE_TIME_CHARGE"])
    }

    @Test("listen prints what trigger sends, and trigger ignores the environment's proxy")
    func trigger() async throws {
        let listening = try RawProgram(
            BuiltProducts.kiosk, ["sandbox", "notify", "listen", "--json", "--port", "0"],
            in: folder)
        try await listening.waitForOutput(containing: "\r\n")
        let line =
            String(decoding: listening.output, as: UTF8.self)
            .split(whereSeparator: \.isNewline).first ?? ""
        let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        let url = try #require(object?["url"] as? String)
        let run = try await KioskRun.of(
            [
                "sandbox", "notify", "trigger", "DID_RENEW.BILLING_RECOVERY", "--url", url,
                "--set", "productId=club.monthly", "--json",
            ], in: folder,
            environment: [
                "http_proxy": "http://127.0.0.1:1", "HTTP_PROXY": "http://127.0.0.1:1",
                "ALL_PROXY": "http://127.0.0.1:1",
            ])
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        #expect(run.objects.first?["sendAttemptResult"] as? String == "SUCCESS")
        try await listening.waitForOutput(containing: "\"verified\":true")
        try await listening.waitForOutput(containing: "\"productId\":\"club.monthly\"")
        listening.send(SIGTERM)
        #expect(try await listening.waitForEnd() == .exit(0))
    }

    @Test(
        "an impossible notification is rejected with a reason, and nothing is sent",
        arguments: [
            ("sandbox notify url http://example.com/", 64, "usage"),
            ("sandbox notify url ftp://127.0.0.1/", 64, "usage"),
            ("sandbox notify url --retry once", 65, "no-url"),
            ("sandbox notify resend", 65, "no-url"),
            ("sandbox notify trigger TEST", 65, "no-url"),
            ("sandbox notify trigger SUBSCRIBED", 64, "usage"),
            ("sandbox notify trigger TEST --url http://127.0.0.1:1/", 69, "not-taken"),
            ("sandbox notify trigger TEST --url http://127.0.0.1:1/ --set status=x", 64, "usage"),
            ("sandbox notify trigger REFUND --transaction 1", 65, "no-url"),
            ("sandbox notify list --backend http://127.0.0.1:1", 64, "usage"),
            ("sandbox notify listen --root /dev/null", 65, "root"),
            ("sandbox request-refund 1", 65, "unknown-transaction"),
            ("sandbox decline-refund 1", 65, "unknown-transaction"),
            ("serve --port 0 --notify http://example.com/", 64, "usage"),
        ] as [(String, Int32, String)])
    func refusals(words: String, code: Int32, word: String) async throws {
        let run = try await kiosk(words + " --json")
        #expect(run.status == code, "\(run.output)\(run.errors)")
        let error = run.objects.last?["error"] as? [String: any Sendable]
        #expect(error?["code"] as? String == word, "\(run.output)")
        #expect(error?["charged"] as? Bool == false)
    }
}
