import FoundationEssentials
import HTTPTypes
import Hummingbird
import HummingbirdCore
package import Logging
import NIOCore
import SandboxBackend
import ServiceLifecycle
package import StoreModel
package import StoreSigning

/// A server that receives notifications and reports their content, for teams that do not have a server yet.
///
/// It accepts POST requests to any path, from this machine only. A genuine notification is answered with the configured
/// status, any other request with 400.
package struct NotificationReceiver: Sendable {
    private let reader: NotificationVerifier
    private let port: Int
    private let responseStatus: Int
    private let now: @Sendable () -> Timestamp
    private let logger: Logger

    /// The maximum size of a body, in bytes; a genuine one has less than 20 KB.
    private static let limit = 256 << 10

    /// Creates a receiver.
    ///
    /// - Parameters:
    ///   - verifier: Verifies signatures with the root that signs notifications.
    ///   - bundleID: The app that notifications must be about; nil for any app.
    ///   - port: The port; 0 for a free one.
    ///   - answer: The status for genuine notifications.
    ///   - now: The current time; notifications that are signed in the future are refused.
    package init(
        _ verifier: JWSVerifier, bundleID: BundleID? = nil, port: Int, answer: Int = 200,
        now: @escaping @Sendable () -> Timestamp = SystemClock.machineTime, logger: Logger
    ) {
        reader = NotificationVerifier(verifier, bundleID: bundleID)
        self.port = port
        self.responseStatus = answer
        self.now = now
        self.logger = logger
    }

    /// Receives notifications until the task is cancelled.
    ///
    /// - Parameters:
    ///   - listening: Called with the port once requests are accepted.
    ///   - tell: Called with each notification before it is answered.
    /// - Throws: The error that prevents listening.
    package func run(
        listening: @escaping @Sendable (Int) async -> Void,
        onNotification: @escaping @Sendable (ReceivedNotification) async -> Void
    ) async throws {
        let group = ServiceGroup(
            configuration: ServiceGroupConfiguration(
                services: [application(router(onNotification), listening)], logger: logger))
        let running = Task { try await group.run() }
        try await withTaskCancellationHandler {
            try await running.value
        } onCancel: {
            Task { await group.triggerGracefulShutdown() }
        }
    }

    private func router(
        _ onNotification: @escaping @Sendable (ReceivedNotification) async -> Void
    ) -> Router<ServerContext> {
        let router = Router(context: ServerContext.self)
        router.post("**") { request, _ in await receive(request, onNotification) }
        router.post("/") { request, _ in await receive(request, onNotification) }
        return router
    }

    private func application(
        _ router: Router<ServerContext>, _ listening: @escaping @Sendable (Int) async -> Void
    ) -> some ApplicationProtocol {
        Application(
            router: router,
            server: .http1(
                configuration: HTTP1Channel.Configuration(
                    additionalChannelHandlers: [ConnectionTimeoutHandler(ServerSettings.Timeouts())]
                )),
            configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: port)),
            onServerRunning: { await listening($0.localAddress?.port ?? 0) }, logger: logger)
    }

    private func receive(
        _ request: Request, _ onNotification: @Sendable (ReceivedNotification) async -> Void
    ) async -> Response {
        guard let buffer = try? await request.body.collect(upTo: Self.limit) else {
            return Response(status: .contentTooLarge)
        }
        let finding = reader.read(
            Data(buffer.readableBytesView), now: now())
        let received =
            switch finding {
            case .genuine(let payload, _):
                ReceivedNotification(
                    verification: finding, responseStatus: responseStatus,
                    isRepeated: reader.isRepeated(payload.id))
            case .refused:
                ReceivedNotification(verification: finding, responseStatus: 400, isRepeated: false)
            }
        await onNotification(received)
        return Response(status: HTTPResponse.Status(code: received.responseStatus))
    }
}
