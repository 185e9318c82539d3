import Foundation
import StoreAPI
import StoreModel
import Synchronization

/// Crashes a device at one call of either service: it copies all folders at that moment, and no later call gets
/// through.
final class FolderImageInterceptor: ServiceInterceptor {
    private struct State {
        var isArmed = false
        var isDead = false
    }

    private let point: CrashPoint
    private let folder: String
    private let image: String
    private let state = Mutex(State())
    private let reached = AsyncStream<Void>.makeStream()

    /// - Parameters:
    /// - folder: The folder of all three sides.
    /// - image: The path of the copy.
    init(_ point: CrashPoint, folder: String, image: String) {
        self.point = point
        self.folder = folder
        self.image = image
    }

    /// Starts counting calls.
    func arm() { state.withLock { $0.isArmed = true } }

    /// Returns once the image is complete.
    func isReached() async {
        for await _ in reached.stream { return }
    }

    /// Makes the image now, for a point that is not a call.
    func die() {
        state.withLock { $0.isDead = true }
        try? FileManager.default.copyItem(atPath: folder, toPath: image)
        reached.continuation.yield()
    }

    func intercept<Request: Sendable, Value: Sendable>(
        _ call: ServiceCall, _ request: Request, _ context: CallContext,
        _ body: @Sendable (Request) async throws(ServiceFailure) -> Value
    ) async throws(ServiceFailure) -> Value {
        let (isHere, isDead) = state.withLock { state in
            let isHere = state.isArmed && !state.isDead && call == point.call
            let wasDead = state.isDead
            if isHere { state.isDead = true }
            return (isHere, wasDead)
        }
        guard isHere || isDead else { return try await body(request) }
        if isHere {
            if point.isHeard { _ = try await body(request) }
            die()
        }
        for await _ in AsyncStream<Never>.makeStream().stream {}
        throw .noAnswer(NoAnswer(.cut))
    }
}
