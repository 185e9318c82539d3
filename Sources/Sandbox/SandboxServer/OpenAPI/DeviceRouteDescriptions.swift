import StoreAPI

/// The store's routes for devices, besides those of its calls.
enum DeviceRouteDescriptions {
    static let all = [
        RouteDescription(
            DeviceRoutes.history,
            (
                "ownHistory",
                "Returns what the store and the merchant recorded about an order of the account."
            ),
            .device, query: RouteDescription.page, body: Schema.named("OrderReference"),
            answer: .page(Schema.named("HistoryStep"))),
        RouteDescription(
            DeviceRoutes.updates, ("updates", "Streams an event for each possible change."),
            .device,
            answer: .events),
        RouteDescription(
            DeviceRoutes.signIn,
            (
                "signIn",
                "Signs a device in to an account; its first secret authenticates it. See the server’s --accounts."
            ),
            .device, answer: .json(Schema.named("BackendIdentity"))),
        RouteDescription(
            DeviceRoutes.invite,
            ("invite", "Makes a code with which one more device can sign in to the account."),
            .device,
            answer: .json(
                Schema.object([
                    "account": Schema.text(), "code": Schema.text(), "expires": Schema.moment,
                ]))),
    ]
}
