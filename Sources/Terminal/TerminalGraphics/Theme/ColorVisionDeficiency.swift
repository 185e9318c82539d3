/// The kinds of color blindness in which one of the three receptors is missing.
package enum ColorVisionDeficiency: String, CaseIterable, Hashable, Sendable {
    case deuteranopia, protanopia, tritanopia

    /// Returns the color that gives a person with full color vision the same impression.
    ///
    /// Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision
    /// Deficiency" (IEEE TVCG 2009), table 1 at severity 1.0, on linear light.
    package func simulated(_ color: RGB) -> RGB {
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

// MARK: Conflicts

/// Two roles whose colors look the same with a kind of color vision.
package struct ColorVisionConflict: Hashable, Sendable {
    /// The two roles, in the order of `Role`.
    package let first: Role
    package let second: Role
    /// The kind of color blindness; nil for full color vision.
    package let vision: ColorVisionDeficiency?
    /// The distance of the two colors in OKLab, as seen with `vision`.
    package let distance: Double
}

extension Theme {
    /// The least distance in OKLab between two states, or two badges: two and a half times the difference that a
    /// trained eye can just see side by side.
    package static let minimumDistance = 0.05

    /// Returns the states and the badges that look the same with a kind of color vision. Each pair is listed once, for
    /// the vision with the smallest distance. Colors of the terminal's palette are unknown and are not checked.
    ///
    /// Every state has a glyph and a word beside its color; this finds the pairs that color alone does not
    /// distinguish.
    package func visionConflicts(
        in visions: [ColorVisionDeficiency?] = [nil] + ColorVisionDeficiency.allCases,
        distance needed: Double = minimumDistance
    ) -> [ColorVisionConflict] {
        [Role.states, Role.badges].flatMap { group in
            Self.pairs(group).compactMap { first, second in
                visions.compactMap { fault(first, second, in: $0, needed) }
                    .min { $0.distance < $1.distance }
            }
        }
    }

    private func fault(
        _ first: Role, _ second: Role, in vision: ColorVisionDeficiency?, _ needed: Double
    ) -> ColorVisionConflict? {
        guard case .rgb(let left)? = paint(first).foreground,
            case .rgb(let right)? = paint(second).foreground
        else { return nil }
        let seen = [left, right].map { OKLab(vision?.simulated($0) ?? $0) }
        let distance = seen[0].distance(to: seen[1])
        guard distance < needed else { return nil }
        return ColorVisionConflict(first: first, second: second, vision: vision, distance: distance)
    }

    private static func pairs(_ roles: [Role]) -> [(Role, Role)] {
        roles.indices.flatMap { index in
            roles[(index + 1)...].map { (roles[index], $0) }
        }
    }
}

extension Role {
    /// The roles of the states of a transaction.
    package static let states = allCases.filter { $0.stateName != nil }
    /// The roles of the product types.
    package static let badges: [Role] = [
        .badgeConsumable, .badgeNonConsumable, .badgeSubscription, .badgeNonRenewing,
    ]
}
