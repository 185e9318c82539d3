/// Roots by Newton's method, for numbers from 0 to 1, because the standard library without Foundation has only the
/// square root.
enum Roots {
    /// Returns `base` to the power of 1/3.
    static func cube(_ base: Double) -> Double {
        guard base > 0 else { return 0 }
        var root = 1.0
        for _ in 0..<30 { root -= (root - base / (root * root)) / 3 }
        return root
    }

    /// Returns `base` to the power of 1/5.
    static func fifth(_ base: Double) -> Double {
        guard base > 0 else { return 0 }
        var root = 1.0
        for _ in 0..<30 {
            let fourth = root * root * root * root
            root -= (root - base / fourth) / 5
        }
        return root
    }
}
