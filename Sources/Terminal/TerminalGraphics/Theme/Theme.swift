/// A set of paints for the roles of the interface.
package struct Theme: Hashable, Sendable {
    /// The background that a theme was made for; `auto` is for both.
    package enum Variant: String, CaseIterable, Hashable, Sendable {
        case dark, light, auto
    }

    package var name: SafeText
    package var variant: Variant
    /// What the theme says itself; the rest follows `Role.fallback`.
    package var paints: [Role: Paint]

    package init(name: SafeText, variant: Variant, paints: [Role: Paint]) {
        self.name = name
        self.variant = variant
        self.paints = paints
    }

    /// The paint of a role with its fallbacks followed; a foreground is nil only if `text` has none.
    package func paint(_ role: Role) -> Paint {
        guard let own = paints[role] else { return fallback(of: role) }
        // A role that is described without a colour keeps the colour of its chain, but not its
        // background: that would paint where the file says nothing.
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

    /// What to send for a style on a terminal of so many colours.
    ///
    /// The foreground is that of the style's role, the background that of `style.background` (with
    /// its reversing), else the role's own, else that of `text`. A text never vanishes: where few
    /// colours make it equal to its background, the default colours are reversed.
    package func look(of style: Style, depth: ColorDepth) -> ResolvedStyle {
        let own = paint(style.role)
        let base = style.background.map(paint) ?? own
        var attributes = own.attributes.union(style.attributes)
        if style.background != nil {
            attributes.formUnion(base.attributes.intersection(.reverse))
        }
        guard depth > .mono else {
            let marks = style.role.monoAttributes
                .union(style.background?.monoAttributes.intersection(.reverse) ?? [])
            // What a theme adds to the colour of a state could make it the same as another one here.
            if style.role.stateName != nil {
                return ResolvedStyle(attributes: style.attributes.union(marks))
            }
            return ResolvedStyle(attributes: attributes.union(marks))
        }
        let screen = paint(.text).background ?? .default
        var foreground = ColorReduction.reduceInk(own.foreground ?? .default, to: depth)
        let background = ColorReduction.reduce(base.background ?? screen, to: depth)
        if depth == .ansi8, ColorReduction.isBright(own.foreground) { attributes.insert(.bold) }
        if depth < .truecolor, (style.background ?? style.role).mustStandOut,
            isLost(base.background, in: screen, depth: depth)
        {
            attributes.insert(.reverse)
        }
        if style.role == .dialogBorder, background == ColorReduction.reduce(screen, to: depth) {
            // The frame alone tells the dialog from what it lies on.
            attributes.insert(.reverse)
        }
        if ColorReduction.isLost(foreground, on: background, depth: depth) {
            foreground = ColorReduction.readable(on: background)
        }
        return ResolvedStyle(foreground: foreground, background: background, attributes: attributes)
    }

    /// Whether a background of its own looks like the screen's once it is reduced.
    private func isLost(
        _ background: TerminalColor?, in screen: TerminalColor, depth: ColorDepth
    ) -> Bool {
        guard let background, background != screen else { return false }
        return ColorReduction.reduce(background, to: depth)
            == ColorReduction.reduce(screen, to: depth)
    }
}
