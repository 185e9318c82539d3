import Foundation
import KioskTestSupport

/// The power fails at some point of a recording; the files that are left are looked at as the next start would.
package struct PowerFailure: Sendable {
    /// Before which of the recording's changes.
    let point: Int
    /// Decides what is lost.
    let seed: UInt64

    /// What it broke.
    package struct Finding: Sendable, CustomStringConvertible {
        let failure: PowerFailure
        let recording: String
        let way: LossSelection.Way
        let sentences: [String]

        package var description: String {
            "\(recording), before change \(failure.point), seed \(failure.seed) (\(way)):\n    "
                + sentences.prefix(4).joined(separator: "\n    ")
                + (sentences.count > 4 ? "\n    and \(sentences.count - 4) more" : "")
        }
    }

    /// Builds what is left of the disk, starts the program on it, and holds the books and promises against each other.
    func finding(_ disk: Disk, _ recording: Recording) async throws -> Finding? {
        var luck = LossSelection(seed: seed)
        let profile = try Profile(program: recording.program)
        try disk.image(&luck).write(to: profile)
        let promises = Promise.all(in: recording.changes[..<point])
        let doctor = try await profile.run(["doctor", "--json"])
        var sentences =
            doctor.status == 0 ? [] : ["doctor ends with \(doctor.status): \(doctor.output)"]
        if sentences.isEmpty {
            sentences = try await Recovery.violations(
                in: profile, devices: Set(promises.map(\.device)), asksSupport: false)
        }
        if sentences.isEmpty { sentences = try Promise.broken(of: promises, in: profile) }
        guard !sentences.isEmpty else { return nil }
        return Finding(
            failure: self, recording: recording.name, way: luck.way, sentences: sentences)
    }
}

extension PowerFailure {
    /// Lets the power fail many times, two at a time.
    ///
    /// - Parameters:
    ///   - count: How many images are made.
    ///   - stopsAtFirst: Ends at the first finding.
    /// - Returns: What was broken.
    package static func findings(
        _ recording: Recording, count: Int, seed: UInt64, rules: PowerRules = .strict,
        stopsAtFirst: Bool = false
    ) async throws -> [Finding] {
        let failures = drawn(count, recording, seed)
        let commits = CommitSyncs.positions(in: recording.changes)
        return try await withThrowingTaskGroup(of: [Finding].self) { group in
            for half in 0..<2 {
                group.addTask {
                    var disk = Disk(root: recording.root, rules: rules)
                    var (done, findings) = (0, [Finding]())
                    for index in stride(from: half, to: failures.count, by: 2) {
                        for next in done..<max(done, failures[index].point) {
                            try disk.take(
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

    /// Draws points, in order: half of them beside a sync or after something was said, where most is at stake.
    private static func drawn(
        _ count: Int, _ recording: Recording, _ seed: UInt64
    ) -> [PowerFailure] {
        var generator = SplitMix64(seed: seed)
        let changes = recording.changes
        let hot = changes.indices.flatMap { index in
            switch changes[index] {
            case .synced: [index, index + 1]
            case .said, .renamed: [index + 1]
            default: [Int]()
            }
        }
        return (0..<count).map { _ in
            let isHot = generator.next() & 1 == 0 && !hot.isEmpty
            let draw = Int(generator.next() >> 1)
            let point = isHot ? hot[draw % hot.count] : draw % (changes.count + 1)
            return PowerFailure(point: point, seed: generator.next())
        }.sorted { $0.point < $1.point }
    }
}
