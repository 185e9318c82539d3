import Foundation
import KioskFaults
import KioskTestSupport
import Testing

@Suite("Disputes and compensations")
struct DisputeTests {
    /// Returns the verdict in the last line of a dispute.
    private func verdict(_ run: KioskRun) throws -> [String: any Sendable] {
        let last = try #require(run.objects.last)
        #expect(last["kind"] as? String == "verdict", "\(run.output) \(run.errors)")
        return last
    }

    private func number(_ run: KioskRun) throws -> String {
        try #require(run.objects.compactMap { $0["merchantOrder"] as? String }.last)
    }

    @Test("a declined, a delivered, a spent and a refunded order each have their verdict")
    func verdicts() async throws {
        let kiosk = try CommandShop()
        let declined = try number(try await kiosk("buy gems.60 --json --outcome decline"))
        let refused = try verdict(try await kiosk("dispute \(declined) --json"))
        #expect(refused["verdict"] as? String == "declined")
        #expect(refused["charged"] as? Bool == false)
        #expect(refused["stoppedAt"] as? String == "store")
        let bought = try number(try await kiosk("buy gems.60 --json"))
        let delivered = try verdict(try await kiosk("dispute \(bought) --json"))
        #expect(delivered["verdict"] as? String == "delivered")
        #expect(delivered["stoppedAt"] == nil)
        _ = try await kiosk("spend gems 45 --note lantern")
        let run = try await kiosk("dispute \(bought.dropFirst(2)) --json --locale zh_CN")
        let spent = try verdict(run)
        #expect(spent["verdict"] as? String == "spent")
        #expect((spent["toPlayer"] as? String)?.contains("“lantern”") == true)
        let wallet = run.objects.filter { $0["kind"] as? String == "wallet" }
        #expect(wallet.map { $0["balanceBefore"] as? Int } == [0, 60])
        #expect(wallet.map { $0["balance"] as? Int } == [60, 15])
        let id = try #require(run.objects.first?["transactionId"] as? String)
        _ = try await kiosk("sandbox refund \(id)")
        let refunded = try verdict(try await kiosk("dispute \(id) --json"))
        #expect(refunded["verdict"] as? String == "refunded")
        let account = try await kiosk("dispute --account customer --json")
        let orders = account.objects.filter { $0["kind"] as? String == "other-order" }
        #expect(orders.map { $0["verdict"] as? String } == ["refunded", "declined"])
    }

    @Test("an order killed between charge and grant is owed, compensated once, and then settled")
    func owed() async throws {
        let start = try Profile()
        _ = try await start.run(["library"])
        let profile = try await start.killedBeforeGrant()
        let owed = try verdict(try await profile.run(["dispute", "M-2026-000001", "--json"]))
        #expect(owed["verdict"] as? String == "owed")
        #expect(owed["charged"] as? Bool == true)
        let grant = ["sandbox", "grant", "000001", "--reason", "never arrived", "--json"]
        let given = try #require(try await profile.run(grant).objects.first)
        #expect(given["repeated"] as? Bool == false)
        let again = try #require(try await profile.run(grant).objects.first)
        #expect(again["repeated"] as? Bool == true)
        #expect(again["at"] as? Int == given["at"] as? Int)
        // The device continues where it was killed and finds the goods granted.
        let library = try await profile.run(["library", "--json"])
        #expect(library.balance(of: "gems") == 60)
        let books = try CustomerRecordCounts(of: profile)
        #expect(books.gems == 60 && books.open == 0 && books.unfinished == 0)
        let settled = try verdict(try await profile.run(["dispute", "000001", "--json"]))
        #expect(settled["verdict"] as? String == "compensated")
        #expect(settled["open"] as? Bool == false)
    }

    @Test("human-readable text exists in both languages, and a hostile note is escaped")
    func people() async throws {
        let kiosk = try CommandShop()
        _ = try await kiosk("buy gems.60")
        let note = "\u{1B}[2J\u{202E}evil"
        _ = try await kiosk.run(["spend", "gems", "7", "--note", note])
        let reason = [
            "sandbox", "grant", "000001", "--good", "gems", "--amount", "3", "--reason", note,
        ]
        #expect(try await kiosk.run(reason).status == 0)
        for (locale, words) in [
            ("en_US", ["Order M-", "Reply to the customer", "History", "charged", "this order"]),
            ("zh_CN", ["订单 M-", "给客户的答复", "历史", "已扣款", "本订单"]),
        ] {
            let run = try await kiosk("dispute 000001 --locale \(locale)")
            #expect(run.status == 0)
            for word in words { #expect(run.output.contains(word), "\(word): \(run.output)") }
            #expect(!run.output.unicodeScalars.contains { [0x1B, 0x202E].contains($0.value) })
        }
        let shown = try await kiosk("dispute --account customer")
        #expect(shown.status == 0 && shown.output.contains("Wallet of"))
    }

    @Test("an unknown order suggests similar ones, and the command creates nothing")
    func unknown() async throws {
        let kiosk = try CommandShop()
        let empty = try await kiosk("dispute M-2026-000001 --json")
        #expect(empty.status == 65)
        #expect(!FileManager.default.fileExists(atPath: kiosk.folder.file("kiosk")))
        _ = try await kiosk("buy gems.60")
        _ = try await kiosk("buy gems.60")
        let other = try await kiosk("dispute M-1999-000002 --json")
        #expect(other.status == 65)
        #expect(other.failure?.message.contains("000002") == true)
        #expect(try await kiosk("dispute 2026 --json").status == 64)
        #expect(try await kiosk("dispute --json").status == 64)
        #expect(try await kiosk("dispute x --account customer --json").status == 64)
        #expect(try await kiosk("dispute --account nobody --json").status == 65)
        #expect(try await kiosk("sandbox grant 000002 --reason x --json").status == 77)
        #expect(try await kiosk("sandbox grant 000002 --reason x --good gems --json").status == 64)
        #expect(try await kiosk("sandbox grant 777777 --reason x --json").status == 65)
        // A command for another account does not change the profile's account.
        #expect(try await kiosk("library --json").objects.first?["amount"] as? Int == 120)
    }

    @Test("a finding about a device's log names the log if the device has several")
    func severalLogs() async throws {
        let profile = try Profile()
        _ = try await profile.run(["buy", "gems.60"])
        try profile.execute(
            profile.merchant,
            """
            INSERT INTO log_findings (chain, sequence, kind, hash, event, at)
            SELECT chain, 2, 'unjoined', '', NULL, at FROM log_chains
            """)
        let one = try await profile.run(["dispute", "000001"]).output.unwrapped
        #expect(one.contains("phone-1: event 2 does not follow"), "\(one)")
        try profile.execute(
            profile.merchant,
            """
            INSERT INTO log_chains (chain, account, device, at, events)
            SELECT 'earlier', account, device, 1767225600000, 0 FROM log_chains;
            UPDATE log_findings SET chain = 'earlier'
            """)
        let several = try await profile.run(["dispute", "000001"]).output.unwrapped
        #expect(several.contains("log of phone-1 since Jan 1, 2026"), "\(several)")
        #expect(several.contains("(2026-01-01 00:00:00Z): event 2 does not"), "\(several)")
    }

    @Test("a merchant's file from before compensations keeps its ledger")
    func migration() async throws {
        let profile = try Profile()
        _ = try await profile.run(["buy", "gems.60"])
        _ = try await profile.run(["spend", "gems", "7"])
        try profile.execute(profile.merchant, Self.stepBack)
        let before = try profile.number(
            profile.merchant, "SELECT sum(version * 1000 + balance) FROM ledger")
        let report = try await profile.run(["dispute", "000001", "--json"])
        #expect(report.status == 0, "\(report.errors)")
        #expect(
            try profile.number(profile.merchant, "SELECT sum(version * 1000 + balance) FROM ledger")
                == before)
        let given = try await profile.run([
            "sandbox", "grant", "000001", "--good", "gems", "--amount", "7", "--reason", "x",
        ])
        #expect(given.status == 0, "\(given.errors)")
        #expect(try await profile.run(["library", "--json"]).balance(of: "gems") == 60)
        #expect(
            try profile.number(
                profile.merchant,
                "SELECT count(*) FROM sqlite_master WHERE name = 'ledger_by_transaction'") == 1)
    }

    /// Migrates the file back to the version before compensations, with the original schema text.
    private static let stepBack = """
        CREATE TEMP TABLE kept AS SELECT account, version, at, kind, good, change, balance,
            environment, transaction_id, merchant_order, spend_id, note, paid_off FROM ledger;
        DROP TABLE ledger;
        CREATE TABLE ledger (
            account TEXT NOT NULL,
            version INTEGER NOT NULL CHECK (version >= 1),
            at INTEGER NOT NULL,
            kind TEXT NOT NULL CHECK (kind IN ('grant', 'spend', 'revocation', 'debt')),
            good TEXT NOT NULL,
            change INTEGER NOT NULL,
            balance INTEGER NOT NULL CHECK (balance >= 0),
            environment TEXT,
            transaction_id TEXT,
            merchant_order TEXT,
            spend_id TEXT,
            note TEXT NOT NULL,
            PRIMARY KEY (account, version)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX ledger_by_transaction ON ledger (transaction_id)
            WHERE transaction_id IS NOT NULL;
        ALTER TABLE ledger ADD COLUMN paid_off INTEGER
            CHECK (paid_off IS NULL OR (paid_off > 0 AND kind = 'grant'));
        INSERT INTO ledger SELECT * FROM kept;
        ALTER TABLE grants DROP COLUMN revision;
        ALTER TABLE grants DROP COLUMN withdrawn_share;
        DROP TABLE compensations;
        DROP TABLE refused_spends;
        DROP INDEX numbers_by_account;
        \(MerchantFileDowngrade.withoutLongHistories)
        PRAGMA user_version = 3;
        """
}

extension String {
    /// The text with its line breaks removed.
    fileprivate var unwrapped: String {
        split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

/// Thrown if the store writes nothing between the charge and the grant.
private struct NoSuchWrite: Error {}

extension Profile {
    /// Returns a copy in which a purchase was killed after the store's charge and before the merchant's grant.
    fileprivate func killedBeforeGrant() async throws -> Profile {
        for place in 1...6 {
            let copy = try copy()
            let killed = try await copy.run(
                ["buy", "gems.60"],
                SystemCallFault(.killAfter, [.fdatasync], path: "store.sqlite", at: place))
            let books = try CustomerRecordCounts(of: copy)
            if killed.status == 137, books.charges == 1, books.grants == 0 { return copy }
        }
        throw NoSuchWrite()
    }
}
