extension Canvas {
    /// Returns the first cell, row by row, that has a role as its foreground or background; nil if no cell has it.
    package func first(in role: Role, within rect: Rect? = nil) -> Point? {
        let area = bounds.clipped(to: rect ?? bounds)
        for y in area.y..<max(area.bottom, area.y) {
            for x in area.x..<max(area.right, area.x) {
                let style = self[x, y].style
                if style.role == role || style.background == role { return Point(x: x, y: y) }
            }
        }
        return nil
    }
}
