import KioskUI
import StoreFiles
import Synchronization
import TerminalDriver

/// Creates a presentation on a thread of its own while another one is on the screen.
///
/// The work cannot be cancelled: a caller that no longer needs the presentation drops this object. The thread ends once
/// the presentation is ready, or with the process.
final class AsyncResult: Sendable {
    /// Creates a presentation.
    typealias Make = @Sendable () throws(CommandFailure) -> any Presentation

    private let made = Mutex<Result<any Presentation, CommandFailure>?>(nil)

    /// Starts creating the presentation.
    ///
    /// - Parameter loop: The event loop that is woken when the presentation is ready or has failed.
    init(waking loop: WakeHandle, _ make: @escaping Make) {
        Thread.start { [self] in
            let result: Result<any Presentation, CommandFailure>
            do throws(CommandFailure) {
                result = .success(try make())
            } catch {
                result = .failure(error)
            }
            made.withLock { $0 = result }
            loop.wake()
        }
    }

    /// Returns the presentation once; nil if it is not ready yet, or was returned already.
    ///
    /// - Throws: ``CommandFailure`` if the presentation could not be created.
    func take() throws(CommandFailure) -> (any Presentation)? {
        let result = made.withLock { made in
            defer { made = nil }
            return made
        }
        return try result?.get()
    }
}
