import Foundation
import KioskTestSupport
import PurchaseCore
import PurchaseEngine
import SandboxBackend
import StoreAPI
import StoreModel

@testable import KioskApp

/// A household in which much has happened: purchases of every kind, a spending, a refund of what was spent, a decline,
/// an order that waits for approval, and a restore on a second phone.
struct BusyCustomerFixture {
    let home: CustomerFixture

    init() async throws {
        home = try CustomerFixture()
        try await onPhone { session in
            for _ in 0..<2 { try await session.buys("gems.60", quantity: 2) }
            try await session.buys("removeads")
            _ = try? await session.buys("gems.60", outcome: .decline)
            _ = try await session.engine.spend(
                GoodAmount(good: "gems", amount: 200), note: "a sword")
            let newest = await session.engine.snapshot().rows.first { $0.quantity == 2 }
            if let id = newest?.transactionID {
                _ = try await session.backend.side.control.refund(id)
            }
            // The next visit of the store brings the news.
            try await session.buys("gems.60", quantity: 3)
            try await session.buys("gems.60", outcome: .askToBuy)
            await session.settle(atMost: 10_000)
        }
        try await onPhone("phone-2") { session in
            _ = try await session.engine.restore()
            await session.settle(atMost: 10_000)
        }
        try await isLetGo()
    }

    /// One whose files are there already.
    init(_ home: CustomerFixture) { self.home = home }

    /// One that is looked at and copied only.
    static let shared = Shared { try await BusyCustomerFixture() }

    /// The folder of its profile.
    var folder: String { home.folder.path + "/kiosk/default" }

    /// Does something with a phone, which drives meanwhile.
    func onPhone(
        _ device: String = "phone-1",
        _ body: @escaping @Sendable (DriverSession) async throws -> Void
    ) async throws {
        let backend = try await BackendSession.open(try home.settings { $0.device = device })
        let session = try await DriverSession.driving(backend)
        try await session.whileDriving { session in
            try await body(session)
            try? await session.engine.flush()
        }
    }

    /// The same files in another household's folder.
    ///
    /// Without the files that SQLite shares between processes: a reader makes them and takes them away again.
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
                // That of a reader is empty, and may be gone by now.
                try? files.copyItem(atPath: from + name, toPath: to + name)
            } else {
                try files.copyItem(atPath: from + name, toPath: to + name)
            }
        }
        return copy
    }

    /// Whoever drove lets go of its files a moment after its end, and takes the logs of the databases into them.
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

extension DriverSession {
    /// Buys the product whose id ends so.
    @discardableResult
    func buys(
        _ suffix: String, quantity: Int = 1, outcome: Outcome = .approve
    ) async throws -> PurchaseResult {
        let reply = try await engine.products(nil, locale: .fallback)
        guard let product = reply.products.first(where: { $0.id.rawValue.hasSuffix(suffix) }) else {
            throw CocoaError(.fileNoSuchFile)
        }
        return try await engine.purchase(product, quantity: quantity, outcome: outcome)
    }
}
