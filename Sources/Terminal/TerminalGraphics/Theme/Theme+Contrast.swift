extension Theme {
    /// The contrast of a role's foreground on a background that it appears on.
    package struct RoleContrast: Hashable, Sendable {
        /// The role of the foreground.
        package let role: Role
        /// The role of the background.
        package let background: Role
        /// The contrast ratio, 1...21.
        package let contrast: Double
    }

    /// Returns the pairs of role and background with too little contrast. Colours of the terminal's palette are unknown
    /// and are not checked.
    /// - Parameters:
    /// - text: The least contrast of text: 4.5 by WCAG 2.2 AA, 7 by AAA.
    /// - shapes: The least contrast of lines and bars: 3.
    package func contrastFaults(text: Double, shapes: Double = 3) -> [RoleContrast] {
        Role.allCases.flatMap { role in
            grounds(of: role).compactMap { ground in
                fault(role, on: ground, needed: role.isShape ? shapes : text)
            }
        }
    }

    /// Returns the lowest contrast of a role and its background; nil if the colours are those of the terminal's
    /// palette.
    package func lowestContrast(of role: Role) -> RoleContrast? {
        grounds(of: role).compactMap { fault(role, on: $0, needed: .infinity) }
            .min { $0.contrast < $1.contrast }
    }

    /// Returns the backgrounds that a role appears on: a box only on its own background; other roles on their own, if
    /// they have one, and on all backgrounds that text is written on.
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
    /// Whether the role is a line or a bar and not text.
    var isShape: Bool {
        switch self {
        case .border, .borderFocus, .dialogBorder, .scrollbar: true
        default: false
        }
    }
}
