import Foundation
import KioskTestSupport
import Testing

/// Tests a team's server in Python with Apple's own library, a key of `kiosk sandbox key new`, and a running
/// server.
@Suite("A team’s server at kiosk serve")
struct ServerLibraryTests {
    /// The sandbox's data for the team's server.
    private struct Sandbox: Encodable {
        let url: String
        let root: String
        let bundle: String
        let keyId: String
        let issuer: String
        let keyFile: String
        let transaction: String
        let receipt: String
    }

    @Test(
        "the team's server sees and verifies a purchase and its refund, and verifyReceipt answers older servers",
        .needsPython)
    func team() async throws {
        let (shared, folder) = (try TemporaryFolder(), try TemporaryFolder())
        let server = try await KioskServerProcess(in: shared)
        let sandbox = try await sandbox(server, shared, folder)
        let input = try JSONEncoder().encode(sandbox)
        let bought = try await PythonChecker.run(Self.program, input: input)
        let refund =
            [
                "sandbox", "refund", sandbox.transaction, "--backend", server.url, "--token-file",
                server.token,
            ]
        #expect(try await KioskRun.of(refund, in: folder).status == 0)
        let refunded = try await PythonChecker.run(Self.program, input: input)
        #expect(try await server.stop() == .exit(0))
        let word = "0 \(sandbox.transaction) com.example.dragonmarket.gems.60"
        #expect(bought == "\(word) False True False\n")
        #expect(refunded == "\(word) True True True\n")
    }

    /// Buys over the network, and creates a key on the server's machine.
    private func sandbox(
        _ server: KioskServerProcess, _ shared: TemporaryFolder, _ folder: TemporaryFolder
    ) async throws -> Sandbox {
        let made = try await KioskRun.of(["sandbox", "key", "new", "--json"], in: shared)
        let key = try #require(made.objects.first).compactMapValues { $0 as? String }
        let backend = ["--backend", server.url]
        let bought = try await KioskRun.of(["buy", "gems.60", "--json"] + backend, in: folder)
        let id = try #require(bought.objects.last?["transactionId"] as? String)
        let receipt = try await KioskRun.of(
            ["receipt", id, "--verify-receipt=unified"] + backend, in: folder)
        let root = try await KioskRun.of(["root", "--pem"], in: shared)
        return Sandbox(
            url: server.url, root: root.output, bundle: try #require(key["bundleId"]),
            keyId: try #require(key["keyId"]), issuer: try #require(key["issuerId"]),
            keyFile: try #require(key["path"]), transaction: id,
            receipt: receipt.output.trimmingCharacters(in: .newlines))
    }

    private static let program = """
        import json, sys, requests
        from cryptography import x509
        from cryptography.hazmat.primitives.serialization import Encoding
        from appstoreserverlibrary.api_client import (
            AppStoreServerAPIClient, GetTransactionHistoryVersion)
        from appstoreserverlibrary.models.Environment import Environment
        from appstoreserverlibrary.models.TransactionHistoryRequest import TransactionHistoryRequest
        from appstoreserverlibrary.signed_data_verifier import SignedDataVerifier

        q = json.load(open(sys.argv[1]))
        client = AppStoreServerAPIClient(
            open(q["keyFile"], "rb").read(), q["keyId"], q["issuer"], q["bundle"],
            Environment.SANDBOX)
        client._base_url = q["url"]
        root = x509.load_pem_x509_certificate(q["root"].encode()).public_bytes(Encoding.DER)
        verifier = SignedDataVerifier([root], False, Environment.SANDBOX, q["bundle"])

        info = client.get_transaction_info(q["transaction"])
        bought = verifier.verify_and_decode_signed_transaction(info.signedTransactionInfo)
        history = client.get_transaction_history(
            q["transaction"], None, TransactionHistoryRequest(), GetTransactionHistoryVersion.V2)
        listed = [verifier.verify_and_decode_signed_transaction(one).transactionId
                  for one in history.signedTransactions]
        refunds = client.get_refund_history(q["transaction"], None).signedTransactions
        old = requests.post(q["url"] + "/verifyReceipt", json={"receipt-data": q["receipt"]}).json()
        print(old["status"], bought.transactionId, bought.productId,
              bought.revocationDate is not None, listed == [q["transaction"]], len(refunds) == 1)
        """
}
