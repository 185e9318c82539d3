/// The treatment of one scalar by the sanitizer, a row of its table.
enum ScalarTreatment: Equatable {
    /// Printed in its own cell.
    case base
    /// Printed over the base before it.
    case mark
    /// Printed beside its base, in its own cell, such as the vowel signs of Indic scripts.
    case spacingMark
    /// Removed.
    case drop
    /// Replaced by narrow text.
    case replace(String)
    case lineFeed

    private static let replacement = ScalarTreatment.replace("\u{FFFD}")

    init(of scalar: Unicode.Scalar, from source: Sanitizer.Source) {
        if let treatment = Self.control(scalar) ?? Self.direction(scalar, from: source) {
            self = treatment
        } else if let treatment = Self.special(scalar, from: source) {
            self = treatment
        } else {
            self = Self.byCategory(scalar)
        }
    }

    /// Returns the treatment of controls: C0, DEL and C1 become visible, line separators become their names.
    private static func control(_ scalar: Unicode.Scalar) -> ScalarTreatment? {
        switch scalar.value {
        case 0x0A: return .lineFeed
        case 0x09: return .replace(" ")
        case 0..<0x20: return picture(0x2400 + scalar.value)
        case 0x7F: return picture(0x2421)
        case 0x80...0x9F: return named(String(scalar.value, radix: 16, uppercase: true))
        case 0x2028: return named("LS")
        case 0x2029: return named("PS")
        default: return nil
        }
    }

    private static func picture(_ value: UInt32) -> ScalarTreatment {
        guard let scalar = Unicode.Scalar(value) else { return replacement }
        return .replace(String(Character(scalar)))
    }

    private static func named(_ name: String) -> ScalarTreatment {
        .replace("\u{27E8}\(name)\u{27E9}")
    }

    /// Returns the treatment of direction controls: shown in untrusted text, dropped from literals and from the output
    /// of formatters.
    private static func direction(
        _ scalar: Unicode.Scalar, from source: Sanitizer.Source
    ) -> ScalarTreatment? {
        guard let name = directionNames[scalar.value] else { return nil }
        return source == .untrusted ? named(name) : .drop
    }

    private static let directionNames: [UInt32: String] = [
        0x061C: "ALM", 0x200E: "LRM", 0x200F: "RLM",
        0x202A: "LRE", 0x202B: "RLE", 0x202C: "PDF", 0x202D: "LRO", 0x202E: "RLO",
        0x2066: "LRI", 0x2067: "RLI", 0x2068: "FSI", 0x2069: "PDI",
    ]

    private static func special(
        _ scalar: Unicode.Scalar, from source: Sanitizer.Source
    ) -> ScalarTreatment? {
        switch scalar.value {
        case 0x27E8 where source != .literal: return .replace("<")
        case 0x27E9 where source != .literal: return .replace(">")
        case 0x20E3, 0x2800: return .drop
        // Hangul vowels and finals outside of a syllable: they have a width of 0 on their own.
        case 0x1160...0x11FF where !scalar.properties.isDefaultIgnorableCodePoint:
            return replacement
        case 0xD7B0...0xD7FF: return replacement
        // Without an emoji before it, a skin tone would color any emoji that happens to precede it.
        case 0x1F3FB...0x1F3FF: return replacement
        // Wide on some terminals and a mark on others.
        case 0x302E, 0x302F, 0x16FF0, 0x16FF1: return replacement
        case _ where ColumnWidth.joinsNextLetter(scalar): return replacement
        default: return ColumnWidth.becameWideInUnicode16(scalar) ? replacement : nil
        }
    }

    private static func byCategory(_ scalar: Unicode.Scalar) -> ScalarTreatment {
        let properties = scalar.properties
        if properties.isDefaultIgnorableCodePoint { return .drop }
        switch properties.generalCategory {
        // A terminal that does not have a new mark yet gives it a column.
        case .nonspacingMark, .enclosingMark:
            return ColumnWidth.isNewerThanUnicode12(scalar) ? replacement : .mark
        case .spacingMark: return .spacingMark
        case .spaceSeparator: return .replace(ColumnWidth.ofBase(scalar) == 2 ? "  " : " ")
        case .privateUse, .surrogate, .unassigned, .format, .control, .lineSeparator,
            .paragraphSeparator:
            return replacement
        default: return .base
        }
    }
}
