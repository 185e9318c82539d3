import Foundation
import KioskTestSupport
import PurchaseCore
import PurchaseEngine
import StoreAudit
import StoreModel
import Testing

@testable import KioskApp

/// Tests that a flipped bit in any file of a profile is detected or changes nothing, and never causes a crash or
/// a wrong balance.
@Suite("Flipped bits")
struct FlipStories {
    /// A household with the files of a running program, including write-ahead logs that are not checkpointed.
    private static let atWork = SharedValue {
        let home = try await BusyCustomerFixture.shared.value().copied()
        let busy = BusyCustomerFixture(home)
        let copy = SharedValue { try busy.copied() }
        try await busy.runOnDevice { session in
            try await session.buy("gems.60", quantity: 2)
            try await session.engine.flush()
            _ = try await copy.value()
        }
        return BusyCustomerFixture(try await copy.value())
    }

    private static let files = [
        "store.sqlite", "merchant.sqlite", "devices/phone-1/journal.sqlite",
        "authority/authority.pem",
    ]

    /// The findings and balances that a user sees for a profile.
    private struct Word: Equatable {
        var isHealthy: Bool
        var balances: [GoodAmount]?
        var owned: [ProductID]?
    }

    @Test(
        "a flipped bit in any file is reported or changes nothing that a customer sees",
        arguments: files)
    func flips(_ name: String) async throws {
        // Four of 24 rounds of each commit.
        let first = Int(SweepSample.commitSeed % 6) * 4
        let damaged = try await flips(
            name, in: try await BusyCustomerFixture.shared.value(), first..<first + 4)
        // Every bit of the authority's file matters, so that each of its flips is reported.
        #expect(damaged > 0 || name != Self.files.last)
    }

    @Test(
        "a flipped bit in a write-ahead log is reported or loses nothing that a sync does not restore",
        arguments: files.dropLast().map { $0 + "-wal" })
    func logFlips(_ name: String) async throws {
        // A truncated log is detected only if the database was recreated meanwhile.
        let first = Int(SweepSample.commitSeed % 2) * 4
        _ = try await flips(name, in: try await Self.atWork.value(), first..<first + 4)
    }

    /// Flips one bit in each round, and expects that every unreported flip has changed nothing.
    ///
    /// - Returns: The number of rounds in which the doctor reported damage.
    private func flips(
        _ name: String, in home: BusyCustomerFixture, _ rounds: Range<Int>
    ) async throws -> Int {
        let truth = try await word(try home.copied())
        #expect(truth.isHealthy && truth.balances?.isEmpty == false)
        var chance = SeededGenerator(seed: UInt64(name.utf8.count))
        var damaged = 0
        // Each round has the same bit in every sample.
        for _ in 0..<2 * rounds.lowerBound { _ = chance.next() }
        for round in rounds {
            let copy = try home.copied()
            let flip = try flip(
                copy.places.embedded + "/" + name, isInUse: round.isMultiple(of: 2), &chance)
            let word = try await word(copy)
            if !word.isHealthy {
                damaged += 1
            } else if word.balances == nil {
                Issue.record("round \(round): no damage is reported, and no shop opens: \(flip)")
            } else {
                #expect(word == truth, "round \(round): \(flip)")
            }
        }
        return damaged
    }

    /// Flips one random bit and returns its position.
    ///
    /// - Parameter isInUse: Whether only nonzero bytes are flipped. Most pages of a small database are empty,
    ///   and flips of them change nothing.
    private func flip(_ path: String, isInUse: Bool, _ chance: inout SeededGenerator) throws
        -> String
    {
        var bytes = try Data(contentsOf: URL(filePath: path))
        let places = bytes.withUnsafeBytes { content in
            isInUse ? content.indices.filter { content[$0] != 0 } : Array(content.indices)
        }
        let place = places[Int(chance.next() % UInt64(places.count))]
        let bit = UInt8(1) << UInt8(chance.next() % 8)
        bytes[place] ^= bit
        try bytes.write(to: URL(filePath: path))
        return "\(path) byte \(place) bit \(bit)"
    }

    /// Returns the doctor's findings, and the device's contents after it was opened and has finished its work.
    private func word(_ home: CustomerFixture) async throws -> Word {
        let folder = home.places.folder
        let settings = try home.settings()
        let isHealthy = try await runOnNewThread {
            let findings = HealthCheck(
                paths: ProfilePaths(folder: folder), now: SystemEngineClock().now()
            ).findings()
            return !findings.contains { $0.severity == .damage || $0.severity == .disk }
        }
        guard let backend = try? await BackendSession.open(settings),
            let session = try? await DeviceSession.driving(backend)
        else { return Word(isHealthy: isHealthy) }
        let snapshot = try await session.whileDriving { session in
            await session.waitUntilIdle(atMost: 10_000)
            return await session.engine.snapshot()
        }
        return Word(
            isHealthy: isHealthy, balances: snapshot.wallet.balances,
            owned: snapshot.entitlements.map(\.productID))
    }
}
