import KioskUI
import StoreFiles
import Synchronization
import TerminalDriver

/// A show that is being made on a thread of its own, while another one is on the screen.
///
/// Whoever does not want it any more lets it go: the thread ends when the show is there, or with the process.
final class AsyncResult: Sendable {
    /// Makes a show.
    typealias Make = @Sendable () throws(CommandFailure) -> any Presentation

    private let made = Mutex<Result<any Presentation, CommandFailure>?>(nil)

    /// Begins to make it.
    ///
    /// - Parameter loop: Is woken when the show is there, or why there is none.
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

    /// Hands it over, once; nil where it is not there yet.
    ///
    /// - Throws: Why it could not be made.
    func take() throws(CommandFailure) -> (any Presentation)? {
        let result = made.withLock { made in
            defer { made = nil }
            return made
        }
        return try result?.get()
    }
}
