import HTTPTypes
import HummingbirdCore
import NIOCore
import Synchronization

/// Keeps what is written.
final class WrittenBytes: ResponseBodyWriter, Sendable {
    private let state = Mutex<[UInt8]>([])

    /// All that was written so far.
    var all: [UInt8] { state.withLock { $0 } }

    func write(_ buffer: ByteBuffer) async throws {
        state.withLock { $0 += buffer.readableBytesView }
    }

    func finish(_ trailingHeaders: HTTPFields?) async throws {}
}
