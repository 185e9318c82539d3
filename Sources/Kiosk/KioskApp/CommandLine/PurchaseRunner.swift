import KioskPresentation
import KioskUI
import PurchaseCore
import PurchaseEngine
import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics

/// A confirmed purchase that is printed state by state until its outcome.
struct PurchaseRunner: Sendable {
    let session: DeviceSession
    let product: Product
    let quantity: Int
    let id: IntentID
    /// How long to wait for the outcome, in seconds; at least one and at most an hour.
    let timeout: Int
    /// The terms that the customer agrees to, for a subscription.
    var terms: SubscriptionTerms?
    /// The offer that the user named.
    var offer: OfferChoice?
    /// The titles of the products in the catalog.
    var titles: [ProductID: String] = [:]

    private var printer: ResultPrinter { session.backend.printer }

    /// Returns the ID of a purchase, which is new if the user gave none.
    static func intentID(_ text: String?, _ settings: Settings) throws(CommandFailure) -> IntentID {
        guard let text else { return IntentID(settings.clock.newID()) }
        guard UniqueID.isUUID(text) else {
            throw .usage("Invalid --intent “\(text.prefix(40))”: use a UUID. Nothing was charged.")
        }
        return IntentID(text.lowercased())
    }

    /// Buys the product and prints a line for each change; the last line is the result.
    ///
    /// - Returns: The exit code: 0 bought, 1 cancelled, 2 pending, 3 without an outcome in time.
    /// - Throws: ``CommandFailure`` for any other outcome; it states whether the customer was charged.
    func run() async throws -> Int32 {
        let line = PurchaseProgressPrinter(session)
        return try await withThrowingTaskGroup(of: Int32?.self) { group in
            group.addTask { try await purchase(line) }
            group.addTask {
                let clock = session.settings.clock
                let limit = Int64(max(1, min(timeout, 3600))) * 1000
                try? await clock.sleep(until: clock.now().adding(milliseconds: limit))
                return nil
            }
            group.addTask {
                for await snapshot in await session.engine.updates() {
                    await line.print(row(in: snapshot))
                }
                // The updates end only by cancellation, so their end does not mean that the purchase has ended.
                return nil
            }
            // The purchase returns the code; after the time limit its cancelled task does.
            var code: Int32?
            while code == nil, let next = try await group.next() {
                if let next { code = next } else { group.cancelAll() }
            }
            group.cancelAll()
            return code ?? 3
        }
    }

    private func row(in snapshot: EngineSnapshot) -> TransactionRow? {
        snapshot.rows.first { $0.intentID == id }
    }

    private func purchase(_ line: PurchaseProgressPrinter) async throws -> Int32 {
        let result: PurchaseResult
        do throws(PurchaseError) {
            result = try await session.engine.purchase(
                product, quantity: quantity, outcome: session.settings.outcome, intentID: id,
                terms: terms,
                offer: offer)
            // Flushed so that the last line shows the finished state. Steps whose events cannot be written are repeated
            // at the next start.
            try? await session.engine.flush()
        } catch {
            await line.print(row(in: await session.engine.snapshot()))
            let failure = CommandFailure(
                error, session.backend.messages, of: product, quantity: quantity)
            if case .outcomeUnknown(let row) = error, let merchant = session.settings.merchant,
                !row.isKeptBack, row.isCharged == .yes || row.merchantOrder == nil
            {
                throw failure.adding("The merchant at \(merchant) has not answered.")
            }
            guard case .declined = error, let refusing = session.settings.outcomeDecline else {
                throw failure
            }
            throw failure.adding(
                "In the catalog’s file, \(refusing). Change the file, or use --outcome approve.")
        }
        let latest = row(in: await session.engine.snapshot())
        await line.print(latest)
        if let arrangement = await scheduledChange(result) {
            printer.out.text(arrangement)
            return 0
        }
        return printResult(result, latest)
    }

    /// Returns what happens next if a plan was chosen for later and nothing was charged; nil otherwise.
    private func scheduledChange(_ result: PurchaseResult) async -> String? {
        guard case .success(let row) = result, row.isCharged != .yes,
            let group = product.subscription?.groupID
        else { return nil }
        do throws(ServiceFailure) {
            try await session.engine.refreshSubscriptions()
        } catch {
            printer.out.note(
                printer.messages.text(.subscriptionsFailed, CommandFailure(error).message))
            return nil
        }
        let book = await session.engine.subscriptionOverview()
        guard let subscription = book.subscription(of: group) else { return nil }
        let name = { (id: ProductID) in titles[id] ?? id.rawValue }
        let future = printer.subscriptionWords.future(of: subscription, title: name)
        return SafeText(untrusted: "\(name(subscription.transaction.productID)): \(future)").string
    }

    private func printResult(_ result: PurchaseResult, _ latest: TransactionRow?) -> Int32 {
        let (out, messages) = (printer.out, session.backend.messages)
        switch result {
        case .success(let row):
            out.text(success(row))
            printer.nextSteps([latest ?? row])
            return 0
        case .pending(let row):
            out.text(messages.text(.toastPending, product.displayName))
            printer.nextSteps([row])
            return 2
        case .userCancelled:
            out.text(messages.text(.toastCancelled))
            return 1
        }
    }
}

extension PurchaseRunner {
    /// Reads the current terms of a subscription and prints them.
    ///
    /// - Parameters:
    ///   - name: The name of the offer; nil for none.
    ///   - proof: The signature that entitles the customer to the offer, if the user supplied one.
    /// - Throws: ``CommandFailure`` with exit code 65 if the product does not have the offer.
    mutating func loadTerms(
        _ name: String?, _ proof: OfferProof? = nil
    ) async throws {
        let named = try name.map { name throws(CommandFailure) in try choice(name) }
        if let named, named.type == .code {
            throw CommandFailure(
                77, "missing-offer-parameters",
                "This offer requires a code: kiosk redeem CODE. Nothing was charged.")
        }
        try await loadTerms(proof.flatMap { named?.proved(by: $0) } ?? named)
    }

    /// Reads the current terms of a subscription, with or without an offer, and prints them.
    mutating func loadTerms(_ offer: OfferChoice?) async throws(ServiceFailure) {
        self.offer = offer
        let backend = session.backend
        let book = try await session.overview()
        let plans = try await backend.products(nil).products
        terms = SubscriptionTerms(product, choice: offer, subscriptions: book) { id in
            plans.first { $0.id == id }?.subscription
        }
        for plan in plans { titles[plan.id] = plan.displayName }
        let sentence = terms.flatMap { terms in
            printer.subscriptionWords.sentence(terms, of: product) { id in
                plans.first { $0.id == id }?.displayName ?? id.rawValue
            }
        }
        if let sentence { printer.out.text(SafeText(untrusted: sentence).string) }
    }

    private func choice(_ name: String) throws(CommandFailure) -> OfferChoice {
        let offers = product.subscription?.offers.filter { $0.kind != .introductory } ?? []
        guard let offer = offers.first(where: { $0.name == name }) else {
            let names = offers.map(\.name).joined(separator: ", ")
            throw CommandFailure(
                65, "invalid-offer-identifier",
                "There is no offer “\(name.prefix(80))”"
                    + (names.isEmpty
                        ? ". " : ". Available offers: \(SafeText(untrusted: names).string). ")
                    + "Nothing was charged.")
        }
        return offer.choice
    }

    /// Returns the sentence for a successful purchase: the product, its price and the goods that it granted.
    private func success(_ row: TransactionRow) -> String {
        let messages = session.backend.messages
        if row.isSamePurchase { return messages.text(.toastSamePurchase, product.displayName) }
        guard row.isCharged == .yes else {
            return messages.text(.dialogOwned, product.displayName)
        }
        let count = quantity > 1 ? " × \(quantity)" : ""
        let price = row.charge.map { " (\(printer.prices.string($0)))" } ?? ""
        let name = SafeText(untrusted: product.displayName, limit: 80).string
        let bought = messages.text(.toastBought, name + count + price)
        let paidOff = session.backend.debtPayments(by: row, product, quantity)
        return [
            bought,
            row.goods.isEmpty ? nil : messages.text(.toastGranted, printer.list(row.goods)),
            paidOff.isEmpty ? nil : messages.text(.toastPaidOff, printer.list(paidOff)),
        ].compactMap(\.self).joined(separator: " ")
    }
}

/// Prints each change of one transaction once; for people, only changes that they can see.
private actor PurchaseProgressPrinter {
    private let session: DeviceSession
    private var last: TransactionRow?
    private var lines: [SafeText] = []

    init(_ session: DeviceSession) {
        self.session = session
    }

    func print(_ row: TransactionRow?) async {
        guard let row, row != last else { return }
        last = row
        guard let fact = await session.facts([row]).first else { return }
        lines = session.backend.printer.printChange(fact, after: lines)
    }
}
