import SandboxBackend
import ServiceLifecycle

/// Sends notifications for as long as the server runs.
struct NotificationService: Service {
    let pump: NotificationWorker

    func run() async {
        await cancelWhenGracefulShutdown { await pump.run() }
    }
}
