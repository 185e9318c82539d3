import CNCurses
import Glibc

/// Wakes a sleeping event loop, from any thread or task.
package final class WakeHandle: Sendable {
    /// Readable while the loop has been called and has not answered.
    let descriptor: Int32

    init() throws(TerminalError) {
        descriptor = kiosk_doorbell()
        guard descriptor >= 0 else { throw .noResources }
    }

    deinit {
        close(descriptor)
    }

    /// Makes the loop return `.wake`; calls before it gets to that are one.
    package func wake() {
        var one: UInt64 = 1
        // Refused only when the counter is full, and then the loop is being woken already.
        _ = write(descriptor, &one, MemoryLayout<UInt64>.size)
    }

    func settle() {
        var count: UInt64 = 0
        _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
    }
}
