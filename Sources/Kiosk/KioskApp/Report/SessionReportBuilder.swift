import KioskReport
import KioskUI
import PurchaseCore
import PurchaseEngine
import SandboxCatalog
import SandboxCore
import SandboxStore
import StoreAudit
import StoreModel

/// Turns a profile's files into the records of a report.
struct SessionReportBuilder {
    let subject: ReportSubject
    let contents: ProfileReportData
    let products: [Product]
    private let titles: [ProductID: String]

    init(_ subject: ReportSubject, _ files: ProfileReportData) {
        (self.subject, self.contents) = (subject, files)
        let country = Self.country(subject, files)
        let now = files.store?.clock.now(at: subject.now) ?? subject.now
        let edits = CatalogEdits(changes: files.store?.edits ?? [:])
        products =
            subject.catalog.map {
                ProductLocalizer(edits.applied(to: $0)).products(
                    locale: subject.locale, storefront: country ?? $0.homeStorefront, now: now)
            } ?? []
        titles = Dictionary(
            products.map { ($0.id, $0.displayName) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns all records, without secrets and folder names.
    ///
    /// - Parameter more: Further records, such as those of a scenario run.
    func report(_ more: [ReportRecord] = []) -> SessionReport {
        let records: [[ReportRecord]] = [
            [head], more, unreadable, productRecords, orders, steps, transactions, money, balances,
            wallet,
            entitlements, subscriptions, faults, clock, promises, chains, events, screens,
        ]
        let cleaner = ReportRedactor(
            folder: subject.folder, profile: subject.name, home: subject.home)
        return SessionReport(records.joined().map(cleaner.clean))
    }

    private static func country(_ subject: ReportSubject, _ files: ProfileReportData) -> String? {
        files.store?.storefronts[subject.account] ?? subject.catalog?.homeStorefront
    }

    private var head: ReportRecord {
        let app = subject.catalog?.app
        return ReportRecord(
            .report,
            [
                "version": .number(SessionReport.version), "made": .moment(subject.now),
                "kiosk": .text(RootCommand.version), "profile": .text(subject.name),
                "backend": .text(subject.backend), "merchant": .nonemptyText(subject.merchant),
                "storeId": .nonemptyText(contents.storeID), "catalog": .text(subject.catalogName),
                "app": .nonemptyText(app?.name), "bundleId": .id(app?.bundleID),
                "products": subject.catalog.map { .count($0.products.count) },
                "account": .id(subject.account), "device": .id(subject.device),
                "storefront": .nonemptyText(Self.country(subject, contents)),
                "locale": .text(subject.locale.identifier),
            ])
    }

    private var unreadable: [ReportRecord] {
        contents.unreadable.map {
            ReportRecord(.unreadable, ["what": .text($0.what), "reason": .text($0.reason)])
        }
    }

    func title(_ id: ProductID) -> String { titles[id] ?? id.rawValue }

    private var orders: [ReportRecord] {
        OrderRecords.all(in: contents).map { $0.record(title: title($0.productID)) }
    }

    /// The steps of all sides, in causal order.
    private var steps: [ReportRecord] {
        contents.steps.map { order in
            ReportRecord(
                .step,
                [
                    "at": .moment(order.step.at), "side": .text(order.step.side.rawValue),
                    "device": .id(order.device), "what": .text(order.step.kind.rawValue),
                    "detail": .nonemptyText(order.step.detail), "intentId": .id(order.intentID),
                    "transactionId": .id(order.transactionID),
                ])
        }
    }

    private var money: [ReportRecord] {
        (contents.store?.moneyMovements ?? []).map { move in
            ReportRecord(
                .money,
                [
                    "at": .moment(move.at), "what": .text(move.kind), "account": .id(move.account),
                    "price": .money(move.amount), "transactionId": .id(move.transactionID),
                ])
        }
    }

    private var wallet: [ReportRecord] {
        (contents.merchant?.facts.ledger ?? []).map { row in
            let entry = row.entry
            return ReportRecord(
                .wallet,
                [
                    "at": .moment(entry.at), "account": .id(row.account),
                    "row": .number(entry.version), "what": .text(entry.kind.rawValue),
                    "good": .id(entry.change.good), "amount": .number(entry.change.amount),
                    "balance": .number(entry.balance), "transactionId": .id(entry.transactionID),
                    "merchantOrder": .id(entry.merchantOrder), "note": .nonemptyText(entry.note),
                ])
        }
    }

    private var faults: [ReportRecord] {
        (contents.store?.faults ?? []).map { fault in
            ReportRecord(
                .fault,
                [
                    "id": .number(fault.id), "plan": .text("\(fault.plan)"),
                    "met": .count(fault.met), "struck": .count(fault.struck),
                    "spent": .flag(fault.isSpent),
                ])
        }
    }

    private var clock: [ReportRecord] {
        guard let clock = contents.store?.clock else { return [] }
        return [
            ReportRecord(
                .clock,
                [
                    "storeTime": .moment(clock.now(at: subject.now)),
                    "machineTime": .moment(subject.now), "rate": .number(clock.rate),
                ])
        ]
    }

    private var promises: [ReportRecord] {
        contents.auditResults.map { result in
            ReportRecord(
                .promise,
                [
                    "invariant": .text(result.invariant.name),
                    "sentence": .text(result.invariant.sentence),
                    "status": .text(result.statusName), "checked": .count(result.checked),
                    "violations": .texts(
                        result.violations.map { "\($0.subject): \($0.sentence)" }),
                ])
        }
    }

    private var screens: [ReportRecord] {
        ReportScreenRenderer(subject: subject, contents: contents, products: products).records
    }
}

// MARK: Products

/// Records of the products for a report.
extension SessionReportBuilder {
    /// The products of the catalog with the changes made by hand; without a catalog, the products of the store.
    var productRecords: [ReportRecord] {
        products.map(record)
            + (subject.catalog == nil ? (contents.store?.products ?? []).map(record) : [])
    }

    private func record(of product: Product) -> ReportRecord {
        record(
            of: product.id, product.type, product.displayName,
            product.unavailable.map { "\($0)" } ?? Availability.cleared.rawValue,
            (product.price, product.sale?.regularPrice),
            product.isEdited ? contents.store?.edits[product.id] ?? [] : [])
    }

    private func record(of product: SandboxProduct) -> ReportRecord {
        let country = contents.store?.storefronts[subject.account]
        let offer = product.offers.first { $0.storefront == country }
        let now = contents.store?.clock.now(at: subject.now) ?? subject.now
        let sale = offer?.sale.flatMap { now < $0.ends ? $0.price : nil }
        return record(
            of: product.productID, product.type, product.displayName,
            product.availability.rawValue,
            (sale ?? offer?.price, sale == nil ? nil : offer?.price), product.changes)
    }

    private func record(
        of id: ProductID, _ type: ProductType?, _ title: String, _ availability: String,
        _ prices: (now: Price?, regular: Price?), _ changes: [ProductChange]
    ) -> ReportRecord {
        ReportRecord(
            .product,
            [
                "productId": .id(id), "type": type.map { .text($0.rawValue) },
                "title": .text(title), "availability": .text(availability),
                "price": prices.now.map { .money($0) },
                "regularPrice": prices.regular.map { .number($0.milliunits) },
                "edited": .flag(!changes.isEmpty),
                "changes": changes.isEmpty
                    ? nil : .texts(ProductChange.inOrder(changes).map { "\($0)" }),
            ])
    }
}
