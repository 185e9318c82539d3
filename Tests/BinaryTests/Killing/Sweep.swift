import Foundation
import KioskFaults
import KioskTestSupport
import Testing

/// Disturbs a command at one point after the other, each time on a fresh copy of the same state.
struct Sweep: Sendable, CustomTestStringConvertible {
    /// A description of what the sweep proves, for the test's name.
    let name: String
    /// The disturbed command.
    let command: [String]
    /// The disturbance.
    var action = SystemCallFault.Action.kill
    /// The disturbed calls.
    var calls: [SystemCallFault.Call] = [.fdatasync]
    /// The files whose calls are disturbed.
    var path = ""

    var testDescription: String { name }

    /// A point of the sweep.
    struct Point: Sendable, CustomStringConvertible {
        let fault: SystemCallFault
        /// The number of points.
        let of: Int
        /// The call in the undisturbed run.
        let call: TracedCall

        var description: String {
            "\(fault.action) at call \(fault.number) of \(of), which was \(call)"
        }
    }

    /// Counts the calls of an undisturbed run and returns a sample of them.
    private func points(_ start: Profile, _ most: Int, _ seed: UInt64) async throws -> [Point] {
        let profile = try start.copy()
        let watch = profile.logged(SystemCallFault(.logOnly, calls, path: path))
        let run = try await profile.run(command, watch)
        try #require(run.status == 0, "undisturbed: \(run.errors)")
        let made = profile.calls
        try #require(!made.isEmpty)
        let sample = SweepSample(most, of: made.count, seed: seed)
        sample.printPoints(name)
        return sample.indices.map { place in
            Point(
                fault: SystemCallFault(action, calls, path: path, at: place + 1), of: made.count,
                call: made[place])
        }
    }

    /// Disturbs a sample of the points, two at a time, and calls the check after each.
    ///
    /// - Parameters:
    ///   - most: The maximum number of points.
    ///   - seed: The seed that selects the points.
    ///   - check: A closure that receives the profile, the point, and the result of the command.
    /// - Returns: The number of runs that reached their point; the last points may lie behind the end of a
    ///   shorter run.
    func run(
        from start: Profile, _ most: Int = 4, seed: UInt64 = SweepSample.commitSeed,
        check: @escaping @Sendable (Profile, Point, KioskRun) async throws -> Void
    ) async throws -> Int {
        let points = try await points(start, most, seed)
        return try await withThrowingTaskGroup(of: Int.self) { group in
            for half in 0..<2 {
                group.addTask {
                    var met = 0
                    for index in stride(from: half, to: points.count, by: 2) {
                        let profile = try start.copy()
                        let run = try await profile.run(command, points[index].fault)
                        if run.status != 0 { met += 1 }
                        try await check(profile, points[index], run)
                    }
                    return met
                }
            }
            return try await group.reduce(0, +)
        }
    }
}
