import StoreModel

/// How long to wait before asking again.
public enum Backoff {
    /// The longest wait, in milliseconds: an hour.
    public static let longest: Int64 = 3_600_000

    /// The longest wait with its jitter, in milliseconds.
    public static let ceiling: Int64 = longest + longest / 5

    /// The wait after the `attempt`-th try in vain (from 1), in milliseconds: 1, 4, 16, 64 s … up to an hour, each a
    /// fifth more or less by a jitter that `seed` decides; never less than `retryAfter`, which is capped at an hour.
    public static func delay(attempt: Int, seed: String, retryAfter: Int64?) -> Int64 {
        var wait: Int64 = 1000
        for _ in 1..<max(1, min(attempt, 8)) where wait < longest { wait *= 4 }
        wait = min(wait, longest)
        let jitter = Int64(hash(seed, attempt) % 401) - 200
        return max(wait + wait * jitter / 1000, min(retryAfter ?? 0, longest))
    }

    /// FNV-1a over the seed and the attempt, so that the same order waits as long in every replay.
    private static func hash(_ seed: String, _ attempt: Int) -> UInt64 {
        var value: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in Array(seed.utf8) + [UInt8(truncatingIfNeeded: attempt)] {
            value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
        }
        return value
    }
}
