import SandboxStore
package import StoreAPI
package import StoreModel

extension EmbeddedBackend {
    /// Signs a device in to an account, with the secret that authenticates it from then on.
    ///
    /// - Parameters:
    ///   - entry: What a device must present that has not signed in to the account before.
    ///   - deviceLimit: The maximum number of devices of the account; nil for unlimited.
    /// - Throws: A refusal with `notAuthorized` if the secret is not the device's first one or `entry` is not
    ///   satisfied; with `quotaExceeded` if the account has the maximum number of devices.
    package func signIn(
        _ context: CallContext, _ entry: SignInRequirement = .unrestricted, deviceLimit: Int? = nil
    ) async throws(ServiceFailure) -> BackendIdentity {
        try await store.signIn(context, entry, deviceLimit: deviceLimit)
        return try await store.identity()
    }

    /// Returns whether a device has not signed in to its account before, and whether the account is new.
    package func signInStatus(
        of context: CallContext
    ) async throws(ServiceFailure) -> (isDeviceNew: Bool, isAccountNew: Bool) {
        try await store.signInStatus(of: context)
    }

    /// Creates a code with which one more device can sign in to an account.
    package func invite(to account: AccountName) async throws(ServiceFailure) -> AccountInvite {
        try await store.invite(to: account)
    }

    /// Sets the secret with which further devices can sign in to an account; it replaces an earlier one.
    package func setSecret(
        _ secret: String, of account: AccountName
    ) async throws(ServiceFailure) {
        try await store.setSecret(secret, of: account)
    }

    /// Authenticates the device of a call.
    ///
    /// - Throws: A refusal with `notAuthorized` if the device has not signed in or its secret is wrong.
    package func authenticate(_ context: CallContext) async throws(ServiceFailure) {
        try await store.authenticate(context)
    }

    /// Returns a page of the history of an order at the store and the merchant, oldest first; empty for orders of other
    /// accounts.
    package func history(
        of reference: OrderReference, _ page: PageRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> Page<HistoryStep> {
        guard try await store.has(context.account, reference) else { return Page(items: []) }
        return try await history(of: reference, page)
    }

    /// Returns the accounts that are affected by the changes since a mark; empty if the mark is nil.
    package func affectedAccounts(since mark: ChangeRecipients.Mark?) async throws(ServiceFailure)
        -> ChangeRecipients
    {
        let (accounts, newest) = try await store.changedAccounts(since: mark?.sequence)
        let catalog = catalogVersion
        return ChangeRecipients(
            accounts: accounts, isCatalogNew: mark.map { $0.catalog != catalog } ?? false,
            mark: ChangeRecipients.Mark(sequence: newest, catalog: catalog))
    }

    /// Returns a stream that yields on possible changes for any account, also by other processes.
    package func changeSignals() -> AsyncStream<Void> { store.changeSignals() }

    /// Returns a stream that yields when the catalog changes: by a replacement, by an edit of any process, or at the
    /// end of a sale.
    package func catalogChanges() -> AsyncStream<Void> {
        let (stream, input) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let executor = withUnsafeCurrentTask { $0?.unownedTaskExecutor?.asTaskExecutor() }
        let rings = changeSignals()
        let watch = Task(executorPreference: executor) {
            var mark = try? await affectedAccounts(since: nil).mark
            for await _ in rings {
                guard let news = try? await affectedAccounts(since: mark) else { continue }
                // Without an earlier mark, an edit may have been missed.
                if news.isCatalogNew || mark == nil { input.yield() }
                mark = news.mark
            }
            input.finish()
        }
        input.onTermination = { _ in watch.cancel() }
        return stream
    }
}
