import KioskUI
import PurchaseCore
import PurchaseEngine
import SandboxBackend
import SandboxStore
import StoreAPI
import StoreClient
import StoreModel
import StoreText

/// The background work of an open shop: opens the backend and the engine, and executes commands.
///
/// All tasks run inside ``run(_:)``, so cancelling its task ends all of them.
struct ShopWorker: Sendable {
    let settings: Settings
    let mailbox: Mailbox
    private let sessionFactory: ShopSessionFactory
    private let follows: ShopDependencies.Follows
    private let pendingCommands = PendingCommandQueue<CommandExecutor, Command>()
    private let listing: RememberedListing?

    private let crash: CrashInterceptor

    init(
        _ settings: Settings, _ mailbox: Mailbox, on ground: ShopDependencies,
        _ crash: CrashInterceptor
    ) {
        self.crash = crash
        self.settings = settings
        self.mailbox = mailbox
        (sessionFactory, follows) = (ground.sessionFactory, ground.follows)
        listing = RememberedListing(settings)
    }

    /// Opens the shop and executes the commands of the interface until the task is cancelled.
    func run(_ wishes: AsyncStream<Command>) async {
        do throws(CommandFailure) {
            let mailbox = mailbox
            let backend = try await sessionFactory.opening(settings) { mailbox.post(.notice($0)) }
                .crashing(on: crash)
            tellPlace(of: backend)
            await withDiscardingTaskGroup { group in
                if case .files = follows { group.addTask { await followCatalog(backend) } }
                group.addTask { await followEdits(backend) }
                if case .files = follows { group.addTask { await followSandbox(backend) } }
                group.addTask { await lookOut(backend) }
                group.addTask { await drive(backend) }
                for await wish in wishes { await begin(wish, in: &group) }
                group.cancelAll()
            }
        } catch {
            fail(error)
        }
        await pendingCommands.close()?.end()
    }

    /// Executes a command concurrently with the others. Log entries keep their order.
    private func begin(_ wish: Command, in group: inout DiscardingTaskGroup) async {
        guard let courier = pendingCommands.taker(of: wish) else { return }
        if case .log = wish {
            await courier.perform(wish)
        } else {
            group.addTask { await courier.perform(wish) }
        }
    }

    // MARK: Catalog

    /// Returns the message with the store's products, or nil without waiting if the backend does not answer.
    private func catalog(of backend: BackendSession) async -> KioskUI.Message? {
        guard backend.connectionFailure == nil else { return nil }
        do throws(ServiceFailure) {
            return .catalog(CatalogState(try await backend.offered()))
        } catch {
            return .catalogFailed(CommandFailure(error).message)
        }
    }

    /// Sells from the catalog file whenever it changes, and reports when a shared store changes its catalog.
    ///
    /// A file that cannot be used changes nothing but the message.
    private func followCatalog(_ backend: BackendSession) async {
        if case .shared(let remote) = backend.runBackend {
            for await _ in remote.catalogChanges.changes { tellCatalogChanged() }
        }
        guard case .embedded(let shop) = backend.runBackend, let path = settings.catalogPath else {
            return
        }
        let file = CatalogFollower(path: path, bundleID: settings.bundleID)
        var known = backend.own?.loaded.warnings ?? []
        await file.follow(since: backend.own?.stamp) { result in
            switch result {
            case .success(let loaded):
                // Subscribers of the store are notified by `sell`. The payment outcome and the dialogs may have changed
                // as well.
                shop.replaceCatalog(loaded.catalog)
                let settings = settings.selling(loaded.catalog)
                mailbox.post(.context(settings.sessionContext(in: backend.storefront)))
                let odd = loaded.warnings.filter { !known.contains($0) }
                if let sentence = odd.sentence(in: path) {
                    mailbox.post(.backgroundFailure(sentence))
                }
                known = loaded.warnings
            case .failure(let error):
                mailbox.post(
                    .catalogFailed(settings.messages.text(.toastCatalogBroken, "\(error)")))
            }
        }
    }

    /// Reports edits of the catalog, by this or another process, and the end of a sale.
    private func followEdits(_ backend: BackendSession) async {
        guard case .embedded(let shop) = backend.runBackend else { return }
        for await _ in shop.catalogChanges() { tellCatalogChanged() }
    }

    /// Reports changes at an embedded store, by this or another process, so that the Sandbox screen reloads.
    private func followSandbox(_ backend: BackendSession) async {
        guard case .embedded(let shop) = backend.runBackend else { return }
        for await _ in shop.changeSignals() { mailbox.post(.sandboxChanged) }
    }

    private func tellCatalogChanged() {
        // The interface then requests the catalog in its current language.
        mailbox.post(.catalogChanged)
        mailbox.post(.localizedNotice(.toastCatalogChanged))
    }

    // MARK: Engine

    private func drive(_ backend: BackendSession) async {
        do throws(CommandFailure) {
            async let products = catalog(of: backend)
            let session = try await sessionFactory.driving(backend)
            let first = await session.engine.snapshot()
            mailbox.post(.snapshot(first))
            let carried = PendingAtLaunch(first)
            let told = await products
            guard !session.isDriving else {
                return await serve(session, telling: told, carried)
            }
            guard let driving = await read(session, telling: told) else { return }
            mailbox.post(.localizedNotice(.toastNowDriving))
            await serve(driving)
        } catch {
            fail(error)
        }
    }

    /// Shows the device that another process drives, until it ends and this process takes over.
    ///
    /// - Returns: The session that drives, or nil if the task was cancelled.
    private func read(
        _ session: DriverSession, telling products: KioskUI.Message?
    ) async -> DriverSession? {
        await withTaskGroup(of: DriverSession?.self) { group in
            group.addTask {
                await serve(session, telling: products)
                return nil
            }
            group.addTask { await succeed(session.backend) }
            for await driving in group where driving != nil {
                group.cancelAll()
                return driving
            }
            return nil
        }
    }

    private func succeed(_ backend: BackendSession) async -> DriverSession? {
        do {
            let journal = try await Journal.waitToDrive(
                folder: backend.deviceFolder, identity: backend.identity,
                device: backend.settings.device, merchant: backend.settings.merchantKind)
            return try await DriverSession.make(backend, journal)
        } catch let failure as JournalError {
            // The session continues to read: what it shows is still correct.
            mailbox.post(.notice(failure.message))
        } catch {
            // Cancelled: the user has left.
        }
        return nil
    }

    /// Runs the engine and posts its snapshots until the task is cancelled.
    ///
    /// - Parameter products: The message with the products. It is posted once commands are accepted, because displayed
    ///   products can be bought.
    private func serve(
        _ session: DriverSession, telling products: KioskUI.Message? = nil,
        _ carried: PendingAtLaunch? = nil
    ) async {
        let courier = CommandExecutor(
            session: session, mailbox: mailbox, saving: sessionFactory.saving)
        let early = await hold(courier)
        if let products { mailbox.post(products) }
        await withDiscardingTaskGroup { group in
            // These commands are newer than the products.
            for wish in early { group.addTask { await courier.perform(wish) } }
            if !session.isGuest {
                group.addTask { await session.engine.run() }
                group.addTask { await session.backend.renewSubscriptions() }
            }
            if case .catalog(let told) = products { group.addTask { listing?.keep(told) } }
            var asked: [GoodAmount]?
            var carried = carried
            for await snapshot in await session.engine.updates() {
                mailbox.post(.snapshot(snapshot))
                if let settled = carried?.settled(by: snapshot) {
                    let words = PendingAtLaunch.words(for: settled, in: settings.messages)
                    mailbox.post(.localizedNotice(.settledAtStart, words))
                }
                let wallet = snapshot.wallet
                // Once after each delivery, so that the wallet's history is up to date when the user opens it.
                if session.isDriving, wallet.isProvisional, wallet.balances != asked {
                    group.addTask { try? await session.engine.refreshWallet() }
                }
                asked = wallet.isProvisional ? wallet.balances : nil
            }
        }
    }
}

extension ShopWorker {
    /// Reports why the shop cannot continue, unless the failure is a result of the cancellation.
    private func fail(_ failure: CommandFailure) {
        if !Task.isCancelled { mailbox.fail(failure) }
    }

    /// Attaches the executor as the consumer of commands, and first executes the log entries that were queued.
    ///
    /// - Returns: The other commands that were queued before.
    private func hold(_ courier: CommandExecutor) async -> [Command] {
        var others: [Command] = []
        while let early = pendingCommands.wishes(before: courier) {
            for wish in early {
                if case .log = wish { await courier.perform(wish) } else { others.append(wish) }
            }
        }
        return others
    }
}
