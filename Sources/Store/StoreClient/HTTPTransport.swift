import AsyncHTTPClient
import FoundationEssentials
import NIOCore
import NIOHTTP1
import NIOSSL
import StoreAPI
import StoreModel

/// Sends one request of the contract at a time over HTTP, and tells answers from silence.
///
/// It never asks a second time: only whoever made the request knows whether that is safe.
struct HTTPTransport: Sendable {
    /// What goes with a request besides its path.
    struct Extras {
        var query: [(name: String, value: String)] = []
        var headers: [(name: String, value: String)] = []
        var body: Data?
    }

    let connections: Connections
    let address: BackendAddress
    var client: HTTPClient { connections.client }
    /// How long an answer may take, in milliseconds.
    var timeout: Int64
    /// Who wants to know whether there was an answer.
    var reach: Reachability?

    /// The largest answer that is read, in bytes: a catalog of 10,000 products is a sixth of it.
    private static let limit = 32 << 20

    /// Asks, and reads the answer.
    ///
    /// - Throws: A refusal where the other side says no in the contract's own form; no answer for all else.
    func ask<Reply: Decodable>(
        _ route: Route, _ values: [String] = [], _ extras: Extras = Extras(),
        as type: Reply.Type = Reply.self
    ) async throws(ServiceFailure) -> Reply {
        try Self.read(try await data(of: route, values, extras).body)
    }

    /// Asks for one page of a list, whose answer is an array with the cursor of the next page in a header.
    func askPage<Item: Decodable>(
        _ route: Route, _ values: [String] = [], _ extras: Extras
    ) async throws(ServiceFailure) -> Page<Item> {
        let (headers, body) = try await data(of: route, values, extras)
        let next = headers.first(name: WireHeader.nextCursor)
        return Page(items: try Self.read(body), next: next.map { PageCursor($0) })
    }

    private static func read<Reply: Decodable>(_ data: Data) throws(ServiceFailure) -> Reply {
        do {
            return try WireJSON.decoder.decode(Reply.self, from: data)
        } catch {
            throw .noAnswer(NoAnswer(.notUnderstood))
        }
    }

    /// Asks for something that is answered with nothing but that it was done.
    func tell(
        _ route: Route, _ values: [String] = [], _ extras: Extras = Extras()
    ) async throws(ServiceFailure) {
        // A page of somebody else's network is no word of the one that was asked, whatever its status.
        guard try await data(of: route, values, extras).body.isEmpty else {
            throw .noAnswer(NoAnswer(.notUnderstood))
        }
    }

    /// The request, as it is sent.
    func request(_ route: Route, _ values: [String], _ extras: Extras) -> HTTPClientRequest {
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

    private func data(
        of route: Route, _ values: [String], _ extras: Extras
    ) async throws(ServiceFailure) -> (headers: HTTPHeaders, body: Data) {
        do throws(ServiceFailure) {
            let answer = try await answer(to: route, values, extras)
            reach?.note(true)
            return answer
        } catch {
            if case .noAnswer = error { reach?.note(false) } else { reach?.note(true) }
            throw error
        }
    }

    private func answer(
        to route: Route, _ values: [String], _ extras: Extras
    ) async throws(ServiceFailure) -> (headers: HTTPHeaders, body: Data) {
        let (response, data) = try await exchange(
            request(route, values, extras), upTo: Self.limit)
        guard (200..<300).contains(response.status.code) else {
            throw Self.failure(response, data)
        }
        guard let planned = Self.planned(response) else { return (response.headers, data) }
        var silence = NoAnswer(.notUnderstood)
        silence.planned = planned
        throw .noAnswer(silence)
    }

    /// Sends a request and reads the whole answer, whatever its status.
    ///
    /// - Parameter limit: How many bytes an answer may have.
    /// - Throws: No answer where none came in time, or a larger one.
    func exchange(
        _ request: HTTPClientRequest, upTo limit: Int
    ) async throws(ServiceFailure) -> (HTTPClientResponse, Data) {
        do {
            // The whole of it has to come in time, and not only its beginning.
            let (response, buffer) = try await Deadline.within(milliseconds: timeout) {
                let response = try await client.execute(request, timeout: .milliseconds(timeout))
                return (response, try await response.body.collect(upTo: limit))
            }
            return (response, Data(buffer.readableBytesView))
        } catch {
            throw .noAnswer(NoAnswer(Self.cause(of: error)))
        }
    }

    /// A no in the contract's own form is an answer; any other is none, whatever its status.
    private static func failure(_ response: HTTPClientResponse, _ data: Data) -> ServiceFailure {
        let status = Int(response.status.code)
        if let body = try? WireJSON.decoder.decode(WireFailure.self, from: data),
            let refusal = body.refusal, refusal.code.httpStatus == status
        {
            return .refusal(refusal)
        }
        return silence(response)
    }

    /// A status that is no answer, with the wait that the other side asks for.
    static func silence(_ response: HTTPClientResponse) -> ServiceFailure {
        var silence = NoAnswer(
            .status(Int(response.status.code)), retryAfter: retryAfter(response))
        silence.planned = planned(response)
        return .noAnswer(silence)
    }

    /// How long the other side asks to wait, in milliseconds; nil where it does not, or for longer than a day.
    static func retryAfter(_ response: HTTPClientResponse) -> Int64? {
        let wait = response.headers.first(name: "Retry-After").flatMap { Int64($0) }
        return wait.flatMap { (0...86_400).contains($0) ? $0 * 1000 : nil }
    }

    private static func planned(_ response: HTTPClientResponse) -> PlannedFault? {
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

extension PageRequest {
    /// The page as items of a query.
    var query: [(name: String, value: String)] {
        [(name: "limit", value: String(limit))]
            + (cursor.map { [(name: "cursor", value: $0.rawValue)] } ?? [])
    }
}
