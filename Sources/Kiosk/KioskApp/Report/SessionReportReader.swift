import KioskReport
import PurchaseEngine
import SandboxCatalog
import SandboxStore
import StoreAPI
import StoreAudit
import StoreClient
import StoreModel

/// Reads the history of a profile for a report.
struct SessionReportReader {
    let settings: Settings
    /// How many orders of a shared store the report contains.
    var orderLimit = 1_000
    /// How many of these orders it contains with their steps, each of which is a request.
    var historyLimit = 200

    /// Returns the report of the profile.
    ///
    /// - Throws: ``CommandFailure`` with exit code 65 if nothing has happened in the profile.
    func report() async throws(CommandFailure) -> SessionReport {
        let now = settings.clock.now()
        var subject = subject(at: now)
        var files: ProfileReportData
        if let address = settings.backend {
            files = try await shared(at: address, now)
        } else {
            files = ProfileReportData.read(ProfilePaths(folder: settings.profileFolder), at: now)
        }
        guard files.store != nil || !files.devices.isEmpty || !files.unreadable.isEmpty else {
            throw emptyProfileFailure(in: subject.name)
        }
        if settings.backend == nil {
            do throws(CommandFailure) {
                subject.catalog = try BackendSession.catalog(settings, { _ in }).catalog
            } catch {
                files.unreadable.append(("the catalog \(subject.catalogName)", error.message))
            }
        }
        return SessionReportBuilder(subject, files).report()
    }

    /// Returns the failure for a profile without a history; a profile with purchases at a shared backend is not empty.
    private func emptyProfileFailure(in profile: String) -> CommandFailure {
        let elsewhere =
            (try? ProfilePaths(folder: settings.profileFolder).shared().isEmpty) != true
        return CommandFailure(
            65, "no-session",
            elsewhere
                ? "The profile \(profile) has no history at its own store. To report its history at "
                    + "a shared backend, use --backend URL."
                : "There is nothing to report: the profile \(profile) has no history. "
                    + "Use --profile NAME for another profile.")
    }

    private func subject(at now: Timestamp) -> ReportSubject {
        ReportSubject(
            name: settings.stateName,
            folder: settings.profileFolder,
            backend: settings.backend?.description ?? Settings.embedded,
            merchant: settings.merchant?.description,
            catalogName: settings.backend != nil
                ? "the backend’s"
                : settings.catalogPath?.split(separator: "/").last.map(String.init)
                    ?? Settings.demoCatalog,
            catalog: nil, account: settings.account, device: settings.device,
            locale: settings.locale, now: now,
            home: settings.environment["HOME"])
    }

    /// Reads this profile's journals, and the store's records if the user has the token of its controls.
    private func shared(
        at address: BackendAddress, _ now: Timestamp
    ) async throws(CommandFailure) -> ProfileReportData {
        let backendFiles = SharedBackendFiles(profileFolder: settings.profileFolder, address)
        guard let identity = backendFiles.lastIdentity() else {
            throw CommandFailure(
                65, "no-session",
                "There is nothing to report: this profile has never used the backend at \(address). "
                    + "Use --profile NAME for another profile.")
        }
        var files = ProfileReportData.read(
            ProfilePaths(folder: settings.profileFolder),
            shared: DevicePaths(folder: backendFiles.journals(of: identity)), at: now)
        do throws(CommandFailure) {
            guard isKnown(in: files) else {
                throw CommandFailure(
                    65, "never-used",
                    "The account \(settings.account) has not used it on the device \(settings.device)."
                )
            }
            let (store, omitted) = try await fetchStore(
                BackendSession.openReading(settings, at: address), at: now)
            files.store = store
            files.unreadable += omitted
        } catch {
            files.unreadable.append(("the store at \(address)", error.message))
        }
        return files
    }

    /// Returns whether the account was used on the device before; a request for another account would make it a
    /// customer.
    private func isKnown(in files: ProfileReportData) -> Bool {
        files.devices.contains { journal in
            journal.device == settings.device
                && journal.accounts.contains { $0.name == settings.account }
        }
    }

    /// Reads the records of a shared store.
    ///
    /// - Returns: The records, and what is omitted because it is beyond a limit.
    private func fetchStore(
        _ session: BackendSession, at now: Timestamp
    ) async throws(CommandFailure) -> (StoreReportData, omitted: [(what: String, reason: String)]) {
        let control = session.connectedBackend.control
        do throws(ServiceFailure) {
            let time = try await control.time()
            var store = StoreReportData(
                clock: StoreClock(machineTime: now, storeTime: time.now, rate: time.rate))
            let orders = try await control.orders(limit: orderLimit + 1)
            store.orders = Array(orders.prefix(orderLimit))
            store.moneyMovements = store.orders.flatMap(Self.money)
            store.subscriptions = try await control.subscriptions()
            store.faults = try await control.faults()
            store.products = try await control.catalogProducts()
            store.storefronts = [settings.account: session.storefront.countryCode]
            for order in store.orders.prefix(historyLimit) {
                store.steps += try await Self.steps(of: order, control)
            }
            var omitted: [(what: String, reason: String)] = []
            if orders.count > orderLimit {
                omitted.append(
                    ("older orders", "Of a shared store, the newest \(orderLimit) are reported."))
            }
            if store.orders.count > historyLimit {
                omitted.append(
                    (
                        "steps of older orders",
                        "Of a shared store, those of the newest \(historyLimit) are reported."
                    ))
            }
            return (store, omitted)
        } catch {
            throw CommandFailure(error)
        }
    }

    private static func steps(
        of order: SandboxOrder, _ control: any SandboxControl
    ) async throws(ServiceFailure) -> [OrderStep] {
        let reference =
            order.intentID.map(OrderReference.intent)
            ?? order.transactionID.map(OrderReference.transaction)
        guard let reference else { return [] }
        return try await control.history(of: reference).filter { $0.side != .device }.map {
            OrderStep(intentID: order.intentID, transactionID: order.transactionID, step: $0)
        }
    }

    /// Returns the charge and the refund of an order, dated by its last change, since an order contains no other date.
    private static func money(_ order: SandboxOrder) -> [MoneyMovementAuditRecord] {
        guard let id = order.transactionID, order.charge.milliunits > 0,
            [.unfinished, .finished, .stuck, .refunded, .revoked, .deleted].contains(order.state)
        else { return [] }
        let charge = MoneyMovementAuditRecord(
            transactionID: id, kind: "charge", account: order.account, amount: order.charge,
            at: order.at)
        guard let refunded = order.refunded else { return [charge] }
        let back = Price(milliunits: -refunded.milliunits, currency: refunded.currency)
        return [
            charge,
            MoneyMovementAuditRecord(
                transactionID: id, kind: "refund", account: order.account, amount: back,
                at: order.at),
        ]
    }
}

/// The subject of a report: a profile, and the account and device that the report is about.
struct ReportSubject: Sendable {
    /// The profile's name.
    var name: String
    /// The profile's folder.
    var folder: String
    /// The store: `embedded`, or the address of a shared backend.
    var backend = Settings.embedded
    /// The address of the team's own server; nil if kiosk's merchant verifies the purchases.
    var merchant: String?
    /// The catalog's file name.
    var catalogName: String
    /// The catalog; nil if it cannot be read.
    var catalog: Catalog?
    /// The account.
    var account: AccountName
    /// The device.
    var device: DeviceName
    /// The language of titles and screens.
    var locale = LocaleID.fallback
    /// The current time of the machine's clock.
    var now: Timestamp
    /// The home folder of the user who makes the report.
    var home: String?
}
