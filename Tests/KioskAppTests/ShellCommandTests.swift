import ArgumentParser
import KioskUI
import PurchaseCore
import StoreAPI
import StoreModel
import Testing

@testable import KioskApp

@Suite("Equivalent command lines of acts")
struct ShellCommandTests {
    private static let odd = "-it's; $(reboot) ~"

    private static func examples() throws -> [SandboxAction] {
        let dollars = try #require(Currency(code: "USD"))
        let price = Price(milliunits: 5_990, currency: dollars)
        let sale = CatalogSale(price: price, ends: Timestamp(milliseconds: 1_800_000_000_000))
        let id = TransactionID("2000000812345678")
        let changes: [TransactionChange] = [
            .refund(.whole), .refund(.percentage(50_000)), .refund(.amount(490)), .reverse,
            .request(.other), .decline, .revoke, .delete,
        ]
        let controls: [SubscriptionControl] = [
            .wish(.cancel), .wish(.resume), .wish(.agreeToPrice), .expire, .failRenewals(true),
            .failRenewals(false), .price(price, consent: true), .price(price, consent: false),
            .extend(days: 14),
        ]
        let clocks: [ClockChange] = [
            .rate(0), .rate(1_500), .rate(86_400_000), .forward(milliseconds: 7_200_000),
            .period(SubscriptionPeriod(count: 1, unit: .month)),
            .moment(Timestamp(milliseconds: 1_800_000_000_000)), .nextEvent, .settle,
        ]
        let edits: [ProductChange] = [
            .availability(.inReview), .price(price, storefront: "USA"),
            .sale(sale, storefront: "USA"), .notIn(["JPN", "DEU"]), .onlyIn(["USA"]),
            .title(odd, locale: .fallback), .description("", locale: .fallback),
        ]
        let codes = [
            OfferCodeTerms(
                isCustom: false, limit: 1, isOncePerCustomer: true, expires: nil),
            OfferCodeTerms(isCustom: true, limit: 500, isOncePerCustomer: false, expires: nil),
        ]
        return OrderDecision.allCases.map { .order(IntentID("i-1"), $0) }
            + changes.map { .transaction(id, $0) } + controls.map { .subscription(id, $0) }
            + clocks.map { .clock($0) }
            + edits.map { .catalog(.change(productID: ProductID(odd), changes: [$0])) }
            + [
                .catalog(.reset(productID: "gems.60")), .catalog(.reset(productID: nil)),
                .buyOutside(
                    purchase: OutsidePurchase(
                        account: AccountName(odd), device: "--help", productID: ProductID(odd),
                        quantity: 2)),
                .clearHistory(account: AccountName(odd)),
                .planFault(
                    plan: try FaultPlan(words: ["verify", "503", "every", "account=a b's"])),
                .clearFault(id: 7), .clearFaults,
                .family(change: .join(account: AccountName(odd), organizer: "-ann")),
                .family(change: .leave(account: "bob")),
                .family(change: .share(account: "ann", isOn: true)),
                .family(change: .share(account: "ann", isOn: false)),
            ]
            + codes.map {
                .createOfferCodes(
                    request: OfferCodeCreationRequest(
                        productID: "club.monthly", offerIdentifier: "WELCOME",
                        count: $0.isCustom ? 1 : 10, custom: $0.isCustom ? "SPRING" : nil,
                        terms: $0))
            }
    }

    @Test("the command line of each action at the store is parsed as the same action")
    func actions() throws {
        var kinds: Set<String> = []
        for action in try Self.examples() {
            kinds.insert(Mirror(reflecting: action).children.first?.label ?? "\(action)")
            let words = try #require(action.shellCommand, "\(action)").words
            let parsed = try CommandPath.parse(words)
            #expect(try Self.action(of: parsed) == action, "\(words)")
        }
        guard case .object(let schema) = SandboxAction.schema,
            case .list(let all)? = schema["oneOf"]
        else {
            Issue.record("the schema does not list the actions")
            return
        }
        #expect(kinds.count == all.count, "every action has an example")
    }

    @Test("the words of a command line are those that a shell reads")
    func quoting() throws {
        for action in try Self.examples() {
            let command = try #require(action.shellCommand)
            #expect(Self.words(ofShell: command.text) == ["kiosk"] + command.words)
        }
    }

    // MARK: Parsing

    /// Splits a command line as a shell does that knows apostrophes and `\'`.
    private static func words(ofShell line: String) -> [String] {
        var (words, word, isQuoted, isEscaped): ([String], String?, Bool, Bool) = (
            [], nil, false, false
        )
        for character in line {
            switch character {
            case _ where isEscaped:
                word = (word ?? "") + String(character)
                isEscaped = false
            case "'":
                isQuoted.toggle()
                word = word ?? ""
            case "\\" where !isQuoted: isEscaped = true
            case " " where !isQuoted:
                words += [word].compactMap(\.self)
                word = nil
            default: word = (word ?? "") + String(character)
            }
        }
        return words + [word].compactMap(\.self)
    }

    /// Returns the action that a parsed command performs.
    private static func action(of command: any ParsableCommand) throws -> SandboxAction? {
        switch command {
        case let command as any OrderDecisionCommand:
            return command.order.map { .order(IntentID($0), type(of: command).decision) }
        case let command as any TransactionChangeCommand:
            return .transaction(
                TransactionID(command.transaction), try command.change(of: try order()))
        case let command as SandboxCommand.OutsideBuy:
            let given = command.options.givenValues
            return .buyOutside(
                purchase: OutsidePurchase(
                    account: AccountName(given[.account] ?? ""),
                    device: DeviceName(given[.device] ?? ""),
                    productID: ProductID(command.product), quantity: Int(command.quantity) ?? 0))
        case let command as SandboxCommand.AccountCommand.ClearHistory:
            #expect(command.yes)
            return command.name.map { .clearHistory(account: AccountName($0)) }
        case let command as SandboxCommand.FaultCommand.Add:
            return .planFault(plan: try FaultPlan(words: command.words))
        case let command as SandboxCommand.FaultCommand.Clear:
            return command.number.map { .clearFault(id: Int64($0) ?? 0) } ?? .clearFaults
        case let command as SandboxCommand.Clock:
            let words = [command.act, command.value].compactMap(\.self)
            return .clock(try ClockChange(words: words))
        default: return try listedAction(of: command)
        }
    }

    private static func listedAction(of command: any ParsableCommand) throws -> SandboxAction? {
        switch command {
        case let command as SandboxCommand.Family:
            let account = AccountName(command.member ?? "")
            switch command.act {
            case "add":
                return .family(
                    change: .join(account: account, organizer: AccountName(command.of ?? "")))
            case "remove": return .family(change: .leave(account: account))
            default:
                return .family(change: .share(account: account, isOn: command.act == "share"))
            }
        case let command as SandboxCommand.Subscription:
            return .subscription(
                TransactionID(command.subscription ?? ""), try control(of: command))
        case let command as SandboxCommand.ProductEdit: return .catalog(try edit(of: command))
        case let command as SandboxCommand.CodeCommand.Make:
            return .createOfferCodes(
                request: OfferCodeCreationRequest(
                    productID: ProductID(command.product), offerIdentifier: command.offer,
                    count: command.count, custom: command.code,
                    terms: OfferCodeTerms(
                        isCustom: command.code != nil,
                        limit: command.code == nil ? 1 : command.limit,
                        isOncePerCustomer: command.oncePerCustomer, expires: nil)))
        default: return nil
        }
    }

    private static func order() throws -> SandboxOrder {
        let dollars = try #require(Currency(code: "USD"))
        return SandboxOrder(
            intentID: nil, transactionID: nil, account: "ann", device: "phone",
            productID: "gems.60", quantity: 1, charge: Price(milliunits: 990, currency: dollars),
            state: .finished, at: Timestamp(milliseconds: 0))
    }

    private static func control(
        of command: SandboxCommand.Subscription
    ) throws -> SubscriptionControl {
        let act = try #require(command.act)
        if let control = SubscriptionControl.withoutValue.first(where: { $0.words == [act] }) {
            return control
        }
        switch act {
        case "extend": return .extend(days: Int(command.value ?? "") ?? 0)
        default:
            let dollars = try #require(Currency(code: "USD"))
            let amount = try DecimalAmount.milliunits(command.value ?? "", exponent: 2)
            return .price(
                Price(milliunits: amount, currency: dollars), consent: !command.noConsent)
        }
    }

    private static func edit(of command: SandboxCommand.ProductEdit) throws -> CatalogEdit {
        let id = command.product.map { ProductID($0) }
        if command.reset { return .reset(productID: id) }
        var typed = TypedProductEdit()
        (typed.availability, typed.price) = (command.availability, command.price)
        (typed.sale, typed.until) = (command.sale, command.until)
        (typed.notIn, typed.onlyIn) = (command.notIn, command.onlyIn)
        (typed.title, typed.description) = (command.title, command.description)
        let given = command.options.givenValues
        let defaults = ProductChange.Defaults(
            storefront: given[.storefront] ?? "USA",
            locale: given[.locale].flatMap { LocaleID($0) } ?? .fallback,
            now: Timestamp(milliseconds: 0))
        return .change(productID: try #require(id), changes: try typed.changes(at: defaults))
    }
}
