import SandboxStore
package import StoreAPI
package import StoreModel

extension EmbeddedBackend {
    /// Makes a phone one of an account's, with the secret that proves it from now on.
    ///
    /// - Parameters:
    ///   - entry: What a phone needs that has not signed in to the account before.
    ///   - deviceLimit: How many phones the account may have; nil for any number.
    /// - Throws: A refusal with `notAuthorized` for another secret than its first, and without what it needs; with
    ///   `quotaExceeded` where the account has as many phones as it may.
    package func signIn(
        _ context: CallContext, _ entry: AccountEntry = .free, deviceLimit: Int? = nil
    ) async throws(ServiceFailure) -> BackendIdentity {
        try await store.signIn(context, entry, deviceLimit: deviceLimit)
        return try await store.identity()
    }

    /// See the store's method of this name.
    package func news(
        of context: CallContext
    ) async throws(ServiceFailure) -> (isDeviceNew: Bool, isAccountNew: Bool) {
        try await store.news(of: context)
    }

    /// See the store's method of this name.
    package func invite(to account: AccountName) async throws(ServiceFailure) -> AccountInvite {
        try await store.invite(to: account)
    }

    /// See the store's method of this name.
    package func setSecret(
        _ secret: String, of account: AccountName
    ) async throws(ServiceFailure) {
        try await store.setSecret(secret, of: account)
    }

    /// Lets a call pass whose phone has signed in and proves it.
    ///
    /// - Throws: A refusal with `notAuthorized` for any other.
    package func admit(_ context: CallContext) async throws(ServiceFailure) {
        try await store.admit(context)
    }

    /// What store and merchant know of one of the account's own orders, oldest first; nothing of anybody else's.
    package func history(
        of reference: OrderReference, _ context: CallContext
    ) async throws(ServiceFailure) -> [HistoryStep] {
        guard try await store.has(context.account, reference) else { return [] }
        return try await history(of: reference)
    }

    /// Whom it concerns what happened since a mark; nobody where that is nil.
    package func news(since mark: ChangeRecipients.Mark?) async throws(ServiceFailure)
        -> ChangeRecipients
    {
        let (accounts, newest) = try await store.concerned(since: mark?.sequence)
        let catalog = catalogVersion
        return ChangeRecipients(
            accounts: accounts, isCatalogNew: mark.map { $0.catalog != catalog } ?? false,
            mark: ChangeRecipients.Mark(sequence: newest, catalog: catalog))
    }

    /// Yields when something may have changed for anybody, also by another process.
    package func wakeUps() -> AsyncStream<Void> { store.wakeUps() }

    /// Yields when something else is sold than before: another catalog, changed by whichever process, or a sale is over.
    package func catalogChanges() -> AsyncStream<Void> {
        let (stream, input) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let executor = withUnsafeCurrentTask { $0?.unownedTaskExecutor?.asTaskExecutor() }
        let rings = wakeUps()
        let watch = Task(executorPreference: executor) {
            var mark = try? await news(since: nil).mark
            for await _ in rings {
                guard let news = try? await news(since: mark) else { continue }
                if news.isCatalogNew { input.yield() }
                mark = news.mark
            }
            input.finish()
        }
        input.onTermination = { _ in watch.cancel() }
        return stream
    }
}
