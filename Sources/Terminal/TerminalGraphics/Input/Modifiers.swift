/// The modifiers of a sequence: its parameter is a bit set plus one.
struct Modifiers {
    let shift: Bool
    let alt: Bool
    let control: Bool

    init(parameter: Int?) {
        let bits = max((parameter ?? 1) - 1, 0)
        shift = bits & 1 != 0
        alt = bits & 2 != 0
        control = bits & 4 != 0
    }

    func press(_ key: Key) -> KeyPress {
        KeyPress(key, control: control, alt: alt, shift: shift)
    }
}
