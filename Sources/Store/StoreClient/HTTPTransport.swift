import AsyncHTTPClient
import FoundationEssentials
import NIOCore
import NIOHTTP1
import NIOSSL
import StoreAPI
import StoreModel

/// Sends a request of the wire protocol over HTTP, and distinguishes answers from missing ones.
///
/// It never repeats a request, because only its caller knows whether that is safe.
struct HTTPTransport: Sendable {
    /// The query, headers and body of a request.
    struct RequestOptions {
        var query: [(name: String, value: String)] = []
        var headers: [(name: String, value: String)] = []
        var body: Data?
    }

    let connections: Connections
    let address: BackendAddress
    var client: HTTPClient { connections.client }
    /// The time limit for an answer, in milliseconds.
    var timeout: Int64
    /// The reachability monitor, which is notified of each result.
    var reachability: Reachability?

    /// The largest answer in bytes, six times the size of a catalog of 10,000 products.
    private static let limit = 32 << 20

    /// Sends a request and decodes the answer.
    ///
    /// - Throws: A refusal if the answer is one in the wire format; a missing answer in all other cases.
    func send<Reply: Decodable>(
        _ route: Route, _ values: [String] = [], _ extras: RequestOptions = RequestOptions(),
        as type: Reply.Type = Reply.self
    ) async throws(ServiceFailure) -> Reply {
        try await reply(to: route, values, extras).body(type)
    }

    /// Returns the HTTP request to send.
    func request(_ route: Route, _ values: [String], _ extras: RequestOptions) -> HTTPClientRequest
    {
        var url = address.description + route.path(values)
        for (index, item) in extras.query.enumerated() {
            url += "\(index == 0 ? "?" : "&")\(item.name)=\(WireText.encoded(item.value))"
        }
        var request = HTTPClientRequest(url: url)
        request.method = HTTPMethod(rawValue: route.method.rawValue)
        for (name, value) in extras.headers { request.headers.add(name: name, value: value) }
        if let body = extras.body {
            request.headers.add(name: "Content-Type", value: "application/json")
            request.body = .bytes(ByteBuffer(bytes: body))
        }
        return request
    }

    /// Sends a request, and returns a successful response.
    ///
    /// - Throws: A refusal if the answer is one in the wire format; a missing answer in all other cases.
    func reply(
        to route: Route, _ values: [String], _ extras: RequestOptions
    ) async throws(ServiceFailure) -> HTTPReply {
        do throws(ServiceFailure) {
            let answer = try await answer(to: route, values, extras)
            reachability?.record(true)
            return answer
        } catch {
            reachability?.record(error.isAnswered)
            throw error
        }
    }

    private func answer(
        to route: Route, _ values: [String], _ extras: RequestOptions
    ) async throws(ServiceFailure) -> HTTPReply {
        let (response, data) = try await exchange(
            request(route, values, extras), upTo: Self.limit)
        guard (200..<300).contains(response.status.code) else {
            throw Self.failure(response, data)
        }
        guard let planned = Self.plannedFault(response) else {
            return HTTPReply(headers: response.headers, data: data)
        }
        var missingAnswer = NoAnswer(.notUnderstood)
        missingAnswer.planned = planned
        throw .noAnswer(missingAnswer)
    }

    /// Sends a request and reads the whole answer with any status.
    ///
    /// - Parameter limit: The largest answer, in bytes.
    /// - Throws: A missing answer if the answer was late or too large.
    func exchange(
        _ request: HTTPClientRequest, upTo limit: Int
    ) async throws(ServiceFailure) -> (HTTPClientResponse, Data) {
        do {
            // The time limit applies to the complete answer instead of its start.
            let (response, buffer) = try await Deadline.within(milliseconds: timeout) {
                let response = try await client.execute(request, timeout: .milliseconds(timeout))
                return (response, try await response.body.collect(upTo: limit))
            }
            return (response, Data(buffer.readableBytesView))
        } catch {
            throw .noAnswer(NoAnswer(Self.cause(of: error)))
        }
    }

    /// Returns the refusal or the damaged row if the body names one in the wire format, and a missing answer otherwise.
    private static func failure(_ response: HTTPClientResponse, _ data: Data) -> ServiceFailure {
        guard let body = try? WireJSON.decoder.decode(WireFailure.self, from: data),
            body.httpStatus == Int(response.status.code)
        else { return noAnswer(response) }
        if let refusal = body.refusal { return .refusal(refusal) }
        if let damage = body.damage { return .noAnswer(NoAnswer(.damaged(damage))) }
        return noAnswer(response)
    }

    /// Returns the missing answer for a status, with the delay that the other side requests.
    static func noAnswer(_ response: HTTPClientResponse) -> ServiceFailure {
        var silence = NoAnswer(
            .status(Int(response.status.code)), retryAfter: retryAfter(response))
        silence.planned = plannedFault(response)
        return .noAnswer(silence)
    }

    /// Returns the delay that the other side requests, in milliseconds; nil if it does not, or requests more than a
    /// day.
    static func retryAfter(_ response: HTTPClientResponse) -> Int64? {
        let wait = response.headers.first(name: "Retry-After").flatMap { Int64($0) }
        return wait.flatMap { (0...86_400).contains($0) ? $0 * 1000 : nil }
    }

    private static func plannedFault(_ response: HTTPClientResponse) -> PlannedFault? {
        response.headers.first(name: WireHeader.plannedFault)
            .flatMap { PlannedFault(headerValue: $0) }
    }

    private static func cause(of error: any Error) -> NoAnswer.Cause {
        if error is Deadline.Passed { return .timeout }
        if error is NIOSSLError || error is NIOSSLExtraError { return .notTrusted }
        if error is NIOTooManyBytesError { return .notUnderstood }
        switch error as? HTTPClientError {
        case .connectTimeout?, .readTimeout?, .deadlineExceeded?, .tlsHandshakeTimeout?,
            .getConnectionFromPoolTimeout?:
            return .timeout
        case let error? where error == .uncleanShutdown: return .cut
        default: return error is HTTPParserError ? .notUnderstood : .cut
        }
    }
}

/// A response with a successful status.
struct HTTPReply: WireReplyReader {
    let headers: HTTPHeaders
    let data: Data

    var isEmpty: Bool { data.isEmpty }

    var next: PageCursor? {
        headers.first(name: WireHeader.nextCursor).map { PageCursor($0) }
    }

    func body<Value: Decodable>(_ type: Value.Type) throws(ServiceFailure) -> Value {
        do {
            return try WireJSON.decoder.decode(type, from: data)
        } catch {
            throw .noAnswer(NoAnswer(.notUnderstood))
        }
    }
}

extension ServiceFailure {
    /// Whether the other side answered, even if it could not read one of its rows.
    fileprivate var isAnswered: Bool {
        switch self {
        case .refusal: true
        case .noAnswer(let silence): if case .damaged = silence.cause { true } else { false }
        }
    }
}
