import Foundation

/// The rules for every response.
struct AnswerRules {
    let request: FuzzRequest
    let answer: RawHTTPResponse

    /// Checks a response.
    func check() throws {
        let status = answer.status
        try require((200..<500).contains(status), "The status is \(status): \(said)")
        try require(
            !(request.isStranger && request.route.isClosed) || status >= 400,
            "An unauthenticated request is answered with \(status): \(said)")
        guard request.method != "HEAD", !answer.isStream, !answer.body.isEmpty else { return }
        switch answer.headers["content-type"] ?? "" {
        case "application/json", "application/json; charset=utf-8": try checkJSON()
        case let type where type.hasPrefix("text/plain"):
            try require(
                request.route.pattern == "/metrics" || status == 401 && isApple,
                "An answer with status \(status) is not valid JSON: \(said)")
        case let type:
            throw FuzzFailure("An answer with status \(status) has the type \(type): \(said)")
        }
    }

    private var isApple: Bool { request.route.proof == .team }

    private func checkJSON() throws {
        let value = try? JSONSerialization.jsonObject(
            with: Data(answer.body), options: .fragmentsAllowed)
        guard let value else { throw FuzzFailure("An answer is not valid JSON: \(said)") }
        guard answer.status >= 400 else { return }
        let members = value as? [String: Any]
        let code = members?["errorCode"] as? Int ?? 0
        let message = members?["errorMessage"] as? String ?? ""
        try require(
            code / 10_000 == answer.status && !message.isEmpty,
            "A refusal with status \(answer.status) has no error message: \(said)")
    }

    private var said: String { String(decoding: answer.body.prefix(200), as: UTF8.self) }
}
