import SandboxStore

/// A row of the store that was set aside, so that it blocks no other row:
/// `{"kind":"set-aside","table":"transactions","row":"2000…","reason":…}`
struct SetAsideJSON: Encodable {
    let kind = "set-aside"
    let table: String
    let row: String
    let reason: String

    init(_ row: SetAsideRow) {
        (table, self.row, reason) = (row.table, row.key, row.reason)
    }
}
