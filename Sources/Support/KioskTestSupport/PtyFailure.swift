/// A failure of a program in a pseudo-terminal, with the screen if there is one.
package struct PtyFailure: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }

    package init(_ what: String, _ screen: TerminalEmulator, output: [UInt8]) {
        let end = String(decoding: output.suffix(200), as: UTF8.self)
        description =
            "\(what)\nThe screen:\n\(screen.lines.joined(separator: "\n"))\n"
            + "The last bytes: \(end.debugDescription)"
    }
}
