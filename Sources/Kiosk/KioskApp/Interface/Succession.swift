import PurchaseEngine
import StoreFiles
import StoreModel

/// Waits for the place of the process that drives a device.
enum Succession {
    /// Yields the journal once the present driver has ended, however it ended, or why it cannot be driven.
    ///
    /// A thread of its own sleeps in `flock(2)` until then: the system lets go of the lock when its holder dies, and
    /// wakes exactly one of those who wait. A journal that nobody takes any more is let go at once.
    static func journals(of backend: BackendSession) -> AsyncStream<Result<Journal, JournalError>> {
        let (stream, input) = AsyncStream<Result<Journal, JournalError>>.makeStream()
        let (folder, identity, device) = (
            backend.deviceFolder, backend.identity, backend.settings.device
        )
        Thread.start {
            let result = Result { () throws(JournalError) in
                try Journal.takeOver(folder: folder, identity: identity, device: device)
            }
            input.yield(result)
            input.finish()
        }
        return stream
    }
}
