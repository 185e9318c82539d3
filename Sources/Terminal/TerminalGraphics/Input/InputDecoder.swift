/// Bytes from a terminal in, events out.
package struct InputDecoder: Sendable {
    package init() {}

    /// True while the bytes so far may be a lone Esc or the start of a sequence: call `flush()` when
    /// nothing more came for 25 ms.
    package var isWaiting: Bool { false }

    /// Takes the bytes of one read and returns the events that are complete.
    package mutating func decode(_ bytes: some Sequence<UInt8>) -> [InputEvent] { [] }

    /// Time is up: what was waiting is what it is, a lone Esc is the Escape key.
    package mutating func flush() -> [InputEvent] { [] }
}
