/// Makes the list of what happened in a failing run shorter, as long as the same rule is still broken.
package struct Shrinker {
    private let run: SeedRun
    private let rule: String
    private var tries: Int

    /// Shrinks the failure of a run by at most so many replays.
    package init(_ run: SeedRun, rule: String, tries: Int = 20_000) {
        self.run = run
        self.rule = rule
        self.tries = tries
    }

    /// The shorter list.
    package mutating func shrink(_ actions: [Action]) throws -> [Action] {
        var best = actions
        var size = max(1, best.count / 2)
        while tries > 0 {
            let before = best.count
            best = try without(size, of: best)
            if size == 1, best.count == before { break }
            size = max(1, size / 2)
        }
        return best
    }

    /// Leaves out every stretch of a size that is not needed.
    private mutating func without(_ size: Int, of actions: [Action]) throws -> [Action] {
        var best = actions
        var start = 0
        while start < best.count, tries > 0 {
            tries -= 1
            var shorter = best
            shorter.removeSubrange(start..<min(start + size, best.count))
            if try run.replay(shorter).violation?.rule == rule {
                best = shorter
            } else {
                start += size
            }
        }
        return best
    }
}
