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
        guard let id, let token = jws.flatMap({ JWSParts($0) }) else { return text }
        let known = try number(of: token, id, in: database)
        guard let number = known ?? record else { return text }
        let short = token.shortText(of: text, number: number)
        if known == nil, short != text { try insert(token, number, into: database) }
        return short
    }

    /// Returns stored texts with the signed forms in place of the references to them, which one statement reads.
    static func fullTexts(of texts: [String], in database: Database) throws -> [String] {
        let numbers = texts.map(JWSParts.number(in:))
        let tokens = try tokens(Set(numbers.compactMap(\.self)).sorted(), in: database)
        return try zip(texts, numbers).map { text, number in
            guard let number else { return text }
            guard let token = tokens[number] else {
                throw DamagedRow(column: "record").of("tokens", "\(number)")
            }
            return token.fullText(of: text, number: number)
        }
    }

    /// Returns a stored text as ``fullTexts(of:in:)`` does.
    static func fullText(of text: String, in database: Database) throws -> String {
        try fullTexts(of: [text], in: database)[0]
    }

    private static func tokens(
        _ numbers: [Int64], in database: Database
    ) throws -> [Int64: JWSParts] {
        guard !numbers.isEmpty else { return [:] }
        let tokens = try ResultRow.fetchAll(
            database,
            cached: """
                SELECT record, text, payload, signature FROM json_each(?)
                    CROSS JOIN tokens ON record = value
                    JOIN token_headers ON token_headers.id = header
                """, arguments: [try encode(numbers)]
        ).map { row in
            let number = try row.integer("record")
            let token = try DamagedRow.addingRowName("tokens", "\(number)") {
                JWSParts(
                    header: try row.text("text"), payload: try row.text("payload"),
                    signature: try row.text("signature"))
            }
            return (number, token)
        }
        return Dictionary(tokens, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the record that brought a signed form; nil if it is not stored.
    private static func number(
        of token: JWSParts, _ id: TransactionID, in database: Database
    ) throws -> Int64? {
        try ResultRow.fetchOne(
            database,
            cached: """
                SELECT record FROM records JOIN tokens ON record = sequence
                    JOIN token_headers ON id = header
                WHERE transaction_id = ? AND payload = ? AND signature = ? AND text = ?
                """, arguments: [id.rawValue, token.payload, token.signature, token.header]
        )?.integer("record")
    }

    private static func insert(
        _ token: JWSParts, _ number: Int64, into database: Database
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
