import Foundation

/// Runs blocking work on a separate thread, so that it does not occupy the thread pool that all tests share.
package func runOnNewThread<Result: Sendable>(
    _ body: @escaping @Sendable () throws -> Result
) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
        Thread { continuation.resume(with: Swift.Result(catching: body)) }.start()
    }
}
