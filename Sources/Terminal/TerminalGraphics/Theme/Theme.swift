/// A set of paints for the roles of the interface.
package struct Theme: Hashable, Sendable {
    /// The background that a theme is made for; `auto` is for both.
    package enum Variant: String, CaseIterable, Hashable, Sendable {
        case dark, light, auto
    }

    /// The displayed name.
    package var name: SafeText
    /// The background that the theme is made for.
    package var variant: Variant
    /// The paints in the theme; other roles follow `Role.fallback`.
    package var paints: [Role: Paint]

    package init(name: SafeText, variant: Variant, paints: [Role: Paint]) {
        self.name = name
        self.variant = variant
        self.paints = paints
    }

    /// Returns the paint of a role with its fallbacks applied; the foreground is nil only if `text` has none.
    package func paint(_ role: Role) -> Paint {
        guard let own = paints[role] else { return fallback(of: role) }
        // A role without a color inherits the foreground of its chain, but not the background, which would paint an
        // area that the file does not specify.
        var paint = own
        if paint.foreground == nil { paint.foreground = fallback(of: role).foreground }
        return paint
    }

    private func fallback(of role: Role) -> Paint {
        guard let (next, adding) = role.fallback else { return Paint() }
        var paint = paint(next)
        paint.attributes.formUnion(adding)
        return paint
    }

    /// Returns the resolved style to send to a terminal with `depth` colors.
    ///
    /// The foreground is that of the style's role; the background is that of `style.background`, else the role's own,
    /// else that of `text`. On a reversed background, a cell has the colors of that background, because its own
    /// foreground would become a block of that color. Text never vanishes: if few colors make it illegible on its
    /// background, it becomes black or white.
    package func resolvedStyle(of style: Style, depth: ColorDepth) -> ResolvedStyle {
        let own = paint(style.role)
        var attributes = own.attributes.union(style.attributes)
        if let area = style.background, isReversed(area, depth: depth) {
            return resolvedStyle(
                of: Style(area, on: nil, attributes.intersection([.bold, .italic])), depth: depth)
        }
        guard depth > .mono else {
            // In monochrome, the attributes of a theme could make two states look the same.
            if style.role.stateName != nil { attributes = style.attributes }
            return ResolvedStyle(attributes: attributes.union(style.role.monoAttributes))
        }
        let screen = paint(.text).background ?? .default
        // The background of a heading would end with its letters; it is that of a bar, which is filled.
        let filled = style.background ?? (style.role == .header ? .text : style.role)
        var foreground = ColorReduction.reduceForeground(own.foreground ?? .default, to: depth)
        let background = ColorReduction.reduce(paint(filled).background ?? screen, to: depth)
        if depth == .ansi8, ColorReduction.isBright(own.foreground) { attributes.insert(.bold) }
        if isReversed(filled, depth: depth) { attributes.insert(.reverse) }
        if style.role == .dialogBorder, background == ColorReduction.reduce(screen, to: depth) {
            // The frame is the only difference between the dialog and the screen behind it.
            attributes.insert(.bold)
        }
        if ColorReduction.isIllegible(foreground, on: background, depth: depth) {
            foreground = ColorReduction.legibleColor(on: background)
        }
        return ResolvedStyle(foreground: foreground, background: background, attributes: attributes)
    }

    /// Returns whether the background of a role is displayed by reversing its colors.
    private func isReversed(_ role: Role, depth: ColorDepth) -> Bool {
        let own = paint(role)
        if own.attributes.contains(.reverse) { return true }
        guard depth > .mono else { return role.monoAttributes.contains(.reverse) }
        return depth < .truecolor && role.needsDistinctBackground
            && isLost(own.background, in: paint(.text).background ?? .default, depth: depth)
    }

    /// Returns whether a separate background equals the screen's background after the reduction.
    private func isLost(
        _ background: TerminalColor?, in screen: TerminalColor, depth: ColorDepth
    ) -> Bool {
        guard let background, background != screen else { return false }
        return ColorReduction.reduce(background, to: depth)
            == ColorReduction.reduce(screen, to: depth)
    }
}

/// A theme's colors and attributes for one role; missing values follow the fallback chain.
package struct Paint: Hashable, Sendable {
    package var foreground: TerminalColor?
    /// Nil keeps the background that the text is drawn on.
    package var background: TerminalColor?
    package var attributes: Attributes

    package init(
        _ foreground: TerminalColor? = nil, on background: TerminalColor? = nil,
        _ attributes: Attributes = []
    ) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }
}

// MARK: Contrast

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

    /// Returns the pairs of role and background with too little contrast. Colors of the terminal's palette are unknown
    /// and are not checked.
    /// - Parameters:
    /// - text: The least contrast of text: 4.5 by WCAG 2.2 AA, 7 by AAA.
    /// - shapes: The least contrast of lines and bars: 3.
    package func insufficientContrasts(text: Double, shapes: Double = 3) -> [RoleContrast] {
        Role.allCases.flatMap { role in
            grounds(of: role).compactMap { ground in
                fault(role, on: ground, needed: role.isShape ? shapes : text)
            }
        }
    }

    /// Returns the lowest contrast of a role and its background; nil if the colors are those of the terminal's
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
