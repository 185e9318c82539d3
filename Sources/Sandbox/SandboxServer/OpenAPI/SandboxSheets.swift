import StoreAPI

/// The controls of the sandbox, and the merchant's desk.
enum SandboxSheets {
    static let all = [
        RouteSheet(
            SandboxRoutes.approve, ("approve", "Approves an order that waits."), .owner,
            answer: .json(Schema.named("OrderStatus"))),
        RouteSheet(
            SandboxRoutes.decline, ("decline", "Declines an order that waits."), .owner,
            answer: .json(Schema.named("OrderStatus"))),
        RouteSheet(
            SandboxRoutes.refund, ("refund", "Gives the whole price back; says when."), .owner,
            answer: .json(Schema.moment)),
        RouteSheet(
            SandboxRoutes.orders, ("orders", "The orders of every account, newest first."), .owner,
            query: [.init("limit", ["type": "integer", "minimum": 0, "maximum": 10_000])],
            answer: .json(Schema.list(Schema.named("SandboxOrder")))),
        RouteSheet(
            SandboxRoutes.history, ("history", "What both sides know of an order."), .owner,
            body: Schema.named("OrderReference"),
            answer: .json(Schema.list(Schema.named("HistoryStep")))),
        RouteSheet(
            SandboxRoutes.dispute, ("dispute", "What became of an order or an account."), .owner,
            body: Schema.named("DisputeQuestion"),
            answer: .json(Schema.named("DisputeAnswer"))),
        RouteSheet(
            SandboxRoutes.compensate, ("compensate", "Gives goods by hand, once an order."), .owner,
            body: Schema.object(
                ["order": Schema.named("OrderReference"), "reason": Schema.text()],
                optional: ["goods": Schema.named("GoodAmount")]),
            answer: .json(
                Schema.object([
                    "compensation": Schema.named("Compensation"), "isRepeated": Schema.flag,
                    "statement": Schema.named("WalletStatement"),
                ]))),
    ]
}
