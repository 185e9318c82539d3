extension Theme {
    /// A foreground that can not be read well on a background that it appears on.
    package struct ContrastFault: Hashable, Sendable {
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
    package func contrastFaults(text: Double, shapes: Double = 3) -> [ContrastFault] {
        Role.allCases.flatMap { role in
            grounds(of: role).compactMap { ground in
                fault(role, on: ground, needed: role.isShape ? shapes : text)
            }
        }
    }

    /// Where a role appears: on its own background if it has one, else on all that may shine through.
    private func grounds(of role: Role) -> [Role] {
        guard paint(role).background == nil else { return [role] }
        return [.text, .header, .selection, .selectionInactive, .dialog]
    }

    private func fault(_ role: Role, on ground: Role, needed: Double) -> ContrastFault? {
        let background = paint(ground).background ?? paint(.text).background
        guard case .rgb(let front)? = paint(role).foreground, case .rgb(let back)? = background
        else {
            return nil
        }
        let contrast = front.contrast(to: back)
        guard contrast < needed else { return nil }
        return ContrastFault(role: role, background: ground, contrast: contrast)
    }
}

extension Role {
    /// Lines and bars, which are seen and not read.
    fileprivate var isShape: Bool {
        switch self {
        case .border, .borderFocus, .dialogBorder, .scrollbar: true
        default: false
        }
    }
}
