import Glibc
import TerminalDriver
import TerminalGraphics

/// The output of a command: results go to stdout, everything else to stderr, and all text is made safe for a terminal.
struct Output: Sendable {
    /// Whether results are printed as JSON lines.
    let isJSON: Bool
    /// Whether the locale's character set is ASCII, so that typographic punctuation is printed in ASCII.
    let isASCII: Bool
    /// The width of the terminal at stdout; nil for a file or a pipe, whose lines are never broken.
    var columns: Int? { sink.columns }
    /// The sink that all output is written to.
    let sink: OutputSink

    /// Creates the output of a command.
    init(isJSON: Bool, in context: ProcessContext) {
        self.isJSON = isJSON
        sink = context.sink
        isASCII =
            TerminalCapabilities.detect(environment: context.environment, isTTY: false).glyphs
            == .ascii
    }

    /// The same output in JSON mode.
    var inJSON: Output { Output(isJSON: true, isASCII: isASCII, sink: sink) }

    private init(isJSON: Bool, isASCII: Bool, sink: OutputSink) {
        (self.isJSON, self.isASCII, self.sink) = (isJSON, isASCII, sink)
    }

    /// Prints a line of text; prints nothing in JSON mode.
    func text(_ line: String) {
        text(SafeText(untrusted: line, limit: 20_000))
    }

    /// Prints a line that was made safe part by part; prints nothing in JSON mode.
    func text(_ line: SafeText) {
        guard !isJSON else { return }
        sink.write(shown(line) + "\n")
    }

    /// Prints a text of any length, wrapped on a terminal but on one line in a pipe, so that it can be pasted; prints
    /// nothing in JSON mode.
    func paragraph(_ text: SafeText, indent: Int = 0) {
        let lines = columns.map { text.wrapped(to: max(20, $0 - indent)) } ?? [text]
        for line in lines { self.text((" " as SafeText).repeated(indent) + line) }
    }

    /// Prints a prompt without a line feed.
    func prompt(_ text: String) {
        sink.write(shown(SafeText(untrusted: text, limit: 20_000)))
    }

    /// Prints a result as one JSON object on one line; prints nothing outside of JSON mode.
    func json(_ line: JSONLine) { json(encoding: line) }

    /// Prints a value as one JSON object on one line; prints nothing outside of JSON mode.
    func json(encoding value: some Encodable) {
        guard isJSON, let text = JSONText.line(value) else { return }
        sink.write(text + "\n")
    }

    /// Prints a remark to stderr.
    func note(_ line: String) {
        sink.write(shown(SafeText(untrusted: line, limit: 20_000)) + "\n", to: .error)
    }

    /// Prints a next step to stderr; prints nothing in JSON mode, since programs read the result.
    func hint(_ line: String) {
        if !isJSON { note(line) }
    }

    /// Prints why a command failed, as JSON or as text.
    func failure(_ failure: CommandFailure) {
        json(.failure(failure))
        if !isJSON { note("kiosk: " + failure.message) }
    }

    private func shown(_ text: SafeText) -> String {
        isASCII ? ASCIIPunctuation.of(text.string) : text.string
    }
}

extension Output {
    /// Prints a table, folded to the width of the terminal.
    func table(_ table: TextTable) {
        for line in table.lines(columns: columns) { text(line) }
    }

    /// Prints a canvas in the colors of a theme; prints nothing in JSON mode.
    ///
    /// - Parameter depth: The number of colors to use; nil for neither colors nor any other escape sequence.
    func canvas(_ canvas: Canvas, _ theme: Theme, _ depth: ColorDepth?) {
        guard !isJSON else { return }
        let shown = isASCII ? canvas.inASCII() : canvas
        for line in shown.painted(theme, depth: depth) { sink.write(line + "\n") }
    }
}

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

    /// Returns the number of colors for results; nil for no colors at all.
    func depth(_ environment: [String: String]) -> ColorDepth? {
        let capabilities = TerminalCapabilities.detect(
            environment: environment, isTTY: isTerminal)
        return capabilities.depth == .mono ? nil : capabilities.depth
    }
}

/// Replaces typographic punctuation with ASCII; letters stay, since replacing them with question marks would make
/// titles unreadable.
enum ASCIIPunctuation {
    static func of(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { result.append(forms[scalar] ?? scalar) }
        return String(result)
    }

    /// The replacements; each is as wide as the original, so that columns stay aligned.
    private static let forms: [Unicode.Scalar: Unicode.Scalar] = [
        "“": "\"", "”": "\"", "‘": "'", "’": "'", "–": "-", "—": "-", "·": "-", "•": "*",
        "×": "x", "…": "~", "→": ">", "✓": "+",
    ]
}
