/// How much of a row or column of panes one pane asks for.
package enum Length: Hashable, Sendable {
    /// So many cells, as far as there are any.
    case cells(Int)
    /// A part of what the fixed ones leave over, in proportion to the other parts.
    case share(Int)
}
