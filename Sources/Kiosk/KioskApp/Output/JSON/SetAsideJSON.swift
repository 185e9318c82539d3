import SandboxStore

/// `{"kind":"set-aside","table":"transactions","row":"2000…","reason":…}`: a row of the store that holds up no other.
struct SetAsideJSON: Encodable {
    let kind = "set-aside"
    let table: String
    let row: String
    let reason: String

    init(_ row: SetAsideRow) {
        (table, self.row, reason) = (row.table, row.key, row.reason)
    }
}
