import GRDB
import KioskFaults
import KioskTestSupport
import ServerTestSupport
import Testing

@Suite("Quarantined rows in commands", .timeLimit(.minutes(5)))
struct SetAsideCommandTests {
    private let shop: CommandShop

    init() throws {
        shop = try CommandShop()
    }

    private func store<Value>(
        in folder: TemporaryFolder? = nil, _ body: (Database) throws -> Value
    ) throws -> Value {
        let path = (folder ?? shop.folder).file("kiosk/default/embedded/store.sqlite")
        return try DatabaseQueue(path: path, configuration: .waiting).writeWithoutTransaction(body)
    }

    private func tamper(_ sql: String, in folder: TemporaryFolder? = nil) throws {
        try store(in: folder) { try $0.execute(sql: sql) }
    }

    @Test("doctor and audit name a quarantined row, others can still buy, and a repair settles it")
    func named() async throws {
        #expect(try await shop("buy gems.60 --no-auto-finish").status == 0)
        try tamper("UPDATE transactions SET currency = 'dollars'")
        #expect(try await shop("sandbox clock jump P4D").status == 0)
        #expect(try await shop("buy gems.60 --account bob --device tablet").status == 0)
        let reason = "The column “currency” of transactions"
        let doctor = try await shop("doctor")
        #expect(doctor.output.contains("was set aside") && doctor.output.contains(reason))
        let audit = try await shop("audit --json")
        #expect(audit.objects.first?["kind"] as? String == "set-aside")
        #expect(audit.objects.first?["table"] as? String == "transactions")
        try tamper("UPDATE transactions SET currency = 'USD' WHERE account != 'bob'")
        #expect(try await shop("sandbox clock settle").status == 0)
        let count = try store { try Int.fetchOne($0, sql: Self.refunded) }
        #expect(count == 1)
        #expect(try await shop("audit").status == 0)
        let healthy = try await shop("doctor")
        #expect(!healthy.output.contains("was set aside"))
    }

    @Test(
        "a command that needs a damaged row names it, for local and served stores",
        arguments: [false, true])
    func needed(isServed: Bool) async throws {
        let served = isServed ? try await ServedCommands() : nil
        let place = served.map { " --backend \($0.server.url)" } ?? ""
        for product in ["removeads", "gems.60"] {
            #expect(try await shop("buy \(product)" + place).status == 0)
        }
        try tamper(
            "UPDATE transactions SET currency = 'dollars' WHERE type = 'Non-Consumable'",
            in: served?.folder)
        let run = try await shop("restore --json" + place)
        #expect(run.status == 65, "\(run.output)\(run.errors)")
        #expect(run.failure?.code == "damaged")
        let message = run.failure?.message ?? ""
        #expect(message.contains("The column “currency” of transactions"), "\(message)")
        #expect(message.contains("Run kiosk doctor on the store's machine"), "\(message)")
        #expect(try await shop("buy gems.60 --account bob --device watch" + place).status == 0)
    }

    @Test("doctor and audit name a notification that was set aside, and a repaired one is sent")
    func notification() async throws {
        #expect(try await shop("sandbox notify url http://127.0.0.1:1/hook").status == 0)
        #expect(try await shop("buy gems.60").status == 0)
        try tamper("UPDATE notifications SET type = 'WHATEVER'")
        let refused = try await shop("sandbox notify resend --json")
        #expect(refused.status == 65 && refused.failure?.code == "unsendable")
        let doctor = try await shop("doctor").output.split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
        #expect(doctor.contains("of notifications was set aside"), "\(doctor)")
        #expect(doctor.contains("kiosk sandbox notify resend"), "\(doctor)")
        let audit = try await shop("audit --json")
        #expect(audit.objects.first?["table"] as? String == "notifications", "\(audit.output)")
        try tamper("UPDATE notifications SET type = 'ONE_TIME_CHARGE'")
        let sent = try await shop("sandbox notify resend --json")
        #expect(sent.status == 69 && sent.failure?.code == "not-taken", "\(sent.output)")
        #expect(try await !shop("doctor").output.contains("was set aside"))
    }

    private static let refunded =
        "SELECT count(*) FROM transactions WHERE revocation_date IS NOT NULL AND fault IS NULL"
}
