import Foundation
import KioskTestSupport
import PurchaseCore
import PurchaseEngine
import SandboxBackend
import StoreAPI
import StoreModel

@testable import KioskApp

/// A household with a long history: purchases of every kind, a spending, a refund of spent goods, a decline, an
/// order that waits for approval, and a restore on a second device.
struct BusyCustomerFixture {
    let home: CustomerFixture

    init() async throws {
        home = try CustomerFixture()
        try await runOnDevice { session in
            for _ in 0..<2 { try await session.buy("gems.60", quantity: 2) }
            try await session.buy("removeads")
            _ = try? await session.buy("gems.60", outcome: .decline)
            _ = try await session.engine.spend(
                GoodAmount(good: "gems", amount: 200), note: "a sword")
            let newest = await session.engine.snapshot().rows.first { $0.quantity == 2 }
            if let id = newest?.transactionID {
                _ = try await session.backend.connectedBackend.control.refund(id)
            }
            // The next sync with the store delivers the changes.
            try await session.buy("gems.60", quantity: 3)
            try await session.buy("gems.60", outcome: .askToBuy)
            await session.waitUntilIdle(atMost: 10_000)
        }
        try await runOnDevice("phone-2") { session in
            _ = try await session.engine.restore()
            await session.waitUntilIdle(atMost: 10_000)
        }
        try await isLetGo()
    }

    /// Creates a fixture from existing files.
    init(_ home: CustomerFixture) { self.home = home }

    /// A shared fixture that is only read and copied.
    static let shared = SharedValue { try await BusyCustomerFixture() }

    /// The folder of its profile.
    var folder: String { home.folder.path + "/kiosk/default" }

    /// Runs an operation on a device, which drives the engine meanwhile.
    func runOnDevice(
        _ device: String = "phone-1",
        _ body: @escaping @Sendable (DeviceSession) async throws -> Void
    ) async throws {
        let backend = try await BackendSession.open(try home.settings { $0[.device] = device })
        let session = try await DeviceSession.driving(backend)
        try await session.whileDriving { session in
            try await body(session)
            try? await session.engine.flush()
        }
    }

    /// Copies the files into the folder of another household.
    ///
    /// Omits the files that SQLite shares between processes: a reader creates and removes them.
    func copied() throws -> CustomerFixture {
        let copy = try CustomerFixture()
        let (from, to) = (home.folder.path + "/", copy.folder.path + "/")
        let files = FileManager.default
        for name in try files.subpathsOfDirectory(atPath: from) where !name.hasSuffix("-shm") {
            let attributes = try? files.attributesOfItem(atPath: from + name)
            if attributes?[.type] as? FileAttributeType == .typeDirectory {
                try files.createDirectory(
                    atPath: to + name, withIntermediateDirectories: true,
                    attributes: [.posixPermissions: 0o700])
            } else if name.hasSuffix("-wal") {
                // A reader's file is empty and may already be removed.
                try? files.copyItem(atPath: from + name, toPath: to + name)
            } else {
                try files.copyItem(atPath: from + name, toPath: to + name)
            }
        }
        return copy
    }

    /// Waits until the driver has released its files, which happens a moment after its end, and checkpointed
    /// the databases.
    private func isLetGo() async throws {
        while try FileManager.default.subpathsOfDirectory(atPath: folder)
            .contains(where: { $0.hasSuffix("-wal") })
        {
            await Task.yield()
        }
    }
}

extension CustomerFixture {
    /// The files of its profile.
    var places: ProfilePaths { ProfilePaths(folder: folder.path + "/kiosk/default") }
}

extension DeviceSession {
    /// Buys the product whose ID has the given suffix.
    @discardableResult
    func buy(
        _ suffix: String, quantity: Int = 1, outcome: Outcome = .approve
    ) async throws -> PurchaseResult {
        let reply = try await engine.products(nil, locale: .fallback)
        guard let product = reply.products.first(where: { $0.id.rawValue.hasSuffix(suffix) }) else {
            throw CocoaError(.fileNoSuchFile)
        }
        return try await engine.purchase(product, quantity: quantity, outcome: outcome)
    }
}
