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
    let contents: ProfileFileContents
    let products: [Product]

    var records: [ReportRecord] {
        let journal =
            contents.devices.first { $0.device == subject.device } ?? contents.devices.first
        let account =
            journal?.accounts.first { $0.name == subject.account } ?? journal?.accounts.first
        guard let journal, let account else { return [] }
        return ReportScreens.records(screenData(journal, account))
    }

    private func screenData(
        _ journal: DeviceJournalContents, _ account: DeviceJournalContents.Account
    ) -> ScreenData {
        var data = ScreenData(
            context: sessionContext(journal.device, account.name), snapshot: snapshot(account),
            now: subject.now)
        if let catalog = subject.catalog {
            data.catalog = CatalogState(
                products: products, storefront: country(of: account.name, catalog), version: "")
        }
        data.history = history(of: account.rows.first)
        data.orders = Array((contents.store?.orders ?? []).prefix(200))
        data.subscriptions = contents.store?.subscriptions ?? []
        data.faults = contents.store?.faults ?? []
        data.log = (account.log.map(\.event), account.logState?.acknowledged ?? 0)
        return data
    }

    private func sessionContext(_ device: DeviceName, _ account: AccountName) -> SessionContext {
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
        let code = contents.store?.storefronts[account] ?? catalog.homeStorefront
        return StorefrontTable.entry(code)?.storefront ?? Storefront(countryCode: code, id: "")
    }

    private func snapshot(_ account: DeviceJournalContents.Account) -> EngineSnapshot {
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
