import HTTPTypes
import Hummingbird
import Logging
import NIOCore
package import SandboxBackend

/// Answers requests from inside the process with the server's routes, without a network.
package struct InProcessServer: Sendable {
    private let responder: RouterResponder<ServerContext>
    private let logger = Logger(label: "kiosk.direct") { _ in SwiftLogNoOpLogHandler() }

    /// Creates a server that does not listen on any port.
    package init(_ backend: EmbeddedBackend, _ settings: ServerSettings) {
        let logger = Logger(label: "kiosk.direct") { _ in SwiftLogNoOpLogHandler() }
        responder = KioskServer(backend, settings, logger: logger).responder()
    }

    /// Answers a request on the caller's task.
    package func answer(_ directRequest: InProcessRequest) async -> InProcessResponse {
        guard let method = HTTPRequest.Method(directRequest.method) else {
            return InProcessResponse(status: 400, body: [])
        }
        var fields: HTTPFields = [:]
        if let bearer = directRequest.bearer { fields[.authorization] = "Bearer \(bearer)" }
        if !directRequest.body.isEmpty { fields[.contentType] = "application/json" }
        let request = Request(
            head: HTTPRequest(
                method: method, scheme: "http", authority: "localhost", path: directRequest.path,
                headerFields: fields),
            body: RequestBody(buffer: ByteBuffer(bytes: directRequest.body)))
        return await answer(request)
    }

    private func answer(_ request: Request) async -> InProcessResponse {
        let response: Response
        do {
            response = try await responder.respond(
                to: request, context: ServerContext(inProcess: logger))
        } catch {
            return InProcessResponse(
                status: (error as? any HTTPResponseError)?.status.code ?? 500, body: [])
        }
        let bytes = ResponseBodyCollector()
        // An error truncates the body, as it does over a network.
        try? await response.body.write(bytes)
        return InProcessResponse(status: response.status.code, body: bytes.all)
    }
}
