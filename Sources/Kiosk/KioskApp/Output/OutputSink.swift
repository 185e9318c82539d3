import Glibc
import TerminalDriver
import TerminalGraphics

/// The destination of a command's output: stdout and stderr of the process, or a buffer.
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
    /// The width of the terminal that displays the results; nil for a file or a pipe, whose lines are never broken.
    let columns: Int?
    /// Whether the results go to a terminal.
    let isTerminal: Bool
    /// Returns false once the reader of the results has closed them.
    let isOpen: @Sendable () -> Bool

    /// Creates a sink that is not a terminal and whose reader never closes it.
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

    /// Writes a text that is safe for a terminal already.
    func write(_ text: String, to stream: Stream = .output) { write(Array(text.utf8), stream) }

    /// Returns the number of colours for results; nil for no colours at all.
    func depth(_ environment: [String: String]) -> ColorDepth? {
        let capabilities = TerminalCapabilities.detect(
            environment: environment, isTTY: isTerminal)
        return capabilities.depth == .mono ? nil : capabilities.depth
    }
}
