import Foundation
import KioskTestSupport
import Testing

@testable import KioskFuzz

/// Runs the same few inputs every time, so that a fixed defect cannot return unnoticed. libFuzzer runs many
/// more for hours.
@Suite("Untrusted bytes")
struct FuzzTargetTests {
    /// The number of mutated inputs for each target.
    private static let counts = ["tokens": 150, "certificates": 150, "requests": 100]

    @Test("every seed of a fuzz target satisfies its rules", arguments: FuzzTargets.names)
    func seeds(name: String) async throws {
        let broken = try await runOnNewThread {
            let target = try #require(try FuzzTargets.named(name))
            return firstBroken(target, target.seeds + [[]])
        }
        #expect(broken == nil)
    }

    @Test("random mutations of the seeds satisfy the rules", arguments: FuzzTargets.names)
    func mutations(name: String) async throws {
        let broken = try await runOnNewThread {
            let target = try #require(try FuzzTargets.named(name))
            let count = Self.counts[name] ?? 100
            return firstBroken(target, Mutations(of: target, seed: 5).prefix(count))
        }
        #expect(broken == nil)
    }

    @Test("the same seed produces the same inputs, and another seed different ones")
    func determinism() throws {
        let target = Fixed(seeds: [Array("abc".utf8), Array("defghi".utf8)], words: [[1, 2]])
        let first = Array(Mutations(of: target, seed: 1).prefix(50))
        #expect(first == Array(Mutations(of: target, seed: 1).prefix(50)))
        #expect(first != Array(Mutations(of: target, seed: 2).prefix(50)))
    }

    @Test("all request worlds have the same IDs, so that an input has the same meaning in each")
    func worlds() async throws {
        let seeds = try await [RequestWorld(), RequestWorld()].map {
            try RequestSeeds(world: $0).all
        }
        #expect(seeds[0] == seeds[1])
    }

    @Test("most requests of the seeds succeed")
    func reach() async throws {
        let world = try await RequestWorld()
        let seeds = try RequestSeeds(world: world).good
        let refused = try await runOnNewThread {
            try seeds.map { seed in
                let request = FuzzRequest(seed[...], in: world)
                let answer = try FuzzConnection(port: world.port)
                    .answer(to: request.bytes, isHead: false)
                return answer.status < 400
                    ? ""
                    : "\(request.route.pattern): \(String(decoding: answer.body, as: UTF8.self))"
            }.filter { !$0.isEmpty }
        }
        #expect(refused.count * 4 <= seeds.count, "\(refused.joined(separator: "\n"))")
    }

    /// Runs inputs until one violates a rule and returns its description; the later ones would run in a broken
    /// world.
    private func firstBroken(
        _ target: any FuzzTarget, _ inputs: some Sequence<[UInt8]>
    ) -> String? {
        for (place, input) in inputs.enumerated() {
            do { try target.run(input) } catch {
                return "Input \(place): \(error) \(input.prefix(400))"
            }
        }
        do { try target.end() } catch { return "At the end: \(error)" }
        return nil
    }
}

/// Tests the command line, which also replays found inputs.
@Suite("Command line of the fuzz targets")
struct FuzzOptionsTests {
    @Test(
        "a command line without a known target or an input is rejected",
        arguments: [[], ["tokens"], ["token", "file"], ["tokens", "-runs=1"]])
    func misuse(words: [String]) {
        #expect(throws: FuzzOptions.Misuse.self) { try FuzzOptions(words) }
    }

    @Test("an empty folder is filled with the seeds and replayed, and a full one is unchanged")
    func folder() throws {
        let folder = try TemporaryFolder()
        for _ in 0..<2 {
            let line = try FuzzOptions(["tokens", folder.path])
            try line.prepare()
            try line.replay()
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(names.count == line.target.seeds.count)
            for name in names.dropFirst(3) {
                try FileManager.default.removeItem(atPath: folder.file(name))
            }
            try line.prepare()
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 3)
            for name in names.prefix(3) {
                try FileManager.default.removeItem(atPath: folder.file(name))
            }
        }
    }
}

/// A target with seeds and words that checks nothing.
private struct Fixed: FuzzTarget {
    let seeds: [[UInt8]]
    let words: [[UInt8]]

    func run(_ input: [UInt8]) {}
}
