import Dispatch
import Foundation

/// A sample of the points of a test: evenly spaced, and different for each seed.
///
/// The seed is the number of commits unless `KIOSK_SWEEP_SEED` is set, so ``rounds`` successive commits cover all
/// points.
package struct SweepSample: Sendable, CustomStringConvertible {
    /// The number of points to choose from.
    package let total: Int
    /// The number of successive seeds that cover all points.
    package let rounds: Int
    private let seed: UInt64

    /// Chooses points.
    ///
    /// - Parameter count: The maximum number of points to choose.
    package init(_ count: Int = 4, of total: Int, seed: UInt64 = commitSeed) {
        self.total = total
        self.seed = seed
        rounds = max(1, (total + count - 1) / max(1, count))
    }

    /// The chosen points, from 0, in ascending order.
    package var indices: [Int] {
        Array(stride(from: Int(seed % UInt64(rounds)), to: total, by: rounds))
    }

    /// The seed of a sample that is taken within each chosen element: it changes after ``rounds`` seeds, so that each
    /// element meets each of the inner points.
    package var innerSeed: UInt64 { seed / UInt64(rounds) }

    /// The chosen elements of a collection with ``total`` elements.
    package func elements<Element>(of all: [Element]) -> [Element] {
        indices.filter(all.indices.contains).map { all[$0] }
    }

    package var description: String {
        let numbers = indices.map { String($0 + 1) }.joined(separator: ", ")
        return rounds == 1 ? "all \(total) points" : "points \(numbers) of \(total)"
    }
}

extension SweepSample {
    /// The default seed of samples.
    package static let commitSeed = seed(of: ProcessInfo.processInfo.environment) {
        let command = ["git", "-C", SourceCheckout.root.path, "rev-list", "--count", "HEAD"]
        return ToolOutput.of(command, deadline: .now() + .seconds(10))
    }

    /// The hint for repeating the same samples at another commit.
    package static var hint: String { "repeat with KIOSK_SWEEP_SEED=\(commitSeed)" }

    /// Prints the chosen points of a sweep.
    package func printPoints(_ sweep: String) {
        print("\(sweep): \(self); \(Self.hint)")
    }

    /// Returns the seed in the environment, otherwise the number of commits; 0 outside a Git checkout.
    package static func seed(
        of environment: [String: String], commits: () -> String?
    ) -> UInt64 {
        let text = environment["KIOSK_SWEEP_SEED"] ?? commits() ?? ""
        return UInt64(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
    }
}
