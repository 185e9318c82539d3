/// One press of a key with its modifiers.
///
/// `shift` is set only if the terminal reports it separately from the key: for arrows and named keys, not for letters
/// (`A` is `.character("A")` without shift).
package struct KeyPress: Hashable, Sendable {
    package var key: Key
    package var control: Bool
    package var alt: Bool
    package var shift: Bool

    package init(_ key: Key, control: Bool = false, alt: Bool = false, shift: Bool = false) {
        self.key = key
        self.control = control
        self.alt = alt
        self.shift = shift
    }
}
