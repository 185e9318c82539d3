/// The position of a server in a customer's history, in the numbers that the store gives to changes.
///
/// A pass reads the changes after `floor`, in their order or in reverse. When it is complete, its end becomes the floor
/// of the next pass, which thus returns only what changed in the meantime.
package struct HistoryPosition: Hashable, Sendable {
    /// The last change that earlier passes read.
    package let floor: Int64
    /// The oldest change that this pass, which goes backwards, has read; nil at its start.
    package let ceiling: Int64?
    /// The newest change when a backward pass began.
    package let top: Int64

    /// Creates a value from its parts without validating them.
    package init(floor: Int64, ceiling: Int64? = nil, top: Int64 = 0) {
        self.floor = floor
        self.ceiling = ceiling
        self.top = top
    }

    /// The position before any change.
    package static let start = HistoryPosition(floor: 0)

    /// Returns the position of the next page.
    ///
    /// - Parameters:
    ///   - changes: The changes of the page, in its order.
    ///   - hasMore: Whether this pass has further changes.
    ///   - newestFirst: Whether the pass goes backwards.
    ///   - end: The newest change in the history when the page was read.
    package func next(
        after changes: [Int64], hasMore: Bool, newestFirst: Bool, end: Int64
    ) -> HistoryPosition {
        guard newestFirst else {
            // The next pass must not read again what the filter excluded.
            return HistoryPosition(floor: hasMore ? changes.last ?? floor : max(floor, end))
        }
        let top = ceiling == nil ? max(floor, end) : top
        guard hasMore, let last = changes.last else { return HistoryPosition(floor: top) }
        return HistoryPosition(floor: floor, ceiling: last, top: top)
    }
}
