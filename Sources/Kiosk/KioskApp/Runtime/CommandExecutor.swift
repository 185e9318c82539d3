import KioskUI
import PurchaseCore
import PurchaseEngine
import SandboxBackend
import StoreAPI
import StoreModel
import Synchronization

/// Executes the commands of the interface against the engine and posts the results as messages.
final class CommandExecutor: Sendable {
    let session: DeviceSession
    let mailbox: Mailbox
    /// Writes a text that the user saves or exports.
    let saveFile: ShopSessionFactory.Saving
    /// Prevents a result that was read before an edit from being posted after it.
    let edits = GenerationCounter()
    private let shown = Mutex(200)
    /// The number of orders, and of subscriptions, that are loaded from the store.
    var orderLimit: Int { shown.withLock { $0 } }

    init(session: DeviceSession, mailbox: Mailbox, saveFile: @escaping ShopSessionFactory.Saving) {
        (self.session, self.mailbox, self.saveFile) = (session, mailbox, saveFile)
    }

    private var engine: PurchaseEngine { session.engine }

    /// Executes a command and posts its result.
    func perform(_ command: Command) async {
        switch command {
        case .engine(let command): await perform(command)
        case .sandbox(let action): await perform(action)
        case .query(let query): await answer(query)
        case .save(let name, let text): save(text, named: name)
        case .exportLog(let events, let acknowledged): export(events, acknowledged: acknowledged)
        case .log(let entry): await engine.log(entry)
        case .copy(let command, let form): await copy(command, as: form)
        // The controller does not pass these commands on.
        case .terminal, .newIntent, .changeContext, .planCrash, .setPace, .parseOptions: break
        }
    }

    private func perform(_ command: EngineCommand) async {
        switch command {
        case .buy(let product, let quantity, let outcome, let terms, let id):
            await buy(product, quantity, outcome, terms, id)
        case .restore: await restore()
        case .spend(let goods, let note): await spend(goods, note)
        case .finish(let id): await finish(id)
        case .manage(let id, let request): await manage(id, request)
        // A failure is not posted here, because the snapshot reports that the wallet could not be loaded.
        case .refreshWallet: try? await engine.refreshWallet()
        case .retry: await engine.retryNow()
        }
    }

    private func answer(_ query: DataRequest) async {
        switch query {
        case .catalog(let locale): await loadCatalog(locale)
        case .history(let row, let intent, let transaction):
            await loadHistory(row, intent, transaction)
        case .olderTransactions: await loadOlder()
        case .receipt(let id): await loadReceipt(id)
        case .log(let sequence, let newest): await loadLog(after: sequence, newest: newest)
        case .orders: await loadOrders()
        case .sandboxState: await postSandboxState()
        case .sandboxStateWithLimit(let count):
            shown.withLock { $0 = count }
            await postSandboxState()
        case .subscriptions: await loadSubscriptions()
        }
    }

    /// Flushes the event log to the merchant after the user has left the shop.
    func end() async {
        guard !session.usesExternalEngine else { return }
        let engine = engine
        // The current task is already cancelled, so the log is sent in a detached task.
        await Task.detached { await engine.flushLog(atMost: Self.endTimeout) }.value
    }

    /// The longest time that closing the shop waits for the merchant to accept the log, in milliseconds.
    private static let endTimeout: Int64 = 500

    /// Posts that a command failed.
    ///
    /// - Parameter isRefusal: Whether the service refused the command. Otherwise it may have been carried out.
    func fail(_ command: Command, _ failure: CommandFailure, isRefusal: Bool = true) {
        mailbox.post(.failed(command, CommandError(failure.message, isRefusal: isRefusal)))
    }

    private func loadCatalog(_ locale: LocaleID) async {
        do throws(ServiceFailure) {
            let catalog = try await edits.readAndDeliver { () async throws(ServiceFailure) in
                CatalogState(
                    try await engine.products(
                        nil, locale: session.backend.settings.textLocale(for: locale)))
            } _: {
                mailbox.post(.catalog($0))
            }
            session.backend.remember(catalog, in: locale)
        } catch {
            fail(.query(.catalog(locale)), CommandFailure(error))
        }
    }

    private func buy(
        _ product: Product, _ quantity: Int, _ outcome: Outcome, _ terms: SubscriptionTerms?,
        _ id: IntentID
    ) async {
        let ending: PurchaseNotice.Kind
        do throws(PurchaseError) {
            switch try await engine.purchase(
                product, quantity: quantity, outcome: outcome, intentID: id, terms: terms,
                offer: terms?.choice)
            {
            case .success(let row) where product.type == .autoRenewable && row.isCharged == .no:
                ending = terms.map { .scheduled($0) } ?? .alreadyInProgress
            case .success(let row) where row.isSamePurchase: ending = .alreadyInProgress
            case .success(let row):
                let paidOff = session.backend.debtPayments(by: row, product, quantity)
                ending = row.charge == nil ? .bought([]) : .bought(row.goods, paidOff: paidOff)
            case .pending: ending = .pending
            case .userCancelled: ending = .cancelled
            }
        } catch {
            ending = self.noticeKind(of: error)
        }
        mailbox.post(
            .done(
                .purchase(
                    PurchaseNotice(
                        intentID: id, productID: product.id, title: product.displayName,
                        kind: ending))))
    }

    private func noticeKind(of error: PurchaseError) -> PurchaseNotice.Kind {
        switch error {
        case .declined(let row): .declined(DeclineReason(rawValue: row.detail) ?? .refused)
        case .unavailable(let reason): .unavailable(reason)
        case .rejected: .quarantined
        case .outcomeUnknown: .unanswered
        case .invalidQuantity, .refunded, .journal, .service:
            .failed(CommandFailure(error, session.backend.messages).message)
        }
    }

    private func restore() async {
        do throws(PurchaseError) {
            let rows = try await engine.restore()
            let waiting = rows.count { $0.retryAt != nil }
            let subscriptions = await restoredSubscriptions()
            mailbox.post(
                .done(
                    .restore(
                        count: rows.count - waiting + subscriptions, waiting: waiting,
                        subscriptions: subscriptions)))
        } catch {
            fail(
                .engine(.restore), CommandFailure(error, session.backend.messages),
                isRefusal: false)
        }
    }

    private func restoredSubscriptions() async -> Int {
        do throws(ServiceFailure) {
            return try await engine.restoredSubscriptions().count
        } catch {
            mailbox.post(.backgroundFailure(CommandFailure(error).message))
            return 0
        }
    }

    private func spend(_ goods: GoodAmount, _ note: String) async {
        do throws(SpendError) {
            _ = try await engine.spend(goods, note: note)
            // The reply does not contain the wallet's history. If the refresh fails, the snapshot reports it.
            try? await engine.refreshWallet()
            // The engine publishes its snapshots asynchronously, so the new wallet is posted before the confirmation.
            mailbox.post(.snapshot(await engine.snapshot()))
            mailbox.post(.done(.spend(goods)))
        } catch {
            let failure = await SpendCommand.failure(
                error, goods, session.backend, namesCommand: false)
            mailbox.post(
                .failed(
                    .engine(.spend(goods, note: note)),
                    CommandError(failure.message, unansweredSpend: failure.spendID)))
        }
    }

    private func finish(_ id: TransactionID) async {
        do throws(FinishError) {
            try await engine.finish(id)
        } catch {
            fail(.engine(.finish(id)), CommandFailure(error))
        }
    }

    private func loadOlder() async {
        do throws(JournalError) {
            try await engine.showOlderRows()
            // The engine publishes its snapshots asynchronously, so the rows are posted before the answer.
            mailbox.post(.snapshot(await engine.snapshot()))
        } catch {
            fail(.query(.olderTransactions), CommandFailure(error))
        }
        mailbox.post(.olderLoaded)
    }

    private func loadHistory(
        _ rowID: String, _ intent: IntentID?, _ transaction: TransactionID?
    ) async {
        let snapshot = await engine.snapshot()
        guard let row = snapshot.rows.first(where: { $0.id == rowID }) else { return }
        var (steps, failure): ([HistoryStep], String?) = ([], nil)
        do throws(JournalError) {
            steps = try await engine.history(of: row)
        } catch {
            failure = error.message
        }
        // If the purchase was answered with the transaction of another order, the history of that order does not belong
        // here.
        let own = row.isSamePurchase && intent != nil ? nil : transaction
        let reference = own.map(OrderReference.transaction) ?? intent.map(OrderReference.intent)
        if let reference {
            let backend = session.backend
            do throws(ServiceFailure) {
                steps += try await backend.connectedBackend.history(
                    of: reference, backend.settings.context())
            } catch {
                failure = failure ?? CommandFailure(error).message
            }
        }
        steps = CausalSorter.merged(steps, snapshot.subscriptions.clock)
        mailbox.post(.history(rowID: rowID, steps, failure: failure))
    }
}
