import PurchaseCore
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("Options of acts in the palette")
struct TypedOptionTests {
    private static let shared: Set<String> = ["--account", "--json", "--outcome"]

    private func parsed(_ words: String..., options: [String: String]) -> ParsedOptions {
        ParsedOptions(words: words, options: options, sharedOptions: Self.shared)
    }

    private func run(_ line: String, in model: inout Model) -> [Command] {
        _ = model.press(":")
        _ = update(&model, .input(.paste(line), at: Fixture.now))
        return model.press(.enter)
    }

    @Test("a line with options is parsed by its command, with the words of a shell")
    func request() {
        var model = Fixture.model()
        let buy = Command.parseOptions(
            verb: "buy", command: ["buy"], words: ["potion", "2", "--offer", "for you"])
        #expect(run("kiosk buy potion 2 --offer 'for you'", in: &model) == [buy])
        let spend = Command.parseOptions(
            verb: "spend", command: ["spend"], words: ["gems", "5", "--note=a \"torch\""])
        #expect(run(#"spend gems 5 --note="a \"torch\"""#, in: &model) == [spend])
        #expect(model.overlay == nil)
    }

    @Test("the quantity and the outcome of a purchase are those of the options")
    func purchase() {
        var model = Fixture.model()
        let options = ["--quantity": "2", "--outcome": "decline"]
        let message = Message.parsedOptions(
            verb: "buy", parsed("dragon.potion", options: options))
        #expect(update(&model, message).contains(.newIntent))
        #expect(model.dialog?.product.id == "dragon.potion")
        #expect(model.dialog?.quantity == 2 && model.dialog?.outcome == .decline)
        #expect(model.dialog?.focus == .cancel)
    }

    @Test(
        "an invalid value opens nothing",
        arguments: [
            (["--quantity": "99"], "Quantity"), (["--outcome": "maybe"], "“maybe” is not"),
            (["--offer": "intro"], "This product does not have this offer."),
        ])
    func invalidValue(options: [String: String], reason: String) {
        var model = Fixture.model()
        _ = update(
            &model, .parsedOptions(verb: "buy", parsed("dragon.potion", options: options)))
        #expect(model.overlay == nil)
        #expect(model.toasts.last?.text.string.contains(reason) == true, "\(model.toasts)")
    }

    @Test("an offer of a subscription is in the terms, and stays there")
    func offer() throws {
        let base = Fixture.clubMonth
        let subscription = try #require(base.subscription)
        let offer = SubscriptionOffer(
            kind: .promotional, name: "back", paymentMode: .payAsYouGo, price: Fixture.yuan(1000),
            period: subscription.period, numberOfPeriods: 1)
        let product = Product(
            id: base.id, type: base.type, displayName: base.displayName,
            description: base.description, price: base.price,
            subscription: SubscriptionInfo(
                groupID: subscription.groupID, groupName: subscription.groupName,
                level: subscription.level, period: subscription.period, offers: [offer]))
        let catalog = CatalogState(
            products: [product], storefront: Fixture.clubCatalog.storefront, version: "3")
        let line = parsed(product.id.rawValue, options: ["--offer": "back"])
        let subscriber = Fixture.clubModel(100, 28, Fixture.clubSnapshot(Fixture.view { _ in }))
        for var model in [Fixture.model(), subscriber] {
            _ = update(&model, .catalog(catalog))
            _ = update(&model, .parsedOptions(verb: "buy", line))
            #expect(model.dialog?.terms?.offer == offer, "\(model.toasts)")
            _ = update(&model, .catalog(catalog))
            #expect(model.dialog?.terms?.offer == offer && model.dialog?.isChanged == false)
            #expect(model.dialog?.refusal(in: model) == nil)
        }
    }

    @Test("a number beside the option of the quantity belongs to the name")
    func quantityTwice() {
        var model = Fixture.model()
        let line = parsed("dragon.potion", "60", options: ["--quantity": "2"])
        _ = update(&model, .parsedOptions(verb: "buy", line))
        #expect(model.overlay == nil)
    }

    @Test("a quotation mark without a second one is an apostrophe")
    func apostrophe() {
        #expect(
            "spend gems 5 --note Ann's gift".shellWords == [
                "spend", "gems", "5", "--note", "Ann's", "gift",
            ])
    }

    @Test("an option of the whole shop, and one that only the command line has, are refused")
    func refused() {
        var model = Fixture.model()
        for (option, reason) in [
            (
                "--account",
                "--account applies to the whole shop, which has one account, one device and one store, and not to an act."
            ), ("--intent", "--intent works only on the command line."),
        ] {
            let commands = update(
                &model,
                .parsedOptions(verb: "buy", parsed("dragon.potion", options: [option: "x"])))
            #expect(commands == [] && model.overlay == nil)
            #expect(model.toasts.last?.text.string == reason)
        }
    }

    @Test("the message of the command line is displayed")
    func failure() {
        var model = Fixture.model()
        let commands = run("buy potion --ofer intro", in: &model)
        for command in commands {
            _ = update(&model, .failed(command, CommandError("Did you mean '--offer'?")))
        }
        #expect(model.toasts.last?.text.string == "Did you mean '--offer'?")
    }

    @Test("the note of a spending is that of the option")
    func note() {
        var model = Fixture.model()
        _ = update(
            &model, .parsedOptions(verb: "spend", parsed("gems", "5", options: ["--note": "torch"]))
        )
        guard case .spend(let dialog) = model.overlay else {
            Issue.record("nothing is asked: \(model.toasts)")
            return
        }
        #expect(dialog.note == "torch" && dialog.amount == "5")
    }
}
