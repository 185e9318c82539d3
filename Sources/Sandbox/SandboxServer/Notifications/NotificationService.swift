import SandboxBackend
import ServiceLifecycle

/// Runs the worker that sends notifications, for as long as the server runs.
struct NotificationService: Service {
    let worker: NotificationWorker

    func run() async {
        await cancelWhenGracefulShutdown { await worker.run() }
    }
}
