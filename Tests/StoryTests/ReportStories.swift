import Foundation
import KioskReport
import KioskTestSupport
import PurchaseCore
import PurchaseEngine
import StoreAPI
import StoreAudit
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskApp

@Suite("Report of a household")
struct ReportStories {
    private func report(
        _ home: CustomerFixture, _ change: (inout [SettingKey: String]) -> Void = { _ in }
    ) async throws -> SessionReport {
        try await SessionReportReader(settings: try home.settings(change)).report()
    }

    @Test("the report contains all events of every side, in lines that conform to the schema")
    func whole() async throws {
        let busy = try await BusyCustomerFixture.shared.value()
        let report = try await report(busy.home)
        #expect(report.all(.unreadable) == [])
        let orders = report.all(.order)
        #expect(Set(orders.compactMap { $0.text("charged") }) == ["yes", "no", "refunded"])
        #expect(orders.contains { $0.text("attention") == "The order is still open." })
        #expect(orders.contains { $0.text("merchantSays") == "granted, then revoked" })
        #expect(report.all(.money).count == 5)
        #expect(
            Set(report.all(.step).compactMap { $0.text("side") }) == [
                "device", "store", "merchant",
            ])
        #expect(report.all(.transaction).count >= 5 && report.all(.entitlement).count == 2)
        #expect(report.all(.wallet).contains { $0.text("note") == "a sword" })
        #expect(report.all(.promise).allSatisfy { $0.text("status") != "violated" })
        #expect(report.all(.chain).count == 2 && report.all(.event).count > 20)
        #expect(
            report.all(.screen).map { $0.text("name") } == [
                "Shop", "Activity", "Library", "Sandbox", "Log",
            ])
        for record in report.records {
            let fields = Dictionary(record.kind.fields.map { ($0.name, $0) }) { first, _ in first }
            let names = Set(record.members.map(\.name))
            #expect(names.isSubset(of: fields.keys), "\(record)")
            let required = fields.values.filter { !$0.isOptional }.map(\.name)
            #expect(names.isSuperset(of: required), "\(record)")
        }
    }

    @Test("the report contains no key, token, signature, device secret or home folder")
    func secrets() async throws {
        let busy = try await BusyCustomerFixture()
        try await busy.runOnDevice { session in
            _ = try await session.engine.spend(
                GoodAmount(good: "gems", amount: 1),
                note: "Bearer hunter2 https://mia:hunter3@a/?t=hunter4")
        }
        let secrets = try Self.secrets(in: busy.home.folder.path)
        #expect(secrets.count > 20)
        let report = try await report(busy.home)
        let texts = [ReportLines.text(report), ReportPage(report).html]
        for text in texts {
            for secret in secrets + ["hunter", busy.home.folder.path, "PRIVATE KEY"] {
                #expect(!text.contains(secret), "\(secret)")
            }
        }
    }

    /// Returns the lines of every key, the signatures of every token, and the contents of every file of
    /// secrets.
    private static func secrets(in folder: String) throws -> Set<String> {
        var secrets: Set<String> = []
        for name in try FileManager.default.subpathsOfDirectory(atPath: folder) {
            guard let data = FileManager.default.contents(atPath: folder + "/" + name) else {
                continue
            }
            let text = String(decoding: data, as: UTF8.self)
            if name.hasSuffix(".pem") {
                secrets.formUnion(
                    text.split(separator: "\n").filter { $0.count > 20 && !$0.hasPrefix("-") }.map(
                        String.init))
            }
            if name.hasSuffix(".secret") { secrets.insert(text) }
            // A journal stores a signature directly after the payload.
            for token in text.matches(
                of: /(?:eyJ[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{20,}\.|"})([A-Za-z0-9_-]{86})/)
            {
                secrets.insert(String(token.output.1))
            }
        }
        return secrets
    }

    @Test("a report of a profile with a damaged file names it and contains the rest")
    func damaged() async throws {
        for file in ["store.sqlite", "merchant.sqlite", "devices/phone-1/journal.sqlite"] {
            let home = try await BusyCustomerFixture.shared.value().copied()
            let path = home.folder.file("kiosk/default/embedded/\(file)")
            let bytes = try #require(FileManager.default.contents(atPath: path))
            try (bytes.prefix(5000) + Data(repeating: 0x5A, count: bytes.count - 5000))
                .write(to: URL(fileURLWithPath: path))
            let report = try await report(home)
            #expect(report.all(.unreadable).map { $0.text("what") } == ["embedded/\(file)"])
            #expect(
                report.all(.unreadable).allSatisfy {
                    !($0.text("reason") ?? "").contains(home.folder.path)
                })
            #expect(!report.all(.order).isEmpty)
            #expect(report.all(.promise).isEmpty)
            #expect(ReportPage(report).html.contains("Not in this report"))
        }
    }

    @Test("a report can be made while a shop is open and buying, and changes nothing")
    func open() async throws {
        let busy = try await BusyCustomerFixture()
        let settings = try busy.home.settings()
        let counts = Counts()
        try await busy.runOnDevice { session in
            for _ in 0..<3 {
                try await session.buy("gems.60")
                let report = try await SessionReportReader(settings: settings).report()
                counts.add(report.all(.order).count)
                #expect(report.all(.unreadable) == [])
            }
        }
        let seen = counts.all
        #expect(seen.count == 3 && seen == seen.sorted() && Set(seen).count == 3)
    }

    @Test("a report of one order contains only that order's lines")
    func narrowed() async throws {
        let busy = try await BusyCustomerFixture.shared.value()
        let report = try await report(busy.home)
        let order = try #require(report.all(.order).first { $0.text("charged") == "refunded" })
        let one = report.restricted(to: order)
        #expect(
            one.all(.order).compactMap { $0.text("transactionId") }.allSatisfy {
                $0 == order.text("transactionId")
            })
        #expect(one.all(.money).map { $0.text("what") } == ["charge", "refund"])
        #expect(!one.all(.step).isEmpty && one.all(.step).count < report.all(.step).count)
    }

    @Test("a report of a shared shop has the device's data and the store's, or names its outage")
    func served() async throws {
        let home = try await CustomerFixture(at: .served)
        try await home.buyRemoveAds()
        let told = try await report(home)
        #expect(told.all(.unreadable) == [])
        #expect(told.head?.text("backend")?.hasPrefix("http://127.0.0.1") == true)
        #expect(told.all(.order).first?.text("storeSays") == "finished")
        #expect(told.all(.step).contains { $0.text("side") == "merchant" })
        await home.stopServer()
        let silent = try await report(home)
        #expect(silent.all(.order).first?.text("storeSays") == "not available")
        #expect(silent.all(.unreadable).count == 1)
    }

    @Test("a report of a shared shop states which orders are beyond its limits")
    func limits() async throws {
        let home = try await CustomerFixture(at: .served)
        let shop = try home.openShop()
        try await shop.waitUntilOpen()
        for product in ["Remove Ads", "60 Gems"] {
            shop.buy(product)
            try await shop.waitForText("Bought \(product).")
            shop.press(.escape)
        }
        try await shop.waitUntilFinished()
        await shop.crash()
        var reader = SessionReportReader(settings: try home.settings())
        #expect(try await reader.report().all(.unreadable) == [])
        reader.historyLimit = 1
        let short = try await reader.report()
        #expect(short.all(.unreadable).map { $0.text("what") } == ["steps of older orders"])
        reader.orderLimit = 1
        let shorter = try await reader.report()
        #expect(shorter.all(.unreadable).map { $0.text("what") } == ["older orders"])
    }

    @Test(
        "a report of a shared shop states the refunded amount",
        arguments: [
            (TransactionChange.refund(.whole), "refunded", 2_990 as Int64?),
            (.refund(.percentage(50_000)), "partly-refunded", 1_490), (.revoke, "yes", nil),
        ])
    func servedMoney(change: TransactionChange, charged: String, back: Int64?) async throws {
        let home = try await CustomerFixture(at: .served)
        try await home.buyRemoveAds()
        let id = try #require(try await home.orders().first?.transactionID)
        _ = try await home.openSecondSession().connectedBackend.control.change(id, change)
        let order = try #require(try await report(home).all(.order).first)
        #expect(order.text("charged") == charged)
        #expect(order.number("refunded") == back)
    }

    @Test("a report of a shared shop changes nothing in the profile and creates no customer")
    func looking() async throws {
        let home = try await CustomerFixture(at: .served)
        let failure = await #expect(throws: CommandFailure.self) { _ = try await report(home) }
        #expect(failure?.exitCode == 65)
        #expect(!FileManager.default.fileExists(atPath: home.folder.file("kiosk")))
        try await home.buyRemoveAds()
        let before = try Self.files(in: home.folder.file("kiosk"))
        _ = try await report(home)
        let own = await #expect(throws: CommandFailure.self) {
            _ = try await report(home) { $0[.backend] = "embedded" }
        }
        #expect(own?.message.contains("--backend URL") == true)
        let other = try await report(home) {
            $0[.account] = "mia"
            $0[.device] = "tablet"
            $0[.storefront] = "JPN"
        }
        #expect(other.all(.unreadable).count == 1 && !other.all(.order).isEmpty)
        #expect(try Self.files(in: home.folder.file("kiosk")) == before)
    }

    /// Returns the files of a folder without its databases, which their last reader may checkpoint.
    private static func files(in folder: String) throws -> [String: Data] {
        var files: [String: Data] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: folder)
        where !name.contains(".sqlite") {
            files[name] = FileManager.default.contents(atPath: folder + "/" + name) ?? Data()
        }
        return files
    }

    @Test("steps of the same millisecond are ordered by cause, and each side keeps its own order")
    func causes() {
        func step(_ side: HistoryStep.Side, _ kind: HistoryStep.Kind, _ at: Int64) -> OrderStep {
            OrderStep(
                intentID: "i", transactionID: nil,
                step: HistoryStep(side: side, at: Timestamp(milliseconds: at), kind: kind))
        }
        let merged = CausalSorter.merged([
            [
                step(.device, .intentJournalled, 5), step(.device, .submitted, 5),
                step(.device, .unanswered, 5), step(.device, .submitted, 5),
                step(.device, .completed, 5),
            ],
            [step(.store, .charged, 5), step(.store, .storeFinished, 6)],
            [step(.merchant, .numberIssued, 5), step(.merchant, .granted, 4)], [],
        ])
        #expect(
            merged.map(\.step.kind) == [
                .intentJournalled, .numberIssued, .granted, .submitted, .charged, .unanswered,
                .submitted, .completed, .storeFinished,
            ])
    }

    @Test(
        "steps are ordered by cause when the store's clock differs",
        arguments: [2_678_400_000, -2_678_400_000, 0] as [Int64])
    func jumped(_ jump: Int64) {
        func steps(
            _ side: HistoryStep.Side, _ kinds: [(HistoryStep.Kind, Int64)]
        ) -> [HistoryStep] {
            kinds.map { kind, at in
                let time = side == .device ? at : at + jump
                return HistoryStep(
                    side: side, at: Timestamp(milliseconds: 1_767_225_600_000 + time), kind: kind)
            }
        }
        let device: [(HistoryStep.Kind, Int64)] = [
            (.intentJournalled, 0), (.numbered, 5), (.submitted, 6), (.completed, 12),
            (.received, 12), (.verified, 20), (.delivered, 20), (.finished, 28),
            (.revoked, 9_000_020),
        ]
        let store: [(HistoryStep.Kind, Int64)] = [
            (.ordered, 8), (.charged, 8), (.storeFinished, 25), (.refunded, 9_000_000),
        ]
        let merchant: [(HistoryStep.Kind, Int64)] = [
            (.numberIssued, 3), (.granted, 15), (.debited, 9_000_010),
        ]
        let expected: [HistoryStep.Kind] = [
            .intentJournalled, .numberIssued, .numbered, .submitted, .ordered, .charged,
            .completed, .received, .granted, .verified, .delivered, .storeFinished, .finished,
            .refunded, .debited, .revoked,
        ]
        let merged = CausalSorter.merged(
            steps(.device, device) + steps(.store, store) + steps(.merchant, merchant))
        #expect(merged.map(\.kind) == expected)
    }

    @Test("a refund on a clock set forward comes before the revocation of the goods")
    func jumpedLater() {
        func step(_ side: HistoryStep.Side, _ kind: HistoryStep.Kind, _ at: Int64) -> HistoryStep {
            HistoryStep(side: side, at: Timestamp(milliseconds: at), kind: kind)
        }
        let merged = CausalSorter.merged([
            step(.device, .submitted, 10), step(.device, .received, 20),
            step(.device, .finished, 30), step(.device, .revoked, 100),
            step(.store, .charged, 15), step(.store, .storeFinished, 25),
            step(.store, .refunded, 5_000_000),
        ])
        #expect(
            merged.map(\.kind) == [
                .submitted, .charged, .received, .storeFinished, .finished, .refunded, .revoked,
            ])
    }

    @Test("a report without the store's file names it as missing and does not deny a charge")
    func missing() async throws {
        let home = try await BusyCustomerFixture.shared.value().copied()
        for name in ["store.sqlite", "store.sqlite-wal", "store.sqlite-shm"] {
            try? FileManager.default.removeItem(
                atPath: home.folder.file("kiosk/default/embedded/" + name))
        }
        let report = try await report(home)
        #expect(report.all(.unreadable).first?.text("what") == "embedded/store.sqlite")
        #expect(ReportPage(report).html.contains("It is unknown what was charged"))
    }

    @Test("a report filtered by time omits the transactions of omitted orders")
    func since() async throws {
        let busy = try await BusyCustomerFixture.shared.value()
        let report = try await report(busy.home)
        let later = report.restricted(since: Timestamp(milliseconds: 4_000_000_000_000))
        #expect(later.all(.order).isEmpty && later.all(.transaction).isEmpty)
        let early = report.restricted(since: Timestamp(milliseconds: 0))
        #expect(early.all(.transaction).count == report.all(.transaction).count)
    }

    @Test("a report of an unused profile fails")
    func nothing() async throws {
        let home = try CustomerFixture()
        let failure = await #expect(throws: CommandFailure.self) { _ = try await report(home) }
        #expect(failure?.exitCode == 65)
    }
}

/// Counters that are incremented by another thread.
private final class Counts: @unchecked Sendable {
    private let lock = NSLock()
    private var numbers: [Int] = []

    var all: [Int] { lock.withLock { numbers } }

    func add(_ number: Int) { lock.withLock { numbers.append(number) } }
}
