/// The colors and attributes of the next character (SGR, ECMA-48 8.3.117), as far as they are known.
struct GraphicRendition: Equatable {
    /// A color in the form in which it was selected; terminals may draw the same palette entry differently.
    enum Color: Equatable {
        case unknown
        case standard
        /// One of the 16 numbers from 30 to 37 and from 90 to 97, or those of a background minus 10.
        case named(UInt8)
        case indexed(UInt8)
        case rgb(UInt8, UInt8, UInt8)
    }

    private(set) var foreground = Color.unknown
    private(set) var background = Color.unknown
    private var attributes = RenditionAttributes()
    private var knownAttributes = RenditionAttributes()

    /// Everything is unknown.
    static let unknown = GraphicRendition()

    /// The result of a reset.
    static let plain = GraphicRendition(
        foreground: .standard, background: .standard, knownAttributes: .all)

    private var isKnown: Bool {
        foreground != .unknown && background != .unknown && knownAttributes == .all
    }

    /// Returns whether a blank looks the same in this and in another rendition.
    ///
    /// Only the color and weight of a letter may differ, because a blank has none. The backgrounds are equal, so that a
    /// cursor drawn in a blank's foreground stays visible.
    func drawsSameBlank(as other: GraphicRendition) -> Bool {
        background != .unknown && background == other.background
            && hasPlainBlanks && other.hasPlainBlanks
    }

    private var hasPlainBlanks: Bool {
        knownAttributes.isSuperset(of: .onBlanks) && attributes.isDisjoint(with: .onBlanks)
    }

    // MARK: Reading

    /// Applies the parameters of a sequence. Returns false, and is not defined any more, if one of them is unknown.
    mutating func apply(_ parameters: ArraySlice<UInt8>) -> Bool {
        var reader = RenditionParameters(parameters)
        while let parameter = reader.next() {
            guard apply(parameter, &reader) else { return false }
        }
        return !reader.isMalformed
    }

    private mutating func apply(
        _ parameter: (number: Int, hasMore: Bool), _ reader: inout RenditionParameters
    ) -> Bool {
        let number = parameter.number
        if number == 38 || number == 48 {
            guard let color = reader.color(hasSubparameters: parameter.hasMore) else {
                return false
            }
            if number == 38 { foreground = color } else { background = color }
            return true
        }
        guard !parameter.hasMore else { return false }
        switch number {
        case 0: self = .plain
        case 30...37, 90...97: foreground = .named(UInt8(number))
        case 39: foreground = .standard
        case 40...47, 100...107: background = .named(UInt8(number - 10))
        case 49: background = .standard
        default:
            guard
                let row = RenditionAttributes.table.first(where: {
                    number == $0.on || number == $0.off
                })
            else { return false }
            // Bold and dim are switched off together.
            let changed = number == 22 ? [.bold, .dim] : row.attribute
            knownAttributes.formUnion(changed)
            if number == row.on {
                attributes.formUnion(changed)
            } else {
                attributes.subtract(changed)
            }
        }
        return true
    }

    // MARK: Writing

    /// Appends the shortest sequence that changes a terminal's rendition into this one; nothing if it is equal. What is
    /// unknown here stays as it is.
    func append(to output: inout [UInt8], after actual: GraphicRendition) {
        guard self != actual else { return }
        let start = output.count
        appendParameters(to: &output, after: actual, isReset: false)
        let middle = output.count
        guard isKnown else { return }
        appendParameters(to: &output, after: .plain, isReset: true)
        if output.count - middle < middle - start {
            output.removeSubrange(start..<middle)
        } else {
            output.removeSubrange(middle...)
        }
    }

    private func appendParameters(
        to output: inout [UInt8], after actual: GraphicRendition, isReset: Bool
    ) {
        output += [0x1B, UInt8(ascii: "[")]
        let start = output.count
        let isEmpty = self == actual
        if isReset, !isEmpty { output.append(parameter: 0) }
        let removed = actual.attributes.union(actual.knownAttributes.symmetricDifference(.all))
            .intersection(knownAttributes).subtracting(attributes)
        let endsWeight = !removed.isDisjoint(with: [.bold, .dim])
        if endsWeight { output.append(parameter: 22) }
        var kept = actual.attributes
        if endsWeight { kept.subtract([.bold, .dim]) }
        for row in RenditionAttributes.table {
            if row.off != 22, removed.contains(row.attribute) { output.append(parameter: row.off) }
            if attributes.contains(row.attribute), !kept.contains(row.attribute) {
                output.append(parameter: row.on)
            }
        }
        if foreground != actual.foreground { foreground.append(to: &output, offset: 0) }
        if background != actual.background { background.append(to: &output, offset: 10) }
        guard output.count > start || isReset else { return output.removeLast(2) }
        if output.count > start { output.removeLast() }
        output.append(UInt8(ascii: "m"))
    }
}

extension GraphicRendition.Color {
    /// Appends the parameters that select the color; `offset` is 0 for a foreground and 10 for a background.
    fileprivate func append(to output: inout [UInt8], offset: UInt8) {
        switch self {
        case .unknown: break
        case .standard: output.append(parameter: 39 + offset)
        case .named(let number): output.append(parameter: number + offset)
        case .indexed(let index):
            output.append(parameter: 38 + offset)
            output.append(parameter: 5)
            output.append(parameter: index)
        case .rgb(let red, let green, let blue):
            output.append(parameter: 38 + offset)
            output.append(parameter: 2)
            output.append(parameter: red)
            output.append(parameter: green)
            output.append(parameter: blue)
        }
    }
}

extension [UInt8] {
    /// Appends a decimal number and a semicolon.
    fileprivate mutating func append(parameter number: UInt8) {
        let zero = UInt8(ascii: "0")
        if number >= 100 { append(zero + number / 100) }
        if number >= 10 { append(zero + number / 10 % 10) }
        append(zero + number % 10)
        append(UInt8(ascii: ";"))
    }
}

// MARK: Attributes

/// Attributes of a rendition.
struct RenditionAttributes: OptionSet {
    let rawValue: UInt8

    static let bold = Self(rawValue: 1)
    static let dim = Self(rawValue: 2)
    static let italic = Self(rawValue: 4)
    static let all = Self(rawValue: 0xFF)
    /// The attributes that can be seen on a blank: underlined, blinking, reversed, hidden and struck.
    static let onBlanks = Self(rawValue: 0xF8)

    /// The parameters that switch each attribute on and off.
    static let table: [(attribute: Self, on: UInt8, off: UInt8)] = [
        (.bold, 1, 22), (.dim, 2, 22), (.italic, 3, 23), (Self(rawValue: 8), 4, 24),
        (Self(rawValue: 16), 5, 25), (Self(rawValue: 32), 7, 27), (Self(rawValue: 64), 8, 28),
        (Self(rawValue: 128), 9, 29),
    ]
}
