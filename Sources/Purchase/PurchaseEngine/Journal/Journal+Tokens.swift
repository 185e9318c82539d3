import GRDB
import StoreFiles
import StoreModel

/// The signed forms, to which the texts of records and deliveries refer.
extension Journal {
    /// Returns the text to store, with references to a signed form of a transaction that a record has brought.
    ///
    /// - Parameter record: The record that brings the signed form now, which is stored if it is new.
    static func storedText(
        _ text: String, _ jws: JWS?, of id: TransactionID?, record: Int64? = nil,
        _ database: Database
    ) throws -> String {
        guard let id, let token = jws.flatMap({ StoredToken($0) }) else { return text }
        let known = try number(of: token, id, in: database)
        guard let number = known ?? record else { return text }
        let short = token.shortText(of: text, number: number)
        if known == nil, short != text { try insert(token, number, into: database) }
        return short
    }

    /// Returns a stored text with the signed form in place of the references to it.
    static func fullText(of text: String, in database: Database) throws -> String {
        guard let number = StoredToken.number(in: text) else { return text }
        let row = try Row.fetchOne(
            database,
            cached: """
                SELECT text, payload, signature FROM tokens JOIN token_headers ON id = header
                WHERE record = ?
                """, arguments: [number])
        return try DamagedRow.addingRowName("tokens", "\(number)") {
            guard let row else { throw DamagedRow(column: "record") }
            let token = StoredToken(
                header: try row.text("text"), payload: try row.text("payload"),
                signature: try row.text("signature"))
            return token.fullText(of: text, number: number)
        }
    }

    /// Returns the record that brought a signed form; nil if it is not stored.
    private static func number(
        of token: StoredToken, _ id: TransactionID, in database: Database
    ) throws -> Int64? {
        try Row.fetchOne(
            database,
            cached: """
                SELECT record FROM records JOIN tokens ON record = sequence
                    JOIN token_headers ON id = header
                WHERE transaction_id = ? AND payload = ? AND signature = ? AND text = ?
                """, arguments: [id.rawValue, token.payload, token.signature, token.header]
        )?.integer("record")
    }

    private static func insert(
        _ token: StoredToken, _ number: Int64, into database: Database
    ) throws {
        try database.execute(
            cached: "INSERT OR IGNORE INTO token_headers (text) VALUES (?)",
            arguments: [token.header])
        try database.execute(
            cached: """
                INSERT INTO tokens (record, header, payload, signature)
                SELECT ?, id, ?, ? FROM token_headers WHERE text = ?
                """, arguments: [number, token.payload, token.signature, token.header])
    }
}
