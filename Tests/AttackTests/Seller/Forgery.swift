import Foundation
import GRDB
import ShopTestSupport
import StoreAPI
import StoreModel

/// A genuine purchase, and a forged token of it with the store's real key, which the store never signed.
struct Forgery {
    let phone: RawClient
    let genuine: SignedTransaction
    let token: JWS

    /// Claims of the genuine payload in the spelling of its JSON.
    struct Claims {
        let transaction: Transaction

        var bundleID: String { "\"\(transaction.bundleID)\"" }
        var quantity: String { "\"quantity\":\(transaction.quantity)" }
    }

    /// Buys, and rewrites the given parts of the payload.
    static func make(
        _ changes: (Claims) -> [(part: String, other: String)]
    ) async throws -> Forgery {
        let backend = try TestBackend()
        let phone = try await backend.rawClient()
        let genuine = try await phone.buy(try await phone.gemsRequest())
        let token = try TokenForger(of: backend).rewrite(
            genuine.jws, changes(Claims(transaction: genuine.transaction)))
        return Forgery(phone: phone, genuine: genuine, token: token)
    }

    /// The code with which the merchant refuses the token; nil if it accepts it.
    var answer: Refusal.Code? {
        get async throws {
            let forged = SignedTransaction(transaction: genuine.transaction, jws: token)
            return try await refusalCode { try await phone.verify(forged) }
        }
    }
}

extension TestBackend {
    /// Returns the store's complete file as it is now.
    func storeFile() throws -> Data {
        let path = folder + "/store.sqlite"
        let queue = try DatabaseQueue(path: path)
        _ = try queue.writeWithoutTransaction { database in
            try database.checkpoint(.truncate)
        }
        return try Data(contentsOf: URL(filePath: path))
    }

    /// Replaces the store's file with an older one.
    func replaceStore(_ data: Data) throws {
        let path = folder + "/store.sqlite"
        for leftover in ["-wal", "-shm"] {
            try? FileManager.default.removeItem(atPath: path + leftover)
        }
        // The new file has another inode, so a process that has the old one open continues with that.
        try FileManager.default.removeItem(atPath: path)
        try data.write(to: URL(filePath: path))
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    }
}
