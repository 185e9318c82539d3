import SandboxBackend
import ServiceLifecycle

/// Runs the worker that renews and ends subscriptions, for as long as the server runs.
struct RenewalService: Service {
    let worker: RenewalWorker

    func run() async {
        await cancelWhenGracefulShutdown { await worker.run() }
    }
}
