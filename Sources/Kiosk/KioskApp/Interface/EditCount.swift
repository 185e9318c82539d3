import Synchronization

/// How often this shop has changed what is sold.
///
/// What was read before the last change is not told after it: whoever made it would take that for its outcome.
final class EditCount: Sendable {
    private let state = Mutex(0)

    /// How often until now.
    var value: Int { state.withLock { $0 } }

    /// Counts a change, and tells of it.
    func add(_ tell: () -> Void) {
        state.withLock { count in
            count += 1
            tell()
        }
    }

    /// Tells what was read when there had been so many changes; false where there is one more, and it has to be read anew.
    func tell(readAt value: Int, _ tell: () -> Void) -> Bool {
        state.withLock { count in
            guard count == value else { return false }
            tell()
            return true
        }
    }
}
