import FoundationEssentials
import TerminalGraphics

/// Where a command's words go: results to stdout, everything else to stderr; each of them made safe first.
struct Output: Sendable {
    /// Whether results are JSON lines.
    let isJSON: Bool

    /// Prints a line of text for people; not in JSON mode.
    func text(_ line: String) {
        text(SafeText(untrusted: line, limit: 20_000))
    }

    /// Prints a line that was made safe part by part; not in JSON mode.
    func text(_ line: SafeText) {
        guard !isJSON else { return }
        StandardStream.output.write(line.string + "\n")
    }

    /// Prints a result as one JSON object on one line; only in JSON mode.
    func json(_ value: some Encodable) {
        guard isJSON else { return }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(value) else { return }
        StandardStream.output.write(
            JSONText.visible(String(decoding: data, as: UTF8.self)) + "\n")
    }

    /// Says something beside the result.
    func note(_ line: String) {
        StandardStream.error.write(SafeText(untrusted: line, limit: 20_000).string + "\n")
    }

    /// Says why a command failed, in the form that was asked for.
    func failure(_ failure: CommandFailure) {
        json(FailureLine(failure))
        if !isJSON { note("kiosk: " + failure.message) }
    }
}
