import KioskUI
import PurchaseCore
import PurchaseEngine
import SandboxBackend
import SandboxCatalog
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
    private let followsFiles: Bool
    private let pendingCommands = PendingCommandQueue<CommandExecutor, Command>()
    private let listing: CachedListing?

    private let crash: CrashInterceptor

    init(
        _ settings: Settings, _ mailbox: Mailbox, on dependencies: ShopDependencies,
        _ crash: CrashInterceptor
    ) {
        self.crash = crash
        self.settings = settings
        self.mailbox = mailbox
        (sessionFactory, followsFiles) = (dependencies.sessionFactory, dependencies.followsFiles)
        listing = settings.isReadOnly ? nil : CachedListing(settings)
    }

    /// Opens the shop and executes the commands of the interface until the task is cancelled.
    func run(_ commands: AsyncStream<Command>) async {
        do throws(CommandFailure) {
            let mailbox = mailbox
            let backend = try await sessionFactory.openBackend(settings) {
                mailbox.post(.notice($0))
            }
            .crashing(on: crash)
            postContext(of: backend)
            await withDiscardingTaskGroup { group in
                if followsFiles {
                    group.addTask { await followCatalog(backend) }
                    group.addTask { await followSandbox(backend) }
                }
                group.addTask { await followEdits(backend) }
                group.addTask { await monitorReachability(backend) }
                group.addTask { await drive(backend) }
                for await command in commands { await execute(command, in: &group) }
                group.cancelAll()
            }
        } catch {
            fail(error)
        }
        await pendingCommands.detachConsumer()?.end()
    }

    /// Executes a command concurrently with the others. Log entries keep their order.
    private func execute(_ command: Command, in group: inout DiscardingTaskGroup) async {
        guard let executor = pendingCommands.consumer(for: command) else { return }
        if case .log = command {
            await executor.perform(command)
        } else {
            group.addTask { await executor.perform(command) }
        }
    }

    // MARK: Catalog

    /// Returns the message with the store's products, or nil without waiting if the backend does not answer.
    private func catalog(of backend: BackendSession) async -> KioskUI.Message? {
        guard backend.connectionFailure == nil else { return nil }
        do throws(ServiceFailure) {
            return .catalog(CatalogState(try await backend.offered()))
        } catch {
            return catalogFailure(CommandFailure(error).message)
        }
    }

    private func catalogFailure(_ reason: String) -> KioskUI.Message {
        .failed(.query(.catalog(settings.locale)), CommandError(reason))
    }

    /// Sells from the catalog file whenever it changes, and reports when a shared store changes its catalog.
    ///
    /// A file that cannot be used changes nothing but the message.
    private func followCatalog(_ backend: BackendSession) async {
        if case .shared(let remote) = backend.connectedBackend {
            for await _ in remote.catalogChanges.changes { postCatalogChanged() }
        }
        guard case .embedded(let shop) = backend.connectedBackend, let path = settings.catalogPath
        else { return }
        let file = CatalogWatcher(path: path, bundleID: settings.bundleID)
        await file.follow(since: backend.profileBackend) { result, warning in
            switch result {
            case .success(let loaded):
                // Subscribers of the store are notified by `sell`. The payment outcome and the dialogs may have changed
                // as well.
                shop.replaceCatalog(loaded.catalog)
                let settings = settings.selling(loaded.catalog)
                mailbox.post(.context(settings.sessionContext(in: backend.storefront)))
                if let warning { mailbox.post(.backgroundFailure(warning)) }
            case .failure(let error):
                mailbox.post(
                    catalogFailure(settings.messages.text(.toastCatalogBroken, "\(error)")))
            }
        }
    }

    /// Reports edits of the catalog, by this or another process, and the end of a sale.
    private func followEdits(_ backend: BackendSession) async {
        guard case .embedded(let shop) = backend.connectedBackend else { return }
        for await _ in shop.catalogChanges() { postCatalogChanged() }
    }

    /// Reports changes at an embedded store, by this or another process, so that the Sandbox screen reloads.
    private func followSandbox(_ backend: BackendSession) async {
        guard case .embedded(let shop) = backend.connectedBackend else { return }
        for await _ in shop.changeSignals() { mailbox.post(.sandboxChanged) }
    }

    private func postCatalogChanged() {
        // The interface then requests the catalog in its current language.
        mailbox.post(.catalogChanged)
        mailbox.post(.localizedNotice(.toastCatalogChanged))
    }

    // MARK: Engine

    private func drive(_ backend: BackendSession) async {
        do throws(CommandFailure) {
            async let products = catalog(of: backend)
            let session = try await sessionFactory.openDevice(backend)
            let first = await session.engine.snapshot()
            mailbox.post(.snapshot(first))
            let pendingAtLaunch = session.isDriving ? PendingAtLaunch(first) : nil
            let catalogMessage = await products
            // In read-only mode, the shop never takes over from the process that drives the device.
            guard !session.isDriving, !settings.isReadOnly else {
                return await serve(session, posting: catalogMessage, pendingAtLaunch)
            }
            guard let driving = await observe(session, posting: catalogMessage) else { return }
            mailbox.post(.localizedNotice(.toastNowDriving))
            await serve(driving)
        } catch {
            fail(error)
        }
    }

    /// Shows the device that another process drives, until it ends and this process takes over.
    ///
    /// - Returns: The session that drives, or nil if the task was cancelled.
    private func observe(
        _ session: DeviceSession, posting products: KioskUI.Message?
    ) async -> DeviceSession? {
        await withTaskGroup(of: DeviceSession?.self) { group in
            group.addTask {
                await serve(session, posting: products)
                return nil
            }
            group.addTask { await waitToDrive(session.backend) }
            for await driving in group where driving != nil {
                group.cancelAll()
                return driving
            }
            return nil
        }
    }

    private func waitToDrive(_ backend: BackendSession) async -> DeviceSession? {
        do {
            let journal = try await Journal.waitToDrive(
                folder: backend.deviceFolder, identity: backend.identity,
                device: backend.settings.device, merchant: backend.settings.merchantKind)
            return try await DeviceSession.make(backend, journal)
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
        _ session: DeviceSession, posting products: KioskUI.Message? = nil,
        _ pendingAtLaunch: PendingAtLaunch? = nil
    ) async {
        let executor = CommandExecutor(
            session: session, mailbox: mailbox, saveFile: sessionFactory.saveFile)
        let queued = await attach(executor)
        if let products { mailbox.post(products) }
        await withDiscardingTaskGroup { group in
            // These commands are newer than the products.
            for command in queued { group.addTask { await executor.perform(command) } }
            if !session.usesExternalEngine {
                group.addTask { await session.engine.run() }
                group.addTask { await session.backend.renewSubscriptions() }
            }
            if case .catalog(let catalog) = products { group.addTask { listing?.save(catalog) } }
            var refreshedBalances: [GoodAmount]?
            var pendingAtLaunch = pendingAtLaunch
            for await snapshot in await session.engine.updates() {
                mailbox.post(.snapshot(snapshot))
                if let settled = pendingAtLaunch?.resolvedRows(in: snapshot) {
                    let words = PendingAtLaunch.words(for: settled, in: settings.messages)
                    let message = PendingAtLaunch.message(for: settled)
                    mailbox.post(.localizedNotice(message, words))
                }
                let wallet = snapshot.wallet
                // Once after each delivery, so that the wallet's history is up to date when the user opens it.
                if session.isDriving, wallet.isProvisional, wallet.balances != refreshedBalances {
                    group.addTask { try? await session.engine.refreshWallet() }
                }
                refreshedBalances = wallet.isProvisional ? wallet.balances : nil
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
    private func attach(_ executor: CommandExecutor) async -> [Command] {
        var others: [Command] = []
        while let queued = pendingCommands.dequeueAll(beforeAttaching: executor) {
            for command in queued {
                if case .log = command {
                    await executor.perform(command)
                } else {
                    others.append(command)
                }
            }
        }
        return others
    }
}
