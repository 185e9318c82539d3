import Foundation
import ServerTestSupport
import ShopTestSupport
import StoreAPI
import StoreModel
import StoreSigning

/// A valid request for every route.
struct RequestSeeds {
    let world: RequestWorld

    /// One or more requests for every route with a function, as a correct client sends them.
    var good: [[UInt8]] {
        get throws { try device + merchant + sandbox + apple }
    }

    /// The valid requests, some of them with other methods and authentications, sequences of them, and malformed bytes.
    var all: [[UInt8]] {
        get throws {
            let good = try good
            let others = (0..<FuzzRoute.all.count).map { [UInt8($0), 0, 0x78] }
            let strangers = [4, 5, 6, 0x08, 0x30].flatMap { claim in
                good.prefix(12).map { [$0[0], UInt8(claim)] + $0.dropFirst(2) }
            }
            let several = [good.prefix(8), good.suffix(8)].map {
                Array($0.joined(separator: [RequestTarget.separator]))
            }
            return good + others + strangers + several + raw
        }
    }

    /// An id that does not exist.
    private static let unseen = "0195c7a0-0000-7000-8000-000000000001"

    private var device: [[UInt8]] {
        get throws {
            let (open, next) = (world.goods.open.transaction, world.goods.next)
            let intent = open.intentID?.rawValue ?? ""
            let key = "\nIdempotency-Key: \(next.intent.id)"
            return try [
                seed(StoreCalls.products.route, "?id=gems.60&id=none&locale=zh_CN"),
                seed(StoreCalls.products.route, "\nIf-None-Match: *, W/\"x\""),
                seed(
                    StoreCalls.productsByID.route,
                    sending: ProductsRequest(productIDs: ["gems.60", "draft"], locale: .fallback)),
                seed(StoreCalls.purchase.route, key, sending: next),
                seed(StoreCalls.order.route, intent), seed(StoreCalls.closeOrder.route, intent),
                seed(StoreCalls.closeOrder.route, Self.unseen),
                seed(StoreCalls.acknowledge.route, world.goods.waiting.intent.id.rawValue),
                seed(DeviceRoutes.history, sending: OrderReference.transaction(open.id)),
                seed(StoreCalls.finish.route, open.id.rawValue),
                seed(StoreCalls.changes.route, "?after=1"),
                seed(StoreCalls.subscriptions.route),
                seed(
                    StoreCalls.manage.route, open.id.rawValue,
                    sending: CustomerSubscriptionChange.cancel),
                seed(StoreCalls.setStorefront.route, sending: StorefrontChoice(countryCode: "DEU")),
            ]
        }
    }

    private var merchant: [[UInt8]] {
        get throws {
            let goods = GoodAmount(good: "gem", amount: 1)
            let tokens = ["{{open}}", "{{settled}}", "{{refunded}}"].map { JWS(compact: $0) }
            return try [
                seed(
                    MerchantCalls.orderNumber.route, Self.unseen,
                    sending: OrderNumberRequest(productID: "gems.60", quantity: 2)),
                seed(MerchantCalls.wallet.route, "?entries=100"),
                seed(
                    MerchantCalls.spend.route,
                    sending: SpendRequest(id: SpendID(Self.unseen), goods: goods, note: "n")),
                seed(
                    MerchantCalls.uploadLog.route, sending: LogBatch(events: Self.log, earliest: 1)),
            ]
                + tokens.map {
                    try seed(
                        MerchantCalls.verify.route,
                        sending: VerificationRequest(
                            nonce: "n", signedTransaction: $0, merchantOrder: "K"))
                }
        }
    }

    /// A chain of two events.
    private static var log: [LogEvent] {
        var (events, last): ([LogEvent], String) = ([], HashChain.genesis)
        for (place, name) in ["buy", "quit"].enumerated() {
            let link = LogLink(
                chain: LogChainID(unseen), sequence: Int64(place + 1), previousHash: last)
            let event = LogHashChain.event(
                .action(name, detail: "d"), link: link,
                at: Timestamp(milliseconds: 1_790_000_000_000), monotonic: 5)
            events.append(event)
            last = event.hash
        }
        return events
    }

    private var sandbox: [[UInt8]] {
        get throws {
            let settled = world.goods.settled.transaction
            let waiting = world.goods.waiting.intent.id
            return try [
                seed(ControlCalls.orders.route, "?limit=5"),
                seed(ControlCalls.history.route, sending: OrderReference.intent(waiting)),
                seed(
                    ControlCalls.dispute.route,
                    sending: DisputeQuery.order(named: settled.id.rawValue)),
                seed(ControlCalls.dispute.route, sending: DisputeQuery.account("ann")),
                seed(
                    ControlCalls.compensate.route,
                    sending: CompensationRequest(
                        order: .transaction(settled.id),
                        goods: GoodAmount(good: "gem", amount: 2), reason: "lost")),
                seed(ControlCalls.clock.route), seed(ControlCalls.subscriptions.route),
                seed(ControlCalls.families.route),
            ] + actions.map { try seed(ControlCalls.perform.route, sending: $0) }
        }
    }

    /// Actions on orders, the clock, subscriptions, families and the catalog.
    private var actions: [SandboxAction] {
        let id = world.goods.settled.transaction.id
        let waiting = world.goods.waiting.intent.id
        let changes: [ClockChange] = [
            .forward(milliseconds: 1), .rate(1_000),
            .period(SubscriptionPeriod(count: 1, unit: .day)),
            .moment(Timestamp(milliseconds: 1_790_000_000_001)),
        ]
        let controls: [SubscriptionControl] = [
            .wish(.resume),
            .price(Price(milliunits: 990, currency: .usDollar), consent: true),
        ]
        return [
            .order(waiting, .approve), .order(waiting, .decline),
            .transaction(id, .refund(.whole)),
        ] + edits.map(SandboxAction.catalog) + families.map(SandboxAction.family)
            + changes.map(SandboxAction.clock) + controls.map { .subscription(id, $0) }
    }

    private var edits: [CatalogEdit] {
        let price = Price(milliunits: 490, currency: .usDollar)
        let sale = CatalogSale(price: price, ends: Timestamp(milliseconds: 1_790_000_000_001))
        return [
            .change(
                productID: "gems.60",
                changes: [
                    .availability(.removed), .price(price, storefront: "USA"), .notIn(["JPN"]),
                    .sale(sale, storefront: "USA"), .title("t", locale: .fallback),
                ]), .reset(productID: nil),
        ]
    }

    private var families: [FamilyChange] {
        [
            .join(account: "bob", organizer: "ann"), .share(account: "ann", isOn: false),
            .leave(account: "bob"),
        ]
    }

    private var apple: [[UInt8]] {
        let settled = world.goods.settled.transaction
        let id = settled.id.rawValue
        let query =
            "?startDate=0&endDate=4102444800000&productId=noads&productType=NON_CONSUMABLE"
            + "&sort=DESCENDING&revoked=false&inAppOwnershipType=PURCHASED&revision=AAAA"
        let days = "\"extendByDays\":1,\"extendReasonCode\":1,\"requestIdentifier\":\"r\""
        return [
            seed(AppleRoutes.transaction, id), seed(AppleRoutes.history, id),
            seed(AppleRoutes.history, id + query),
            seed(AppleRoutes.historyV1, id + "?excludeRevoked=true&subscriptionGroupIdentifier=g"),
            seed(AppleRoutes.refunds, id), seed(AppleRoutes.subscriptions, id + "?status=1"),
            seed(AppleRoutes.order, settled.orderID?.rawValue ?? ""),
            seed(AppleRoutes.appTransaction, id), seed(AppleRoutes.finish, id),
            seed(
                AppleRoutes.consumption, id,
                text: """
                    {"customerConsented":true,"deliveryStatus":"DELIVERED","sampleContentProvided":\
                    false,"consumptionPercentage":50000,"refundPreference":"GRANT_FULL"}
                    """),
            seed(
                AppleRoutes.consumptionV1, world.goods.open.transaction.id.rawValue,
                text: """
                    {"customerConsented":true,"accountTenure":3,"playTime":1,"userStatus":1,\
                    "appAccountToken":"","platform":1,"lifetimeDollarsPurchased":2}
                    """),
            seed(
                AppleRoutes.appAccountToken, id,
                text: "{\"appAccountToken\":\"7e3fb20b-4cdb-47cc-936d-99d65f608138\"}"),
            seed(AppleRoutes.extend, id, text: "{\(days)}"),
            seed(
                AppleRoutes.extendAll, "",
                text: "{\(days),\"productId\":\"club\",\"storefrontCountryCodes\":[\"USA\"]}"),
            seed(AppleRoutes.extendStatus, "club r"), seed(AppleRoutes.requestTest, ""),
            seed(AppleRoutes.testStatus, "6f1ed002-ab55-4958-9014-ebf0951522d9_1790000000000"),
            seed(
                AppleRoutes.notificationHistory, "?paginationToken=AAAA",
                text: """
                    {"startDate":1789000000000,"endDate":1790000000001,"notificationType":"REFUND",\
                    "notificationSubtype":null,"onlyFailures":true}
                    """),
        ]
            + ["{{flat}}", "{{unified}}", "AAAA"].map {
                seed(
                    AppleRoutes.verifyReceipt, "",
                    text: """
                        {"receipt-data":"\($0)","password":"p","exclude-old-transactions":true}
                        """)
            }
    }

    /// Bytes that test the HTTP parser.
    private var raw: [[UInt8]] {
        [
            "GET /health HTTP/1.1\r\nHost: k\r\n\r\n",
            "POST /kiosk/v1/sign-in HTTP/1.1\r\nHost: k\r\nTransfer-Encoding: chunked\r\n\r\n"
                + "1\r\na\r\n0\r\n\r\n",
            "POST /verifyReceipt HTTP/1.1\r\nHost: k\r\nContent-Length: 5\r\n\r\n{}",
            "GET /kiosk/v1/changes HTTP/1.1\r\nHost: k\r\nKiosk-Account: ann\r\n"
                + "Kiosk-Device: phone\r\nAuthorization: Bearer \(RequestWorld.secret)\r\n\r\n",
            "GET / HTTP/1.1\r\nExpect: 100-continue\r\nUpgrade: h2c\r\nConnection: upgrade\r\n\r\n",
        ].map { [0xFF] + Array($0.utf8) }
    }

    private func seed(_ route: Route, _ place: String = "", text: String = "") -> [UInt8] {
        [FuzzRoute.place(of: route), 0] + Array("\(place)\n\n\(text)".utf8)
    }

    private func seed(
        _ route: Route, _ place: String = "", sending body: some Encodable
    ) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.keyEncodingStrategy = .custom(WireKey.sent)
        let text = String(decoding: try encoder.encode(body), as: UTF8.self)
        return seed(route, place, text: text)
    }

    /// Numbers at limits, names that the server looks for, and characters that are difficult for parsers.
    static let words: [[UInt8]] = [
        "9223372036854775807", "-9223372036854775808", "9223372036854775808", "1e308", "-1", "0.1",
        "1E400", "null", "true", "[]", "{}", "[[[[[[[[[[[[", "{\"a\":", "\"\"", "\\u0000",
        "\\uD800",
        "%00", "%2e%2e", "%2F", "%FF", "%", "..", "/", "?", "&", "=", ";", "+", "\n", "\u{1E}",
        "\0",
        "\u{FEFF}", "\u{202E}", "\u{1F468}\u{200D}\u{1F469}", "e\u{301}", "\u{1B}[31m",
        "' OR 1=1--",
        "{{open}}", "{{settled}}", "{{refunded}}", "{{flat}}", "{{unified}}",
        "Kiosk-Account: bob\n",
        "Kiosk-Device: tablet\n", "Authorization: Bearer x\n", "Accept-Encoding: gzip\n",
        "Content-Encoding: gzip\n", "Last-Event-ID: 1\n", "X-Request-Id: x\n",
        "Idempotency-Key: x\n", "\"quantity\":11", "\"milliunits\":-1", "\"currency\":\"JPY\"",
        "\"outcome\":\"ask-to-buy\"", "gems.60", "priceless", "club", "USA", "zh_CN", "entries=",
        "after=", "limit=", "locale=", "id=",
    ].map { Array($0.utf8) }
}
