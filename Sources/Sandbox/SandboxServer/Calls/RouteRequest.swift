import FoundationEssentials
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import StoreAPI
import StoreModel

/// A request to one of the routes, whose parts are read and validated on access.
struct RouteRequest: WireRequestReader {
    let request: Request
    let context: ServerContext
    /// Counts failed authentication attempts.
    let rateLimiter: AuthRateLimiter

    /// The maximum size of a body, in bytes.
    static let bodyLimit = 2 << 20

    /// Returns a segment of the path by its name in the route's pattern.
    func parameter(_ name: String) throws(ServiceFailure) -> String {
        guard let raw = context.parameters.get(name), !raw.isEmpty,
            let value = WireText.decoded(raw)
        else { throw Self.badRequest("The \(name) is missing in the path.") }
        return value
    }

    /// Returns the values of a query item, in their order.
    func values(of name: String) throws(ServiceFailure) -> [String] {
        var found: [String] = []
        for item in (request.uri.query ?? "").utf8.split(separator: UInt8(ascii: "&")) {
            let key = item.prefix { $0 != UInt8(ascii: "=") }
            guard key.elementsEqual(name.utf8) else { continue }
            guard let value = WireText.decoded(Substring(item.dropFirst(key.count + 1))) else {
                throw Self.badRequest("The query’s \(name) is not percent-encoded UTF-8.")
            }
            found.append(value)
        }
        return found
    }

    /// Returns an integer of the query, or a default value if it is missing.
    func number<Number: FixedWidthInteger>(
        _ name: String, usually defaultValue: Number, in range: ClosedRange<Number>
    ) throws(ServiceFailure) -> Number {
        guard let text = try values(of: name).last else { return defaultValue }
        guard let number = Number(text), range.contains(number) else {
            throw Self.badRequest(
                "The query’s \(name) must be a whole number from \(range.lowerBound) to \(range.upperBound)."
            )
        }
        return number
    }

    /// Returns the requested page of a list; without a `limit`, the page has the maximum length.
    func page() throws(ServiceFailure) -> PageRequest {
        PageRequest(
            limit: try pageLimit(), after: try values(of: "cursor").last.map { PageCursor($0) })
    }

    /// Returns the requested number of items; it may exceed the maximum length of a page.
    func pageLimit() throws(ServiceFailure) -> Int {
        try number("limit", usually: PageRequest.maximumLimit, in: 0...Int.max)
    }

    /// Decodes the body.
    func body<Value: Decodable>(
        _ type: Value.Type = Value.self
    ) async throws(ServiceFailure) -> Value {
        let buffer: ByteBuffer
        do {
            buffer = try await request.body.collect(upTo: Self.bodyLimit)
        } catch is NIOTooManyBytesError {
            throw .refusal(
                Refusal(.tooLarge, "The body is larger than \(Self.bodyLimit) bytes."))
        } catch {
            throw Self.badRequest("The body is incomplete.")
        }
        do {
            let decoder = JSONDecoder()
            decoder.keyDecodingStrategy = .custom(WireKey.received)
            return try decoder.decode(type, from: Data(buffer.readableBytesView))
        } catch {
            throw Self.badRequest(
                "The body is not valid JSON for this request. \(Self.location(of: error))")
        }
    }

    /// The server's own ID of the request; Hummingbird's `id` traps if the logger does not store metadata.
    var requestID: String { context.logger[metadataKey: "hb.request.id"].map { "\($0)" } ?? "none" }

    /// Returns a header that is percent-encoded; nil without a valid one.
    func decodedHeader(_ name: String) -> String? {
        header(HTTPField.Name(name)).flatMap { WireText.decoded($0) }
    }

    /// Returns a header by its name.
    func header(_ name: HTTPField.Name?) -> String? { name.flatMap { request.headers[$0] } }

    /// The bearer token; nil without one.
    var bearer: String? {
        guard let value = request.headers[.authorization] else { return nil }
        let scheme = value.prefix(7)
        guard scheme.lowercased() == "bearer ", scheme.endIndex < value.endIndex else {
            return nil
        }
        return String(value[scheme.endIndex...])
    }

    static func badRequest(_ message: String) -> ServiceFailure {
        .refusal(Refusal(.badRequest, message))
    }

    /// Describes the location of an error in a body.
    private static func location(of error: any Error) -> String {
        let (path, reason): ([any CodingKey], String)
        switch error as? DecodingError {
        case .typeMismatch(_, let context)?, .valueNotFound(_, let context)?,
            .dataCorrupted(let context)?:
            (path, reason) = (context.codingPath, "has the wrong type")
        case .keyNotFound(let key, let context)?:
            (path, reason) = (context.codingPath + [key], "is missing")
        default: return ""
        }
        let steps = path.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }
        return steps.isEmpty ? "" : "$\(steps.joined()) \(reason)."
    }
}
