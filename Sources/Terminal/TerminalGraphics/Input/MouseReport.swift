/// An SGR mouse report: `CSI < button ; column ; row` and `M` for a press or `m` for a release.
struct MouseReport {
    let event: InputEvent

    /// Returns nil unless the sequence is a press, a release or the wheel: for motion, more buttons and invalid
    /// reports.
    init?(_ sequence: ControlSequence) {
        guard let numbers = sequence.numbers, numbers.count == 3, sequence.intermediates.isEmpty,
            (1...0xFFFF).contains(numbers[1]), (1...0xFFFF).contains(numbers[2]),
            sequence.final == "M" || sequence.final == "m",
            let button = Self.button(numbers[0])
        else { return nil }
        let isWheel = button == .wheelUp || button == .wheelDown
        let kind: MousePress.Kind = sequence.final == "M" ? .press : .release
        guard !(isWheel && kind == .release) else { return nil }
        event = .mouse(
            MousePress(
                at: Point(x: numbers[1] - 1, y: numbers[2] - 1), button: button, kind: kind,
                control: numbers[0] & 16 != 0, alt: numbers[0] & 8 != 0,
                shift: numbers[0] & 4 != 0))
    }

    private static func button(_ code: Int) -> MousePress.Button? {
        // 4, 8 and 16 are modifiers; 32 is motion, 64 the wheel, 128 the buttons 8 to 11.
        switch code & ~(4 | 8 | 16) {
        case 0: .left
        case 1: .middle
        case 2: .right
        case 64: .wheelUp
        case 65: .wheelDown
        default: nil
        }
    }
}
