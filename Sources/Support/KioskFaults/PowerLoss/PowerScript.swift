/// Commands that are recorded one after the other, to let the power fail in them.
package struct PowerScript: Sendable, CustomStringConvertible {
    /// What it is called.
    package let name: String
    /// What is run.
    package let commands: [RecordedCommand]

    init(_ name: String, _ commands: [RecordedCommand]) {
        self.name = name
        self.commands = commands
    }

    package var description: String { name }
}
