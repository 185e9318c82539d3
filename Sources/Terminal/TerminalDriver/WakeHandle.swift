import CNCurses
import Glibc

/// Wakes a sleeping event loop, from any thread or task.
package final class WakeHandle: Sendable {
    /// Readable while a wake-up is pending.
    let descriptor: Int32

    init() throws(TerminalError) {
        descriptor = kiosk_doorbell()
        guard descriptor >= 0 else { throw .noResources }
    }

    deinit {
        close(descriptor)
    }

    /// Makes the loop return `.wake`; several calls before it returns are merged into one.
    package func wake() {
        var one: UInt64 = 1
        // The write fails only if the counter is full; then the loop is being woken already.
        _ = write(descriptor, &one, MemoryLayout<UInt64>.size)
    }

    func settle() {
        var count: UInt64 = 0
        _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
    }
}
