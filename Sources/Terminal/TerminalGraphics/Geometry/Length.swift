/// The requested length of one pane in a row or column of panes.
package enum Length: Hashable, Sendable {
    /// A fixed number of cells, or fewer if there are not enough.
    case cells(Int)
    /// A part of the remaining cells, in proportion to the other shares.
    case share(Int)
}
