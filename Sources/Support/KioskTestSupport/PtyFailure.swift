/// A failure of a program in a pseudo-terminal, with the screen if there is one.
package struct PtyFailure: Error, CustomStringConvertible {
    package let description: String

    /// Creates a failure with a description.
    package init(_ description: String) {
        self.description = description
    }

    /// Creates a failure whose description includes the screen and the last 200 bytes of output.
    package init(_ what: String, _ screen: TerminalEmulator, output: [UInt8]) {
        let end = String(decoding: output.suffix(200), as: UTF8.self)
        description =
            "\(what)\nThe screen:\n\(screen.lines.joined(separator: "\n"))\n"
            + "The last bytes: \(end.debugDescription)"
    }
}
