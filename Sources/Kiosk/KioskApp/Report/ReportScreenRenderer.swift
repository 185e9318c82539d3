import DemoCatalog
import KioskReport
import KioskUI
import PurchaseCore
import PurchaseEngine
import SandboxStore
import StoreAudit
import StoreModel
import TerminalGraphics

/// The screens of the report's customer, drawn from files: no engine is opened, so no purchase continues.
struct ReportScreenRenderer {
    let subject: ReportSubject
    let contents: ProfileReportData
    let products: [Product]

    var records: [ReportRecord] {
        let journal =
            contents.devices.first { $0.device == subject.device } ?? contents.devices.first
        let account =
            journal?.accounts.first { $0.name == subject.account } ?? journal?.accounts.first
        guard let journal, let account else { return [] }
        return Self.screens.map { name, key in
            let text = text(of: key, journal.device, account)
            return ReportRecord(.screen, ["name": .text(name), "text": .text(text)])
        }
    }

    /// The screens of a report, and the keys that open them.
    private static let screens: [(name: String, key: Character)] = [
        ("Shop", "1"), ("Activity", "2"), ("Library", "3"), ("Sandbox", "5"), ("Log", "6"),
    ]

    /// The window size of the screens.
    private static let size = Size(width: 100, height: 28)

    /// Returns a screen as text, drawn by the interface's own code.
    private func text(
        of key: Character, _ device: DeviceName, _ account: DeviceReportData.Account
    ) -> String {
        var model = Model(
            context: sessionContext(device, account.name), size: Self.size, glyphs: .unicode,
            now: subject.now, zone: "UTC")
        if let catalog = subject.catalog {
            let state = CatalogState(
                products: products, storefront: country(of: account.name, catalog), version: "")
            _ = update(&model, .catalog(state))
        }
        let snapshot = snapshot(account)
        _ = update(&model, .snapshot(snapshot))
        press(.character(key), &model)
        switch key {
        case "2":
            guard let newest = snapshot.rows.first else { break }
            press(.enter, &model)
            _ = update(
                &model, .history(rowID: newest.id, history(of: account.rows.first)))
        case "5":
            let snapshot = SandboxSnapshot(
                subscriptions: contents.store?.subscriptions, faults: contents.store?.faults,
                orders: Array((contents.store?.orders ?? []).prefix(200)))
            _ = update(&model, .sandbox(snapshot))
        case "6":
            _ = update(
                &model,
                .log(account.log.map(\.event), acknowledged: account.logState?.acknowledged ?? 0))
        default: break
        }
        var canvas = Canvas(size: Self.size, fill: .text)
        view(model, on: &canvas)
        return CanvasText(canvas).screen
    }

    private func press(_ key: Key, _ model: inout Model) {
        _ = update(&model, .input(.key(KeyPress(key)), at: subject.now))
    }

    private func sessionContext(_ device: DeviceName, _ account: AccountName) -> SessionContext {
        SessionContext(
            account: account, device: device,
            backendName: subject.backend == Settings.embedded ? nil : subject.backend,
            storefront: subject.catalog.map { country(of: account, $0) }
                ?? Storefront(countryCode: "…", id: ""),
            locale: subject.locale, outcome: subject.catalog?.usualOutcome ?? .approve,
            sponsorProductID: subject.catalogName == Settings.demoCatalog
                ? ProductID(DemoCatalog.sponsorHidingID) : nil,
            isTimeSimulated: true)
    }

    private func country(of account: AccountName, _ catalog: Catalog) -> Storefront {
        let code = contents.store?.storefronts[account] ?? catalog.homeStorefront
        return StorefrontTable.entry(code)?.storefront ?? Storefront(countryCode: code, id: "")
    }

    private func snapshot(_ account: DeviceReportData.Account) -> EngineSnapshot {
        EngineSnapshot(
            mode: .driving,
            rows: account.rows.map { row in
                row.titled(products.first { $0.id == row.productID }?.displayName)
            }, wallet: account.wallet, entitlements: account.entitlements,
            subscriptions: account.subscriptions, hasLaunched: true,
            isIdle: !account.rows.contains(where: \.isOpen))
    }

    private func history(of row: TransactionRow?) -> [HistoryStep] {
        guard let row else { return [] }
        return contents.steps.filter { step in
            (step.intentID != nil && step.intentID == row.intentID)
                || (step.transactionID != nil && step.transactionID == row.transactionID)
        }.map(\.step)
    }
}
