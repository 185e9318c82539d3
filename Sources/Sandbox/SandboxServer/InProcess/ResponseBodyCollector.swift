import HTTPTypes
import HummingbirdCore
import NIOCore
import Synchronization

/// A response writer that collects the written bytes.
final class ResponseBodyCollector: ResponseBodyWriter, Sendable {
    private let state = Mutex<[UInt8]>([])

    /// The bytes written so far.
    var all: [UInt8] { state.withLock { $0 } }

    func write(_ buffer: ByteBuffer) async throws {
        state.withLock { $0 += buffer.readableBytesView }
    }

    func finish(_ trailingHeaders: HTTPFields?) async throws {}
}
