import DemoCatalog
import KioskReport
import KioskUI
import PurchaseCore
import PurchaseEngine
import SandboxStore
import StoreAudit
import StoreModel

/// The screens of the report's customer, drawn from files: no engine is opened, so no purchase continues.
struct SessionScreens {
    let subject: ReportSubject
    let files: SessionFiles
    let products: [Product]

    var records: [ReportRecord] {
        let phone = files.devices.first { $0.device == subject.device } ?? files.devices.first
        let account =
            phone?.accounts.first { $0.name == subject.account } ?? phone?.accounts.first
        guard let phone, let account else { return [] }
        return ReportScreens.records(facts(phone, account))
    }

    private func facts(_ phone: DeviceSession, _ account: DeviceSession.Account) -> ScreenData {
        var facts = ScreenData(
            context: place(phone.device, account.name), snapshot: snapshot(account),
            now: subject.now)
        if let catalog = subject.catalog {
            facts.catalog = CatalogState(
                products: products, storefront: country(of: account.name, catalog), version: "")
        }
        facts.history = history(of: account.rows.first)
        facts.orders = Array((files.store?.orders ?? []).prefix(200))
        facts.subscriptions = files.store?.subscriptions ?? []
        facts.faults = files.store?.faults ?? []
        facts.log = (account.log.map(\.event), account.logState?.acknowledged ?? 0)
        return facts
    }

    private func place(_ device: DeviceName, _ account: AccountName) -> SessionContext {
        SessionContext(
            account: account, device: device,
            backendName: subject.backend == Settings.embedded ? nil : subject.backend,
            storefront: subject.catalog.map { country(of: account, $0) }
                ?? Storefront(countryCode: "…", id: ""),
            locale: subject.locale, outcome: subject.catalog?.usualOutcome ?? .approve,
            sponsorProductID: subject.catalogName == Settings.demoCatalog
                ? ProductID(DemoCatalog.sponsorHidingID) : nil)
    }

    private func country(of account: AccountName, _ catalog: Catalog) -> Storefront {
        let code = files.store?.storefronts[account] ?? catalog.homeStorefront
        return StorefrontTable.entry(code)?.storefront ?? Storefront(countryCode: code, id: "")
    }

    private func snapshot(_ account: DeviceSession.Account) -> EngineSnapshot {
        EngineSnapshot(
            mode: .driving,
            rows: account.rows.map { row in
                row.titled(products.first { $0.id == row.productID }?.displayName)
            }, wallet: account.wallet, entitlements: account.entitlements,
            subscriptions: account.book, hasLaunched: true,
            isSettled: !account.rows.contains(where: \.isOpen))
    }

    private func history(of row: TransactionRow?) -> [HistoryStep] {
        guard let row else { return [] }
        return files.steps.filter { step in
            (step.intentID != nil && step.intentID == row.intentID)
                || (step.transactionID != nil && step.transactionID == row.transactionID)
        }.map(\.step)
    }
}
