import HTTPTypes
import Hummingbird
import StoreAPI

/// Why a request of the App Store Server API is not answered with what it asks for.
enum AppleFailure: Error {
    /// An answer that says no.
    case refused(AppleRefusal)
    /// The token does not prove who asks; nobody is told which rule it breaks.
    case unauthenticated
    /// The store gave no answer, or takes no more questions now; after so many milliseconds it may.
    case silent(AppleRefusal, retryAfter: Int64?)

    /// What the store refused or left unanswered, in Apple's words.
    init(_ failure: ServiceFailure) {
        switch failure {
        case .refusal(let refusal): self = .refused(Self.refusal(refusal))
        case .noAnswer(let silence):
            self = .silent(
                silence.cause == .status(429) ? .rateLimitExceeded : .internalRetryable,
                retryAfter: silence.retryAfter)
        }
    }

    private static func refusal(_ refusal: Refusal) -> AppleRefusal {
        switch refusal.code {
        case .unknownTransaction: .transactionNotFound
        case .quotaExceeded: .rateLimitExceeded
        case .internalError: .internalError
        default: AppleRefusal(AppleRefusal.badRequest.code, refusal.message)
        }
    }
}

extension AppleFailure {
    /// The answer.
    ///
    /// - Parameter requestID: What names the request where there is no body in JSON.
    func response(requestID: String) -> Response {
        switch self {
        case .refused(let refusal): return Self.json(refusal)
        case .silent(let refusal, let wait):
            var headers: HTTPFields = [:]
            if let wait { headers[.retryAfter] = String(max(0, wait) / 1000 + 1) }
            return Self.json(refusal, headers)
        case .unauthenticated:
            var response = Reply.text(
                "Unauthenticated\n\nRequest ID: \(requestID)\n", type: "text/plain")
            response.status = .unauthorized
            return response
        }
    }

    private static func json(_ refusal: AppleRefusal, _ headers: HTTPFields = [:]) -> Response {
        Reply.json(
            WireFailure(errorCode: refusal.code.rawValue, errorMessage: refusal.message),
            status: HTTPResponse.Status(code: refusal.status), headers: headers)
    }
}
