/// The scalars that are seen where they stand, and do nothing to what stands beside them.
enum VisibleScalars {
    /// Whether it is one: no control, nothing that turns the direction of writing, nothing without a meaning.
    static func contains(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .privateUse, .unassigned, .surrogate, .lineSeparator,
            .paragraphSeparator:
            false
        default: true
        }
    }
}
