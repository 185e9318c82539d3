import Glibc
import HTTPTypes
import Hummingbird
import HummingbirdCore
import HummingbirdTLS
package import Logging
import NIOCore
import NIOSSL
package import SandboxBackend
import ServiceLifecycle
import StoreAPI
import StoreModel

/// An HTTP server for a store and a merchant, for any number of devices.
package struct KioskServer: Sendable {
    private let backend: EmbeddedBackend
    private let configuration: ServerSettings
    private let notificationSender: (any NotificationSender)?
    private let logger: Logger

    /// Creates a server.
    ///
    /// - Parameter poster: Sends the due notifications; nil if another process sends them.
    package init(
        _ backend: EmbeddedBackend, _ configuration: ServerSettings,
        notificationSender: (any NotificationSender)? = nil, logger: Logger
    ) {
        self.backend = backend
        self.configuration = configuration
        self.notificationSender = notificationSender
        self.logger = logger
    }

    /// The maximum duration of requests after the start of a graceful shutdown.
    private static let shutdownGracePeriod = Duration.seconds(5)

    /// Answers requests until the task is cancelled; requests in progress then have 5 s to finish.
    ///
    /// - Parameter listening: Called with the port once requests are accepted.
    /// - Throws: The error that prevents listening.
    package func run(listening: @escaping @Sendable (Int) async -> Void) async throws {
        useReadPool()
        backend.boundQueues(to: configuration.limits.waitingRequests)
        let updates = updates()
        var services: [any Service] = [
            try application(updates, listening), updates,
            RenewalService(worker: RenewalWorker(backend, deliversOutbox: true)),
        ]
        if let notificationSender {
            let logged = LoggingNotificationSender(sender: notificationSender, logger: logger)
            let logger = logger
            let worker = NotificationWorker(backend, over: logged) { fault in
                logger.warning(
                    "notification set aside",
                    metadata: ["id": "\(fault.id)", "reason": "\(fault.reason)"])
            }
            services.append(NotificationService(worker: worker))
        }
        var lifecycle = ServiceGroupConfiguration(services: services, logger: logger)
        lifecycle.maximumGracefulShutdownDuration = Self.shutdownGracePeriod
        let group = ServiceGroup(configuration: lifecycle)
        // Cancelling the group would drop the requests in progress; a graceful shutdown does not.
        let running = Task { try await group.run() }
        try await withTaskCancellationHandler {
            try await running.value
        } onCancel: {
            Task { await group.triggerGracefulShutdown() }
        }
    }

    /// Opens separate connections for reads, so that they do not wait for purchases.
    private func useReadPool() {
        do {
            try backend.useReadPool()
        } catch {
            // Without them, reads are only slower.
            logger.warning("reads wait for writes", metadata: ["reason": "\(error)"])
        }
    }

    private func updates() -> UpdateBroadcaster {
        let backend = backend
        let source = UpdateBroadcaster.Source(
            changes: backend.changeSignals,
            changesSince: { try? await backend.affectedAccounts(since: $0) },
            catalog: { backend.catalogVersion })
        return UpdateBroadcaster(
            source, heartbeatInterval: configuration.heartbeatInterval,
            slots: StreamLimiter(configuration.limits, connections: configuration.connections))
    }

    /// Whether listening failed because another program uses the port.
    package static func isPortInUse(_ failure: any Error) -> Bool {
        (failure as? IOError)?.errnoCode == EADDRINUSE
    }

    /// Returns a responder for requests from inside the process; it does not broadcast updates.
    func responder() -> RouterResponder<ServerContext> { router(updates()).buildResponder() }

    private func application(
        _ updates: UpdateBroadcaster, _ listening: @escaping @Sendable (Int) async -> Void
    ) throws -> some ApplicationProtocol {
        Application(
            router: router(updates), server: try channels(),
            configuration: ApplicationConfiguration(
                address: .hostname(configuration.host, port: configuration.port),
                serverName: "kiosk",
                // Connections beyond the configured limit are refused. Beyond this one, they wait until closing ones
                // are gone, which is soon.
                availableConnectionsDelegate: MaximumAvailableConnections(
                    configuration.connections + 2 * ConnectionLimiter.maximumRefused, logger: logger
                )),
            onServerRunning: { channel in
                await listening(channel.localAddress?.port ?? 0)
            }, logger: logger)
    }

    private func channels() throws -> HTTPServerBuilder {
        let timeouts = configuration.timeouts
        let connections = ConnectionLimiter(limit: configuration.connections)
        let plain = HTTPServerBuilder.http1(
            configuration: HTTP1Channel.Configuration(
                additionalChannelHandlers: [ConnectionTimeoutHandler(timeouts, connections)],
                httpDecoderConfiguration: .init(
                    maxHeaderFieldSize: 16 << 10, maxHeaderListSize: 32 << 10,
                    maxHeaderFieldCount: 100)))
        guard let tls = configuration.tls else { return plain }
        var settings = TLSConfiguration.makeServerConfiguration(
            certificateChain: try NIOSSLCertificate.fromPEMFile(tls.certificates)
                .map { .certificate($0) },
            privateKey: .privateKey(try NIOSSLPrivateKey(file: tls.key, format: .pem)))
        settings.minimumTLSVersion = .tlsv12
        return try .tls(plain, tlsConfiguration: settings)
    }

    private func router(_ updates: UpdateBroadcaster) -> Router<ServerContext> {
        let router = Router(context: ServerContext.self)
        let counts = RequestMetrics()
        router.add(middleware: RequestMetricsMiddleware(counts: counts))
        router.add(middleware: NotFoundMiddleware())
        let endpoints = RouteRegistrar(
            router: router,
            rateLimiter: AuthRateLimiter(windowLength: configuration.failedAttemptWindow))
        router.get("/health") { _, _ in HTTPResponse.Status.ok }
        router.get("/metrics") { _, _ in
            ResponseFactory.text(
                counts.text(streams: updates.count), type: "text/plain; version=0.0.4")
        }
        router.get(RouterPath(OpenAPIDocument.path)) { _, _ in
            ResponseFactory.json(OpenAPIDocument.tree)
        }
        let created = configuration.creationLimits.map { CreationRateLimiter($0) }
        let faults = FaultInterceptor(backend) { try await Task.sleep(for: .milliseconds($0)) }
        DeviceEndpoints(
            backend: backend, store: InterceptedStore(backend, faults), updates: updates,
            accounts: AccountSignIn(
                backend: backend, policy: configuration.accounts,
                realTime: configuration.realTime, limits: configuration.creationLimits,
                counts: created)
        ).add(to: endpoints)
        MerchantEndpoints(merchant: InterceptedMerchant(backend, faults)).add(
            to: CallEndpoints(endpoints: endpoints, backend: backend, counts: created))
        SandboxEndpoints(backend: backend, tokenHash: configuration.tokenHash).add(to: endpoints)
        AppleEndpoints(
            backend: backend,
            authentication: AppleAuthenticationMiddleware(
                backend: backend, realTime: configuration.realTime),
            endpoints: endpoints
        ).add()
        return router
    }
}
