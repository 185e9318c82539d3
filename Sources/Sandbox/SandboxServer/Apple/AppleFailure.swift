import HTTPTypes
import Hummingbird
import StoreAPI

/// Why a request of the App Store Server API fails.
enum AppleFailure: Error {
    /// The request is refused with an error code.
    case refused(AppleRefusal)
    /// The token is invalid; the response does not disclose the reason.
    case unauthenticated
    /// The store did not answer, or is rate limited; the client can retry after this time in milliseconds.
    case noAnswer(AppleRefusal, retryAfter: Int64?)

    /// Converts a failure of the store to Apple's errors.
    init(_ failure: ServiceFailure) {
        switch failure {
        case .refusal(let refusal): self = .refused(Self.refusal(refusal))
        case .noAnswer(let silence):
            if case .damaged(let row) = silence.cause {
                let message = WireFailure(damage: row).errorMessage
                self = .refused(AppleRefusal(AppleRefusal.internalError.code, message))
                return
            }
            self = .noAnswer(
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
    /// Returns the response.
    ///
    /// - Parameter requestID: The ID of the request, for responses without a JSON body.
    func response(requestID: String) -> Response {
        switch self {
        case .refused(let refusal): return Self.json(refusal)
        case .noAnswer(let refusal, let wait):
            var headers: HTTPFields = [:]
            headers[.retryAfter] = wait.map(ResponseFactory.retryAfter)
            return Self.json(refusal, headers)
        case .unauthenticated:
            var response = ResponseFactory.text(
                "Unauthenticated\n\nRequest ID: \(requestID)\n", type: "text/plain")
            response.status = .unauthorized
            return response
        }
    }

    private static func json(_ refusal: AppleRefusal, _ headers: HTTPFields = [:]) -> Response {
        ResponseFactory.json(
            WireFailure(errorCode: refusal.code.rawValue, errorMessage: refusal.message),
            status: HTTPResponse.Status(code: refusal.status), headers: headers)
    }
}
