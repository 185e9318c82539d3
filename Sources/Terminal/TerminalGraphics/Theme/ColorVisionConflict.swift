/// Two roles whose colours look the same with a kind of colour vision.
package struct ColorVisionConflict: Hashable, Sendable {
    /// The two roles, in the order of `Role`.
    package let first: Role
    package let second: Role
    /// The kind of colour blindness; nil for full colour vision.
    package let vision: ColorVision?
    /// The distance of the two colours in OKLab, as seen with `vision`.
    package let distance: Double
}

extension Theme {
    /// The least distance in OKLab between two states, or two badges: two and a half times the difference that a
    /// trained eye can just see side by side.
    package static let leastDistance = 0.05

    /// Returns the states and the badges that look the same with a kind of colour vision. Each pair is listed once, for
    /// the vision with the smallest distance. Colours of the terminal's palette are unknown and are not checked.
    ///
    /// Every state has a glyph and a word beside its colour; this finds the pairs that colour alone does not
    /// distinguish.
    package func visionFaults(
        in visions: [ColorVision?] = [nil] + ColorVision.allCases,
        distance needed: Double = leastDistance
    ) -> [ColorVisionConflict] {
        [Role.states, Role.badges].flatMap { group in
            Self.pairs(group).compactMap { first, second in
                visions.compactMap { fault(first, second, in: $0, needed) }
                    .min { $0.distance < $1.distance }
            }
        }
    }

    private func fault(
        _ first: Role, _ second: Role, in vision: ColorVision?, _ needed: Double
    ) -> ColorVisionConflict? {
        guard case .rgb(let left)? = paint(first).foreground,
            case .rgb(let right)? = paint(second).foreground
        else { return nil }
        let seen = [left, right].map { OKLab(vision?.seen($0) ?? $0) }
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
