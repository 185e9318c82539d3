import Foundation
import KioskTestSupport
import ShopTestSupport
import StoreAPI
import Testing

@testable import KioskFuzz

/// Tests that each rule of the fuzz targets detects its violation, since a rule that never fails finds nothing.
@Suite("Rules of the fuzz targets")
struct FuzzRuleTests {
    @Test("a response that deviates from the contract is detected")
    func answers() async throws {
        let world = try await RequestWorld()
        let own = FuzzRequest([FuzzRoute.place(of: StoreCalls.unfinished.route), 0], in: world)
        let stranger = FuzzRequest(
            [FuzzRoute.place(of: StoreCalls.unfinished.route), 4], in: world)
        let failure = "{\"errorCode\":4000000,\"errorMessage\":\"No.\"}"
        try check(own, 200, "{}")
        try check(stranger, 400, failure)
        for (request, status, body) in [
            (own, 500, failure), (own, 503, ""), (own, 401, failure), (own, 400, "{}"),
            (own, 200, "{"), (own, 400, "[1]"), (stranger, 200, "{}"), (stranger, 204, ""),
        ] {
            #expect(throws: FuzzFailure.self) { try check(request, status, body) }
        }
        #expect(throws: FuzzFailure.self) { try check(own, 200, "<html>", type: "text/html") }
        #expect(throws: FuzzFailure.self) { try check(own, 400, "Bad", type: "text/plain") }
    }

    @Test("every byte that a path cannot hold is escaped with two digits")
    func escaped() async throws {
        let world = try await RequestWorld()
        let values = Array("?a=\u{1}\tb\u{7F}".utf8)
        let input = [FuzzRoute.place(of: StoreCalls.unfinished.route), 0] + values
        let request = FuzzRequest(input[...], in: world)
        let head = String(decoding: request.bytes, as: UTF8.self)
        #expect(head.contains("?a=%01%09b%7f HTTP/1.1"))
    }

    private func check(
        _ request: FuzzRequest, _ status: Int, _ body: String, type: String = "application/json"
    ) throws {
        let head = "HTTP/1.1 \(status) X\r\nContent-Type: \(type)\r\nContent-Length: 1"
        var answer = try #require(RawHTTPResponse(head: Array(head.utf8)))
        answer.body = Array(body.utf8)
        try AnswerRules(request: request, answer: answer).check()
    }

    @Test("ledgers of a store and a merchant that do not match are detected")
    func books() async throws {
        let (world, other) = (try await RequestWorld(), try TestBackend())
        try LedgerConsistency.check(world.backend.folder)
        try LedgerConsistency.check(other.folder)
        let mixed = try TemporaryFolder()
        for (from, side) in [(other.folder, "store"), (world.backend.folder, "merchant")] {
            let names = try FileManager.default.contentsOfDirectory(atPath: from)
            for name in names where name.hasPrefix("\(side).sqlite") {
                try FileManager.default.copyItem(
                    atPath: "\(from)/\(name)", toPath: mixed.file(name))
            }
        }
        #expect(throws: FuzzFailure.self) { try LedgerConsistency.check(mixed.path) }
    }

    @Test("an accepted payload with a wrong app, environment, date or format is detected")
    func payloads() throws {
        let genuine = String(decoding: TokenKind.transaction.payload, as: UTF8.self)
        try TokenFacts.check(Array(genuine.utf8), .transaction)
        let letters = TokenKind.bundleID
        for (part, other) in [
            (letters, letters.replacing("K", with: "\u{212A}")), (letters, letters + "x"),
            ("\"Sandbox\"", "\"Production\""), ("\"signedDate\":", "\"signedDate\":99"),
            ("\"signedDate\":", "\"signedDate\":-"), ("{", "[{"),
        ] {
            let changed = genuine.replacing(part, with: other)
            #expect(!changed.utf8.elementsEqual(genuine.utf8))
            #expect(throws: FuzzFailure.self) {
                try TokenFacts.check(Array(changed.utf8), .transaction)
            }
        }
    }

    @Test("an accepted header with extra members or another chain is detected")
    func headers() throws {
        let chain = try FuzzChain()
        let genuine = chain.header(chain.certificates)
        try TokenFacts.check(header: genuine, chain)
        let more = Array("{\"crit\":[],".utf8) + genuine.dropFirst()
        for header in [more, chain.header(chain.certificates.reversed()), Array("{}".utf8)] {
            #expect(throws: FuzzFailure.self) { try TokenFacts.check(header: header, chain) }
        }
    }

    @Test("certificates with the wrong purpose are detected")
    func certificates() throws {
        let chain = try FuzzChain().certificates
        try CertificateFacts.check(chain: chain)
        try CertificateFacts.check(root: chain[2])
        #expect(throws: FuzzFailure.self) { try CertificateFacts.check(root: chain[0]) }
        #expect(throws: FuzzFailure.self) { try CertificateFacts.check(root: chain[1]) }
        #expect(throws: FuzzFailure.self) { try CertificateFacts.check(chain: chain.reversed()) }
        #expect(throws: FuzzFailure.self) { try CertificateFacts.check(root: [1, 2, 3]) }
    }

    @Test("a certificate that is disassembled and signed again differs and is equally valid")
    func signing() throws {
        let chain = try FuzzChain()
        for (place, der) in chain.certificates.enumerated() {
            let body = SignedDER.body(of: der)
            #expect(der.dropFirst(4).starts(with: body))
            let again = try SignedDER.certificate(body: body, by: chain.issuerKey(of: place))
            #expect(again.count > body.count + 70)
            var certificates = chain.certificates
            certificates[place] = again
            if place < 2 { try CertificateFacts.check(chain: certificates) }
        }
    }

    @Test("edits apply the input to a text, and every input is a valid edit")
    func edits() {
        let edits = Edits(words: [Array("word".utf8)])
        for (input, result) in [
            ([], "text"), ([0, 0, 1, 0x61], "taxt"), ([1, 0, 0, 1], "vext"),
            ([2, 0, 4, 2, 0x61, 0x62], "textab"), ([3, 0, 1, 2], "tt"), ([5, 0, 0, 0], "wordtext"),
            ([4, 0, 0, 0, 2, 2], "xttext"), ([0xFF], "text"), ([3, 0, 0], "text"),
        ] as [([UInt8], String)] {
            var feed = FuzzedDataProvider(input)
            let changed = edits.applied(to: Array("text".utf8), by: &feed)
            #expect(String(decoding: changed, as: UTF8.self) == result)
        }
    }
}
