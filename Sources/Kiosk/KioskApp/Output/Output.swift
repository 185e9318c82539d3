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
    func json(_ value: some Encodable) {
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
        json(FailureJSON(failure))
        if !isJSON { note("kiosk: " + failure.message) }
    }

    private func shown(_ text: SafeText) -> String {
        isASCII ? ASCIIPunctuation.of(text.string) : text.string
    }
}
