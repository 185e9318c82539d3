import CommandTestSupport
import Foundation
import KioskTestSupport
import Testing

/// Tests the commands that give a team's server access.
@Suite("Keys for a team’s server")
struct ServerKeyTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func kiosk(_ words: String) async throws -> KioskRun {
        try await KioskRun.inProcess(words.split(separator: " ").map(String.init), in: folder)
    }

    private func mode(of path: String) throws -> Int? {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        return (attributes[.posixPermissions] as? NSNumber)?.intValue
    }

    @Test("a key is created once, readable by its owner only, and the store keeps no private key")
    func new() async throws {
        let made = try await kiosk("sandbox key new --json")
        #expect(made.status == 0, "\(made.errors)")
        let key = try #require(made.objects.first)
        let id = try #require(key["keyId"] as? String)
        let path = try #require(key["path"] as? String)
        #expect(path.hasSuffix("/AuthKey_\(id).p8"))
        #expect(try mode(of: path) == 0o600)
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(text.hasPrefix("-----BEGIN PRIVATE KEY-----\n"))
        #expect(text.hasSuffix("-----END PRIVATE KEY-----\n"))
        #expect(!made.output.contains("PRIVATE") && !made.errors.contains("PRIVATE"))

        let out = folder.file("second.p8")
        let second = try await kiosk("sandbox key new --json --out \(out)")
        #expect(second.objects.first?["issuerId"] as? String == key["issuerId"] as? String)
        let again = try await kiosk("sandbox key new --out \(out)")
        #expect(again.status == 74)
        #expect(again.errors.contains("is not overwritten"))
        let listed = try await kiosk("sandbox key list --json")
        #expect(listed.objects.count == 2)
        #expect(listed.objects.allSatisfy { $0["path"] == nil })
    }

    @Test("revoking a key by a part of its name is repeatable and revokes no other key")
    func revoke() async throws {
        let key = try #require(try await kiosk("sandbox key new --json").objects.first)
        let id = try #require(key["keyId"] as? String)
        for _ in 0..<2 {
            let revoked = try await kiosk("sandbox key revoke \(id.prefix(8)) --json")
            #expect(revoked.status == 0, "\(revoked.errors)")
            #expect(revoked.objects.first?["revokedAt"] as? Int != nil)
        }
        #expect(try await kiosk("sandbox key revoke nothing").status == 65)
    }

    @Test(
        "an invalid use of the key and receipt commands is rejected",
        arguments: [
            "sandbox key new --backend http://127.0.0.1:1", "sandbox key secret",
            "sandbox key secret one --none", "sandbox key list --backend http://127.0.0.1:1",
            "receipt 1 --jws --verify-receipt=flat", "receipt 1 --verify-receipt=round",
        ])
    func usage(words: String) async throws {
        #expect(try await kiosk(words).status == 64)
    }

    @Test("a device prints the receipt for the legacy verifyReceipt endpoint in both forms")
    func receipt() async throws {
        let bought = try await kiosk("buy gems.60 --json")
        let id = try #require(bought.objects.last?["transactionId"] as? String)
        let jws = try await kiosk("receipt \(id) --jws").output.trimmingCharacters(in: .newlines)
        for (form, content) in [
            ("flat", jws), ("unified", "{\"appReceiptFor\":\"\(jws)\"}"),
        ] {
            let run = try await kiosk("receipt \(id) --verify-receipt=\(form)")
            #expect(run.status == 0, "\(run.errors)")
            let text = run.output.trimmingCharacters(in: .newlines)
            #expect(Data(base64Encoded: text) == Data(content.utf8))
            let json = try await kiosk("receipt \(id) --verify-receipt=\(form) --json")
            #expect(json.objects.first?["receipt-data"] as? String == text)
        }
        #expect(try await kiosk("sandbox key secret abc").status == 0)
        #expect(try await kiosk("sandbox key secret --none").status == 0)
    }
}
