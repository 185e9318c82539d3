/// A press or release of a mouse button, or a step of the wheel, at a cell.
package struct MousePress: Hashable, Sendable {
    /// A mouse button or a direction of the wheel.
    package enum Button: Hashable, Sendable {
        case left, middle, right, wheelUp, wheelDown
    }

    /// Whether the button was pressed or released; the wheel reports presses only.
    package enum Kind: Hashable, Sendable {
        case press, release
    }

    package var point: Point
    package var button: Button
    package var kind: Kind
    package var control: Bool
    package var alt: Bool
    package var shift: Bool

    package init(
        at point: Point, button: Button, kind: Kind = .press, control: Bool = false,
        alt: Bool = false, shift: Bool = false
    ) {
        self.point = point
        self.button = button
        self.kind = kind
        self.control = control
        self.alt = alt
        self.shift = shift
    }
}
