/// Limits on the sizes of the Swift files, which are lowered as the files shrink; a change that raises one
/// explains why.
struct SizeLimits {
    /// The maximum number of files that are longer than each number of lines.
    let longFiles: [Int: Int]
    /// The number of lines of all files, rounded up to ``step``.
    let total: Int

    /// The maximum distance of ``total`` above the actual number.
    static let step = 2_000

    /// The limits of `Sources` and `Tests`.
    static let current = SizeLimits(longFiles: [250: 55, 300: 22, 400: 3], total: 218_000)

    /// Returns one message for each limit that is exceeded or can be lowered.
    ///
    /// - Parameter lengths: The number of lines of each file.
    func faults(of lengths: [Int]) -> [String] {
        var faults: [String] = []
        for (lines, limit) in longFiles.sorted(by: { $0.key < $1.key }) {
            let count = lengths.count { $0 > lines }
            if count > limit {
                faults.append(
                    "\(count) files have more than \(lines) lines, the limit is \(limit): split one"
                )
            } else if count < limit {
                faults.append("lower longFiles[\(lines)] in SizeLimits.current to \(count)")
            }
        }
        let sum = lengths.reduce(0, +)
        if sum > total {
            faults.append("all files have \(sum) lines, the limit is \(total): delete dead code")
        } else if sum <= total - Self.step {
            let lower = (sum / Self.step + 1) * Self.step
            faults.append("lower total in SizeLimits.current to \(lower)")
        }
        return faults
    }
}
