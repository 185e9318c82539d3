/// A sequence of commands that is recorded and then tested with power failures.
package struct PowerScript: Sendable, CustomStringConvertible {
    /// The name.
    package let name: String
    /// The commands.
    package let commands: [RecordedCommand]

    init(_ name: String, _ commands: [RecordedCommand]) {
        self.name = name
        self.commands = commands
    }

    package var description: String { name }
}
