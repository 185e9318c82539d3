import Foundation
import GRDB
import ShopTestSupport
import StoreAPI
import StoreModel

/// A genuine purchase, and a token made of it with the store's own key that the store never signed.
struct Forgery {
    let phone: RawClient
    let genuine: SignedTransaction
    let token: JWS

    /// What stands in the genuine payload, as its JSON spells it.
    struct Claims {
        let transaction: Transaction

        var bundleID: String { "\"\(transaction.bundleID)\"" }
        var quantity: String { "\"quantity\":\(transaction.quantity)" }
    }

    /// Buys, and rewrites what is named.
    static func make(
        _ changes: (Claims) -> [(part: String, other: String)]
    ) async throws -> Forgery {
        let backend = try Backend()
        let phone = try await backend.phone()
        let genuine = try await phone.buy(try await phone.gems())
        let token = try TokenForger(of: backend).rewrite(
            genuine.jws, changes(Claims(transaction: genuine.transaction)))
        return Forgery(phone: phone, genuine: genuine, token: token)
    }

    /// How the merchant refuses it; nil where it does not.
    var answer: Refusal.Code? {
        get async throws {
            let forged = SignedTransaction(transaction: genuine.transaction, jws: token)
            return try await refusal { try await phone.verify(forged) }
        }
    }
}

extension Backend {
    /// The store's file as it is now, whole.
    func storeFile() throws -> Data {
        let path = folder + "/store.sqlite"
        let queue = try DatabaseQueue(path: path)
        _ = try queue.writeWithoutTransaction { database in
            try database.checkpoint(.truncate)
        }
        return try Data(contentsOf: URL(filePath: path))
    }

    /// Puts an older file of the store in the place of the present one.
    func replaceStore(_ data: Data) throws {
        let path = folder + "/store.sqlite"
        for leftover in ["-wal", "-shm"] {
            try? FileManager.default.removeItem(atPath: path + leftover)
        }
        // Under another inode: whoever has the old one open goes on with that.
        try FileManager.default.removeItem(atPath: path)
        try data.write(to: URL(filePath: path))
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    }
}
