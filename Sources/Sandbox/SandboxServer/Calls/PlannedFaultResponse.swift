import HTTPTypes
import Hummingbird
import NIOCore
import ServiceLifecycle
import StoreAPI
import StoreModel

/// The response for a planned fault, which looks like that of a broken network.
enum PlannedFaultResponse {
    /// How long the caller waits before the connection is closed, in seconds.
    private static let timeoutDelay: Int64 = 60

    private static let page =
        "<!doctype html><html><body><h1>Welcome</h1><p>Sign in to go online.</p></body></html>"

    /// The error that closes the connection.
    private struct Broken: Error {}

    /// Returns the response for a fault; a response with headers names the fault in one of them.
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
            headers[.retryAfter] = wait.map(ResponseFactory.retryAfter)
            return Response(status: HTTPResponse.Status(code: code), headers: headers)
        case .html: return ResponseFactory.text(page, type: "text/html; charset=utf-8")
        case .cut(let bytes): return truncatedResponse(after: bytes)
        case .timeout:
            // The caller has given up by then; a server that shuts down does not wait for the pause.
            try? await cancelWhenGracefulShutdown {
                try await Task.sleep(for: .seconds(timeoutDelay))
            }
            return await closedConnection(context)
        default: return await closedConnection(context)
        }
    }

    /// Closes the connection without a response.
    private static func closedConnection(_ context: ServerContext) async -> Response {
        await context.closeConnection()
        return Response(status: .ok)
    }

    /// Sends the beginning of a response, and then closes the connection.
    private static func truncatedResponse(after bytes: Int) -> Response {
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
