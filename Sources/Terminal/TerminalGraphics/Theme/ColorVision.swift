/// The kinds of colour blindness in which one of the three receptors is missing.
package enum ColorVision: String, CaseIterable, Hashable, Sendable {
    case deuteranopia, protanopia, tritanopia

    /// Returns the colour that gives a person with full colour vision the same impression.
    ///
    /// Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision
    /// Deficiency" (IEEE TVCG 2009), table 1 at severity 1.0, on linear light.
    package func seen(_ color: RGB) -> RGB {
        let light = color.linear
        let rows = matrix.map { row in
            row.0 * light.red + row.1 * light.green + row.2 * light.blue
        }
        guard rows.count == 3 else { return color }
        return RGB(linear: (rows[0], rows[1], rows[2]))
    }

    private var matrix: [(Double, Double, Double)] {
        switch self {
        case .deuteranopia:
            [
                (0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413),
                (-0.011820, 0.042940, 0.968881),
            ]
        case .protanopia:
            [
                (0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216),
                (-0.003882, -0.048116, 1.051998),
            ]
        case .tritanopia:
            [
                (1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602),
                (0.004733, 0.691367, 0.303900),
            ]
        }
    }
}
