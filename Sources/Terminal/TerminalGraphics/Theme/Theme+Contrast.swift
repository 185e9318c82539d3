extension Theme {
    /// How well a foreground can be read on a background that it appears on.
    package struct RoleContrast: Hashable, Sendable {
        package let role: Role
        package let background: Role
        /// Of 1...21.
        package let contrast: Double
    }

    /// The pairs of role and background that fall short, as far as they are given as colours; the
    /// terminal's own colours are not known.
    /// - Parameters:
    ///   - text: what letters need: 4.5 by WCAG 2.2 AA, 7 by AAA.
    ///   - shapes: what lines and bars need: 3.
    package func contrastFaults(text: Double, shapes: Double = 3) -> [RoleContrast] {
        Role.allCases.flatMap { role in
            grounds(of: role).compactMap { ground in
                fault(role, on: ground, needed: role.isShape ? shapes : text)
            }
        }
    }

    /// How well a role can be read where that is hardest, and on which background; nil where the
    /// colours are the terminal's own.
    package func lowestContrast(of role: Role) -> RoleContrast? {
        grounds(of: role).compactMap { fault(role, on: $0, needed: .infinity) }
            .min { $0.contrast < $1.contrast }
    }

    /// Where a role appears: what is a box in itself on its own background, all else on its own, if it
    /// has one, and on all that it may be written on.
    private func grounds(of role: Role) -> [Role] {
        switch role {
        case .selection, .selectionInactive, .dialog, .button, .buttonFocus, .input, .sandbox:
            [role]
        case .dialogBorder: [.dialog]
        default:
            (paint(role).background == nil ? [] : [role])
                + [.text, .header, .selection, .selectionInactive, .dialog]
        }
    }

    private func fault(_ role: Role, on ground: Role, needed: Double) -> RoleContrast? {
        let background = paint(ground).background ?? paint(.text).background
        guard case .rgb(let front)? = paint(role).foreground, case .rgb(let back)? = background
        else {
            return nil
        }
        let contrast = front.contrast(to: back)
        guard contrast < needed else { return nil }
        return RoleContrast(role: role, background: ground, contrast: contrast)
    }
}

extension Role {
    /// Lines and bars, which are seen and not read.
    var isShape: Bool {
        switch self {
        case .border, .borderFocus, .dialogBorder, .scrollbar: true
        default: false
        }
    }
}
