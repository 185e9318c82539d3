/// The routes of the store for customers' devices: those of ``StoreCalls``, and those that a ``StoreService`` lacks.
package enum DeviceRoutes {
    /// Signs a device in to an account, with the secret that authenticates it from then on; a repeated request changes
    /// nothing.
    package static let signIn = Route(.post, "/kiosk/v1/sign-in")
    /// Creates an ``AccountInvite`` for one more device of the account.
    package static let invite = Route(.post, "/kiosk/v1/invites")
    /// Returns the history of one of the account's own orders at the store and the merchant, by an ``OrderReference``,
    /// one page by the query's `limit` and `cursor`.
    package static let history = Route(.post, "/kiosk/v1/history")
    /// Streams server-sent events, one whenever ``StoreService/changes(after:limit:_:)`` may return something.
    package static let updates = Route(.get, "/kiosk/v1/updates")

    package static let all: [Route] =
        StoreCalls.descriptions.map(\.route) + [signIn, invite, history, updates]
}
