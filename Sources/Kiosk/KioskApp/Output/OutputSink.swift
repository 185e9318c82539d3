import Glibc
import TerminalDriver
import TerminalGraphics

/// The destination of what a command prints: stdout and stderr of the process, or a buffer.
package struct OutputSink: Sendable {
    /// One of the two streams.
    package enum Stream: Sendable {
        /// Results.
        case output
        /// Everything else.
        case error
    }

    /// Writes all bytes to a stream; the order of the calls is the order of the text.
    let write: @Sendable ([UInt8], Stream) -> Void
    /// The width of the terminal that shows the results; nil for a file or a pipe, whose lines are never broken.
    let columns: Int?
    /// Whether the results go to a terminal.
    let isTerminal: Bool
    /// Returns false once the reader of the results is gone.
    let isOpen: @Sendable () -> Bool

    /// A sink that is not a terminal and whose reader stays.
    package init(write: @escaping @Sendable ([UInt8], Stream) -> Void) {
        self.init(write: write, columns: nil, isTerminal: false, isOpen: { true })
    }

    init(
        write: @escaping @Sendable ([UInt8], Stream) -> Void, columns: Int?, isTerminal: Bool,
        isOpen: @escaping @Sendable () -> Bool
    ) {
        (self.write, self.columns) = (write, columns)
        (self.isTerminal, self.isOpen) = (isTerminal, isOpen)
    }

    /// The streams of this process.
    package static var process: OutputSink {
        OutputSink(
            write: { bytes, stream in
                (stream == .output ? StandardStream.output : .error).write(bytes)
            }, columns: StandardStream.output.columns,
            isTerminal: StandardStream.output.isTerminal,
            isOpen: { StandardStream.output.isOpen })
    }

    /// Writes a text that is safe already.
    func write(_ text: String, to stream: Stream = .output) { write(Array(text.utf8), stream) }

    /// The number of colours that results are shown in; nil for no colours at all.
    func depth(_ environment: [String: String]) -> ColorDepth? {
        let capabilities = TerminalCapabilities.detect(
            environment: environment, isTTY: isTerminal)
        return capabilities.depth == .mono ? nil : capabilities.depth
    }
}
