import Foundation
import KioskTestSupport
import StoreModel
import Testing

/// A response to a signed transaction that is not a verdict on it.
struct HostileResponse: Sendable, CustomTestStringConvertible {
    /// The parts of the request to which a response can refer.
    struct Question: Sendable {
        let id: String
        let nonce: String
        let body: String

        /// Reads the body of a request.
        init(_ request: String) {
            body = request.components(separatedBy: "\r\n\r\n").dropFirst().joined()
            let object = try? JSONSerialization.jsonObject(with: Data(body.utf8)) as? [String: Any]
            id = object?["transactionId"] as? String ?? ""
            nonce = object?["nonce"] as? String ?? ""
        }

        /// Returns the documented response with some changes.
        func verdict(
            _ word: String = "granted", id: String? = nil, nonce: String? = nil, more: String = ""
        ) -> String {
            """
            {"transactionId":"\(id ?? self.id)","nonce":"\(nonce ?? self.nonce)",\
            "verdict":"\(word)"\(more)}
            """
        }
    }

    let testDescription: String
    /// Returns the bytes of the response; nil for silence.
    let answer: @Sendable (Question) -> String?

    private init(_ name: String, _ answer: @escaping @Sendable (Question) -> String?) {
        testDescription = name
        self.answer = answer
    }

    /// Creates a response with a body and status 200.
    private init(body name: String, _ body: @escaping @Sendable (Question) -> String) {
        self.init(name) { RawServer.http(body($0)) }
    }

    private static let statuses = [
        "201 Created", "202 Accepted", "203 Non-Authoritative Information", "400 Bad Request",
        "401 Unauthorized", "403 Forbidden", "404 Not Found", "409 Conflict", "410 Gone",
        "413 Content Too Large", "422 Unprocessable Content", "429 Too Many Requests",
        "500 Internal Server Error", "502 Bad Gateway", "503 Service Unavailable",
    ].map { status in
        HostileResponse("a verdict with status \(status)") {
            RawServer.http($0.verdict(), status: status)
        }
    }

    private static let bodies = [
        HostileResponse(body: "HTML") { _ in
            "<html><body>Sign in to the hotel's network</body></html>"
        },
        HostileResponse(body: "nothing") { _ in "" },
        HostileResponse(body: "half of a verdict") { String($0.verdict().dropLast(5)) },
        HostileResponse(body: "two verdicts") { $0.verdict() + $0.verdict() },
        HostileResponse(body: "a list") { "[\($0.verdict())]" },
        HostileResponse(body: "the question") { $0.body },
        HostileResponse(body: "another nonce") { $0.verdict(nonce: "another") },
        HostileResponse(body: "an empty nonce") { $0.verdict(nonce: "") },
        HostileResponse(body: "no nonce") {
            "{\"transactionId\":\"\($0.id)\",\"verdict\":\"granted\"}"
        },
        HostileResponse(body: "another transaction") { $0.verdict(id: "99999999") },
        HostileResponse(body: "a transaction's id with a zero before it") {
            $0.verdict(id: "0" + $0.id)
        },
        HostileResponse(body: "no transaction") {
            "{\"nonce\":\"\($0.nonce)\",\"verdict\":\"granted\"}"
        },
        HostileResponse(body: "a number for the id") {
            "{\"transactionId\":\($0.id),\"nonce\":\"\($0.nonce)\",\"verdict\":\"granted\"}"
        },
        HostileResponse(body: "the form of kiosk's own merchant") { _ in
            "{\"signed\":{\"signedVerdict\":\"a.b.c\"}}"
        },
        HostileResponse(body: "a verdict longer than is read") {
            $0.verdict() + String(repeating: " ", count: 1 << 16)
        },
    ]

    private static let words = ["ACCEPTED", "Granted", "ok", "true", "", "retry", "pending"].map {
        word in HostileResponse(body: "the verdict “\(word)”") { $0.verdict(word) }
    }

    private static let goods = [
        "[{\"good\":\"gem\",\"amount\":-60}]", "[{\"good\":\"gem\",\"amount\":0}]",
        "[{\"good\":\"gem\",\"amount\":1.5}]", "[{\"good\":\"gem\",\"amount\":\"60\"}]",
        "[{\"good\":\"gem\",\"amount\":9223372036854775807}]", "[{\"good\":\"\",\"amount\":1}]",
        "[{\"amount\":1}]", "{}",
        "[{\"good\":\"gem\",\"amount\":1},{\"good\":\"gem\",\"amount\":1}]",
        "[" + (0..<17).map { "{\"good\":\"g\($0)\",\"amount\":1}" }.joined(separator: ",") + "]",
    ].map { goods in
        HostileResponse(body: "the goods \(goods.prefix(60))") {
            $0.verdict(more: ",\"goods\":\(goods)")
        }
    }

    private static let protocols = [
        HostileResponse("silence") { _ in nil },
        HostileResponse("a connection that is closed") { _ in "" },
        HostileResponse("something that is not HTTP") { _ in "SSH-2.0-OpenSSH_9.2\r\n" },
        HostileResponse("a body that ends early") {
            RawServer.http($0.verdict()).replacing("Content-Length: ", with: "Content-Length: 9")
        },
        HostileResponse("a rejection with goods") {
            RawServer.http(
                $0.verdict("rejected", more: ",\"goods\":[{\"good\":\"gem\",\"amount\":1}]"))
        },
    ]

    static let all = statuses + bodies + words + goods + protocols
}
