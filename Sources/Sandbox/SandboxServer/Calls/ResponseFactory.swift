import FoundationEssentials
import HTTPTypes
import Hummingbird
import NIOCore
import StoreAPI
import StoreModel
import StoreSigning

/// Creates HTTP responses.
enum ResponseFactory {
    /// Returns a JSON response.
    static func json(
        _ value: some Encodable, status: HTTPResponse.Status = .ok, headers: HTTPFields = [:]
    ) -> Response {
        guard let data = bytes(of: value) else { return Response(status: .internalServerError) }
        return json(ByteBuffer(bytes: data), status: status, headers: headers)
    }

    /// Returns the response with the reply of a call.
    static func response(_ reply: WireReply) -> Response {
        switch reply {
        case .json(let value): json(value)
        case .page(let items, let next): page(items, next: next)
        case .nothing: done
        }
    }

    /// Returns a page of a list as an array, with the cursor of the next page in a header.
    private static func page(_ items: some Encodable, next: PageCursor?) -> Response {
        guard let next, let name = HTTPField.Name(WireHeader.nextCursor) else {
            return json(items)
        }
        return json(items, headers: [name: next.rawValue])
    }

    /// Returns a JSON object with one string, which may be long.
    static func json(_ name: StaticString, _ text: String) -> Response {
        var object = FlatJSONWriter(capacity: text.utf8.count + 64)
        object.add(name, text)
        return json(ByteBuffer(bytes: object.bytes), status: .ok, headers: [:])
    }

    private static func json(
        _ bytes: ByteBuffer, status: HTTPResponse.Status, headers: HTTPFields
    ) -> Response {
        var headers = headers
        headers[.contentType] = "application/json"
        return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: bytes))
    }

    /// Encodes a value deterministically: entity tags are computed from the bytes, and the order of keys does not
    /// disclose anything.
    static func bytes(of value: some Encodable) -> Data? {
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .custom(WireKey.sent)
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try? encoder.encode(value)
    }

    /// Returns a text response of a content type.
    static func text(_ text: String, type: String) -> Response {
        Response(
            status: .ok, headers: [.contentType: type],
            body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }

    /// The response without content.
    static var done: Response { Response(status: .noContent) }

    /// Returns the value of `Retry-After`, which has whole seconds, for a wait in milliseconds. The value is rounded up,
    /// so that a client does not retry too early.
    static func retryAfter(_ milliseconds: Int64) -> String {
        let (seconds, rest) = max(0, milliseconds).quotientAndRemainder(dividingBy: 1000)
        return String(rest == 0 ? seconds : seconds + 1)
    }

    /// Returns the response for a failure.
    static func failure(_ failure: ServiceFailure) -> Response {
        switch failure {
        case .refusal(let refusal): return Self.failure(WireFailure(refusal))
        case .noAnswer(let silence):
            if case .damaged(let row) = silence.cause {
                return Self.failure(WireFailure(damage: row))
            }
            var headers: HTTPFields = [:]
            headers[.retryAfter] = silence.retryAfter.map(retryAfter)
            let status = if case .status(let code) = silence.cause { code } else { 503 }
            // The response does not have the contract's body: the outcome is unknown, and the caller retries.
            return Response(status: HTTPResponse.Status(code: status), headers: headers)
        }
    }

    private static func failure(_ body: WireFailure) -> Response {
        json(body, status: HTTPResponse.Status(code: body.httpStatus))
    }
}
