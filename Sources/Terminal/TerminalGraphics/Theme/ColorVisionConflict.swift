/// Two states whose colours look the same to some eyes.
package struct ColorVisionConflict: Hashable, Sendable {
    /// The two roles, in the order of `Role`.
    package let first: Role
    package let second: Role
    /// Who sees it; nil for full sight.
    package let vision: ColorVision?
    /// How far apart they look there, in OKLab.
    package let distance: Double
}

extension Theme {
    /// How far apart two states must look in OKLab, and two badges: two and a half times what a
    /// trained eye can just tell side by side.
    package static let leastDistance = 0.05

    /// The states, and the badges, that look the same to some eyes; a pair is told once, for the eyes
    /// that see the least difference. The terminal's own colours are not known.
    ///
    /// Every state has a glyph and a word beside its colour: this says where colour alone fails.
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
    /// The states of a transaction.
    package static let states = allCases.filter { $0.stateName != nil }
    /// The kinds of product.
    package static let badges: [Role] = [
        .badgeConsumable, .badgeNonConsumable, .badgeSubscription, .badgeNonRenewing,
    ]
}
