import TerminalDriver
import TerminalGraphics

/// Where a command's words go: results to stdout, everything else to stderr; each of them made safe first.
struct Output: Sendable {
    /// Whether results are JSON lines.
    let isJSON: Bool
    /// Whether the locale's character set is ASCII, so that signs of ours are spelled with it.
    let isASCII: Bool
    /// The width of the terminal that stdout is; nil for a file or a pipe, whose lines are never broken.
    var columns: Int? { sink.columns }
    /// The destination of all of it.
    let sink: OutputSink

    /// The output of a command.
    init(isJSON: Bool, in context: ProcessContext) {
        self.isJSON = isJSON
        sink = context.sink
        isASCII =
            TerminalCapabilities.detect(environment: context.environment, isTTY: false).glyphs
            == .ascii
    }

    /// The same output in JSON.
    var inJSON: Output { Output(isJSON: true, isASCII: isASCII, sink: sink) }

    private init(isJSON: Bool, isASCII: Bool, sink: OutputSink) {
        (self.isJSON, self.isASCII, self.sink) = (isJSON, isASCII, sink)
    }

    /// Prints a line of text for people; not in JSON mode.
    func text(_ line: String) {
        text(SafeText(untrusted: line, limit: 20_000))
    }

    /// Prints a line that was made safe part by part; not in JSON mode.
    func text(_ line: SafeText) {
        guard !isJSON else { return }
        sink.write(shown(line) + "\n")
    }

    /// Prints a text of any length: broken on a terminal, one line in a pipe, so that it can be pasted; not in JSON mode.
    func paragraph(_ text: SafeText, indent: Int = 0) {
        let lines = columns.map { text.wrapped(to: max(20, $0 - indent)) } ?? [text]
        for line in lines { self.text((" " as SafeText).repeated(indent) + line) }
    }

    /// Asks for something on the same line.
    func prompt(_ text: String) {
        sink.write(shown(SafeText(untrusted: text, limit: 20_000)))
    }

    /// Prints a result as one JSON object on one line; only in JSON mode.
    func json(_ value: some Encodable) {
        guard isJSON, let text = JSONText.line(value) else { return }
        sink.write(text + "\n")
    }

    /// Says something beside the result.
    func note(_ line: String) {
        sink.write(shown(SafeText(untrusted: line, limit: 20_000)) + "\n", to: .error)
    }

    /// Names a next step; not to a program, which reads the result itself.
    func hint(_ line: String) {
        if !isJSON { note(line) }
    }

    /// Says why a command failed, in the form that was asked for.
    func failure(_ failure: CommandFailure) {
        json(FailureJSON(failure))
        if !isJSON { note("kiosk: " + failure.message) }
    }

    private func shown(_ text: SafeText) -> String {
        isASCII ? ASCIIPunctuation.of(text.string) : text.string
    }
}
