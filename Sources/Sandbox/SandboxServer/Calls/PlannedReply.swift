import HTTPTypes
import Hummingbird
import NIOCore
import ServiceLifecycle
import StoreAPI
import StoreModel

/// What goes over the wire where a fault was planned: what a broken network does, and not what says that it is broken.
enum PlannedReply {
    /// How long a caller is left without an answer before the connection breaks, in seconds.
    private static let silence: Int64 = 60

    private static let page =
        "<!doctype html><html><body><h1>Welcome</h1><p>Sign in to go online.</p></body></html>"

    /// The connection breaks.
    private struct Broken: Error {}

    /// What is answered, or not. An answer that has headers names the fault in one.
    static func response(to planned: PlannedFault, _ context: ServerContext) async -> Response {
        var response = await response(to: planned.plan.fault, context)
        if let header { response.headers[header] = planned.headerValue }
        return response
    }

    private static let header = HTTPField.Name(WireHeader.plannedFault)

    private static func response(to fault: Fault, _ context: ServerContext) async -> Response {
        switch fault {
        case .status(let code, let wait):
            var headers: HTTPFields = [:]
            if let wait { headers[.retryAfter] = String((wait + 999) / 1000) }
            return Response(status: HTTPResponse.Status(code: code), headers: headers)
        case .html: return Reply.text(page, type: "text/html; charset=utf-8")
        case .cut(let bytes): return broken(after: bytes)
        case .timeout:
            // Whoever waits has given up by then; a server that stops waits for nobody.
            try? await cancelWhenGracefulShutdown {
                try await Task.sleep(for: .seconds(silence))
            }
            return await hungUp(context)
        default: return await hungUp(context)
        }
    }

    /// No answer at all.
    private static func hungUp(_ context: ServerContext) async -> Response {
        await context.hangUp()
        return Response(status: .ok)
    }

    /// The beginning of an answer, and then nothing any more.
    private static func broken(after bytes: Int) -> Response {
        let opening = Array("{\"purchased\":{\"signedTransaction\":\"".utf8)
        let start =
            opening.prefix(bytes)
            + repeatElement(UInt8(ascii: "e"), count: max(0, bytes - opening.count))
        return Response(
            status: .ok, headers: [.contentType: "application/json"],
            body: ResponseBody(contentLength: bytes + 1_000) { writer in
                if !start.isEmpty { try await writer.write(ByteBuffer(bytes: start)) }
                throw Broken()
            })
    }
}
