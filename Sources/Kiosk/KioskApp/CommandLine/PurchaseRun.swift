import KioskUI
import PurchaseCore
import PurchaseEngine
import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics

/// One confirmed purchase, followed line by line to its end.
struct PurchaseRun: Sendable {
    let session: DriverSession
    let product: Product
    let quantity: Int
    let outcome: Outcome
    let id: IntentID
    /// How long its outcome is waited for, in milliseconds.
    var limit: Int64 = 30_000
    /// What is agreed to, for a subscription.
    var terms: SubscriptionTerms?
    /// The offer that was asked for by name.
    var offer: OfferChoice?
    /// What the other plans of its group are called.
    var titles: [ProductID: String] = [:]

    private var report: ResultPrinter { session.backend.report }

    /// Buys, and prints a line for each change; the last one is the result.
    ///
    /// - Returns: The exit code: 0 bought, 1 cancelled, 2 pending, 3 when nothing was heard in time.
    /// - Throws: ``CommandFailure`` for everything else, saying whether it was charged.
    func run() async throws -> Int32 {
        let line = ChangePrinter(session)
        let code = try await withThrowingTaskGroup(of: Int32?.self) { group in
            group.addTask { try await purchase(line) }
            group.addTask {
                let clock = session.settings.clock
                try? await clock.sleep(until: clock.now().adding(milliseconds: limit))
                return nil
            }
            group.addTask {
                for await snapshot in await session.engine.updates() {
                    await line.print(row(in: snapshot))
                }
                // Ended by being cancelled only, so that the end of the lines is not the end of the purchase.
                return nil
            }
            // The purchase itself answers, or its cancellation does when the time is up.
            var code: Int32?
            while code == nil, let next = try await group.next() {
                if let next { code = next } else { group.cancelAll() }
            }
            group.cancelAll()
            return code ?? 3
        }
        return code
    }

    private func row(in snapshot: EngineSnapshot) -> TransactionRow? {
        snapshot.rows.first { $0.intentID == id }
    }

    private func purchase(_ line: ChangePrinter) async throws -> Int32 {
        let result: PurchaseResult
        do throws(PurchaseError) {
            result = try await session.engine.purchase(
                product, quantity: quantity, outcome: outcome, intentID: id, terms: terms,
                offer: offer)
            // The last line says that the store has heard of it, too. What cannot be written now is at the next start.
            try? await session.engine.flush()
        } catch {
            await line.print(row(in: await session.engine.snapshot()))
            let failure = CommandFailure(error, session.backend.messages)
            guard case .declined = error, let refusing = session.settings.refusingOutcome else {
                throw failure
            }
            throw failure.adding(
                "By the catalog’s file \(refusing): switch it off there, or say --outcome approve.")
        }
        let latest = row(in: await session.engine.snapshot())
        await line.print(latest)
        if let arrangement = await arrangement(result) {
            report.out.text(arrangement)
            return 0
        }
        return tell(result, latest)
    }

    /// What comes next, where a plan was chosen for later and nothing was charged.
    private func arrangement(_ result: PurchaseResult) async -> String? {
        guard case .success(let row) = result, row.isCharged != .yes,
            let group = product.subscription?.groupID
        else { return nil }
        do throws(ServiceFailure) {
            try await session.engine.refreshSubscriptions()
        } catch {
            report.out.note(
                report.messages.text(.subscriptionsFailed, CommandFailure(error).message))
            return nil
        }
        let book = await session.engine.subscriptionBook()
        guard let subscription = book.subscription(of: group) else { return nil }
        let name = { (id: ProductID) in titles[id] ?? id.rawValue }
        let future = report.subscriptionWords.future(of: subscription, title: name)
        return SafeText(untrusted: "\(name(subscription.transaction.productID)): \(future)").string
    }

    private func tell(_ result: PurchaseResult, _ latest: TransactionRow?) -> Int32 {
        let (out, messages) = (report.out, session.backend.messages)
        switch result {
        case .success(let row):
            out.text(success(row))
            report.nextSteps([latest ?? row])
            return 0
        case .pending(let row):
            out.text(messages.text(.toastPending, product.displayName))
            report.nextSteps([row])
            return 2
        case .userCancelled:
            out.text(messages.text(.toastCancelled))
            return 1
        }
    }
}

extension PurchaseRun {
    /// Reads the terms of a subscription as they are today, and says them.
    ///
    /// - Parameters:
    ///   - name: The offer that is asked for; nil for none.
    ///   - proof: What entitles to it, where somebody has it already.
    /// - Throws: ``CommandFailure`` with exit code 65 for an offer that the product does not have.
    mutating func read(
        _ name: String?, _ proof: OfferProof? = nil
    ) async throws(CommandFailure) {
        let named = try name.map { name throws(CommandFailure) in try choice(name) }
        if let named, named.type == .code {
            throw CommandFailure(
                77, "missing-offer-parameters",
                "That offer is redeemed with a code: kiosk redeem CODE. Nothing was charged.")
        }
        try await read(proof.flatMap { named?.proved(by: $0) } ?? named)
    }

    /// Reads the terms of a subscription with an offer, or without one, and says them.
    mutating func read(_ offer: OfferChoice?) async throws(CommandFailure) {
        self.offer = offer
        let backend = session.backend
        let book = try await session.book()
        let plans = try await backend.products(nil).products
        terms = SubscriptionTerms(product, choice: offer, book: book) { id in
            plans.first { $0.id == id }?.subscription
        }
        for plan in plans { titles[plan.id] = plan.displayName }
        let sentence = terms.flatMap { terms in
            report.subscriptionWords.sentence(terms, of: product) { id in
                plans.first { $0.id == id }?.displayName ?? id.rawValue
            }
        }
        if let sentence { report.out.text(SafeText(untrusted: sentence).string) }
    }

    private func choice(_ name: String) throws(CommandFailure) -> OfferChoice {
        let offers = product.subscription?.offers.filter { $0.kind != .introductory } ?? []
        guard let offer = offers.first(where: { $0.name == name }) else {
            let names = offers.map(\.name).joined(separator: ", ")
            throw CommandFailure(
                65, "invalid-offer-identifier",
                "There is no offer “\(name.prefix(80))”"
                    + (names.isEmpty ? ". " : "; there is \(SafeText(untrusted: names).string). ")
                    + "Nothing was charged.")
        }
        return OfferChoice(type: offer.kind.offerType, identifier: offer.name)
    }

    /// What was bought, for how much, and what it delivered.
    private func success(_ row: TransactionRow) -> String {
        let messages = session.backend.messages
        if row.isSamePurchase { return messages.text(.toastSamePurchase, product.displayName) }
        guard row.isCharged == .yes else { return messages.text(.dialogOwned) }
        let count = quantity > 1 ? " × \(quantity)" : ""
        let price = row.charge.map { " (\(report.prices.string($0)))" } ?? ""
        let name = SafeText(untrusted: product.displayName, limit: 80).string
        let bought = messages.text(.toastBought, name + count + price)
        let paidOff = session.backend.paidOff(by: row, product, quantity)
        return [
            bought,
            row.goods.isEmpty ? nil : messages.text(.toastGranted, report.list(row.goods)),
            paidOff.isEmpty ? nil : messages.text(.toastPaidOff, report.list(paidOff)),
        ].compactMap(\.self).joined(separator: " ")
    }
}

/// Prints each change of one transaction once.
private actor ChangePrinter {
    private let session: DriverSession
    private var last: TransactionRow?

    init(_ session: DriverSession) {
        self.session = session
    }

    func print(_ row: TransactionRow?) async {
        guard let row, row != last else { return }
        last = row
        guard let fact = await session.facts([row]).first else { return }
        session.backend.report.change(fact)
    }
}
