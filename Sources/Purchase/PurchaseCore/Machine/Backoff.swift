import StoreModel

/// Computes the wait before the next attempt of a failed request.
public enum Backoff {
    /// The longest wait, in milliseconds: an hour.
    public static let longest: Int64 = 3_600_000

    /// The longest wait including jitter, in milliseconds.
    public static let ceiling: Int64 = longest + longest / 5

    /// Returns the wait after the failed attempt number `attempt` (from 1), in milliseconds.
    ///
    /// The waits are 1, 4, 16, 64 s … up to an hour, plus or minus up to a fifth as jitter. The result is at least
    /// `retryAfter`, which is capped at an hour.
    ///
    /// - Parameter seed: The seed of the jitter.
    public static func delay(attempt: Int, seed: String, retryAfter: Int64?) -> Int64 {
        var wait: Int64 = 1000
        for _ in 1..<max(1, min(attempt, 8)) where wait < longest { wait *= 4 }
        wait = min(wait, longest)
        let jitter = Int64(hash(seed, attempt) % 401) - 200
        return max(wait + wait * jitter / 1000, min(retryAfter ?? 0, longest))
    }

    /// Hashes the seed and the attempt with FNV-1a, so that an order waits equally long in every replay.
    private static func hash(_ seed: String, _ attempt: Int) -> UInt64 {
        var value: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in Array(seed.utf8) + [UInt8(truncatingIfNeeded: attempt)] {
            value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
        }
        return value
    }
}
