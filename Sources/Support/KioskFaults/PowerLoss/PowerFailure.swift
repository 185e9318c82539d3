import Foundation
import KioskTestSupport
import StoreModel

/// A power failure at one point of a recording, with a check of the remaining files after the next start.
package struct PowerFailure: Sendable {
    /// The index of the first change that did not happen.
    let point: Int
    /// The seed for the lost changes.
    let seed: UInt64

    /// The violations after a power failure.
    package struct Finding: Sendable, CustomStringConvertible {
        let failure: PowerFailure
        let recording: String
        let pattern: LossSelection.Pattern
        let sentences: [String]

        package var description: String {
            "\(recording), before change \(failure.point), seed \(failure.seed) (\(pattern)):\n    "
                + sentences.prefix(4).joined(separator: "\n    ")
                + (sentences.count > 4 ? "\n    and \(sentences.count - 4) more" : "")
        }
    }

    /// Creates the remaining files, starts the program on them, and checks ledgers and promises; nil without
    /// violations.
    func finding(_ disk: Disk, _ recording: Recording) async throws -> Finding? {
        var losses = LossSelection(seed: seed)
        let profile = try Profile(program: recording.program)
        try disk.image(&losses).write(to: profile)
        let claims = PrintedClaim.all(in: recording.changes[..<point])
        let doctor = try await profile.run(["doctor", "--json"])
        var sentences =
            doctor.status == 0 ? [] : ["doctor exits with \(doctor.status): \(doctor.output)"]
        if sentences.isEmpty {
            sentences = try await RecoveryCheck.violations(
                in: profile, devices: Set(claims.map(\.device)), asksSupport: false)
        }
        if sentences.isEmpty { sentences = try PrintedClaim.violations(of: claims, in: profile) }
        guard !sentences.isEmpty else { return nil }
        return Finding(
            failure: self, recording: recording.name, pattern: losses.pattern, sentences: sentences)
    }
}

extension PowerFailure {
    /// Simulates many power failures, two in parallel.
    ///
    /// - Parameters:
    ///   - count: The number of images.
    ///   - stopsAtFirst: Whether to end at the first finding.
    /// - Returns: The findings.
    package static func findings(
        _ recording: Recording, count: Int, seed: UInt64, rules: PowerRules = .strict,
        stopsAtFirst: Bool = false
    ) async throws -> [Finding] {
        let failures = randomFailures(count, recording, seed)
        let commits = CommitSyncs.positions(in: recording.changes)
        return try await withThrowingTaskGroup(of: [Finding].self) { group in
            for half in 0..<2 {
                group.addTask {
                    var disk = Disk(root: recording.root, rules: rules)
                    var (done, findings) = (0, [Finding]())
                    for index in stride(from: half, to: failures.count, by: 2) {
                        for next in done..<max(done, failures[index].point) {
                            try disk.apply(
                                recording.changes[next], isCommit: commits.contains(next))
                        }
                        done = max(done, failures[index].point)
                        if let found = try await failures[index].finding(disk, recording) {
                            findings.append(found)
                            if stopsAtFirst { break }
                        }
                    }
                    return findings
                }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
    }

    /// Chooses random points, in order; half of them are next to a sync or after output, where errors are most likely.
    private static func randomFailures(
        _ count: Int, _ recording: Recording, _ seed: UInt64
    ) -> [PowerFailure] {
        var generator = SeededGenerator(seed: seed)
        let changes = recording.changes
        let syncPoints = changes.indices.flatMap { index in
            switch changes[index] {
            case .synced: [index, index + 1]
            case .output, .renamed: [index + 1]
            default: [Int]()
            }
        }
        return (0..<count).map { _ in
            let isAtSync = generator.next() & 1 == 0 && !syncPoints.isEmpty
            let number = Int(generator.next() >> 1)
            let point =
                isAtSync ? syncPoints[number % syncPoints.count] : number % (changes.count + 1)
            return PowerFailure(point: point, seed: generator.next())
        }.sorted { $0.point < $1.point }
    }
}
