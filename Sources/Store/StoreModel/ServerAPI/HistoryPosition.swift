/// How far a server has read a customer's history, in the numbers that the store gives to changes.
///
/// A reading goes through what changed after `floor`, in the order of the changes or against it. When it is through,
/// its end is where the next one begins, so that a later one finds what changed meanwhile and nothing else.
package struct HistoryPosition: Hashable, Sendable {
    /// Everything up to this change was read before.
    package let floor: Int64
    /// Everything from this change on was read in this reading, which goes backwards; nil at its beginning.
    package let ceiling: Int64?
    /// The newest change when a reading backwards began.
    package let top: Int64

    /// Takes the parts as they are.
    package init(floor: Int64, ceiling: Int64? = nil, top: Int64 = 0) {
        self.floor = floor
        self.ceiling = ceiling
        self.top = top
    }

    /// Nothing was read yet.
    package static let start = HistoryPosition(floor: 0)

    /// Where the next page begins.
    ///
    /// - Parameters:
    ///   - changes: The changes of the page, in its order.
    ///   - hasMore: Whether there is something after them in this reading.
    ///   - newestFirst: Whether it goes backwards.
    ///   - end: The newest change of all when the page was read.
    package func next(
        after changes: [Int64], hasMore: Bool, newestFirst: Bool, end: Int64
    ) -> HistoryPosition {
        guard newestFirst else {
            // What no filter took is not looked at again.
            return HistoryPosition(floor: hasMore ? changes.last ?? floor : max(floor, end))
        }
        let top = ceiling == nil ? max(floor, end) : top
        guard hasMore, let last = changes.last else { return HistoryPosition(floor: top) }
        return HistoryPosition(floor: floor, ceiling: last, top: top)
    }
}
