/// The scalars that are visible and do not affect their neighbours.
enum VisibleScalars {
    /// Returns whether a scalar is visible: not a control, a direction mark, or an unassigned or private scalar.
    static func contains(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .privateUse, .unassigned, .surrogate, .lineSeparator,
            .paragraphSeparator:
            false
        default: true
        }
    }
}
