import StoreAPI
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

/// Tests editing products and planning crashes in line mode.
@Suite("Product edits and crashes in line mode") struct TranscriptWorkbenchTests {
    static let products =
        SandboxProductTests.products + [
            product("dragon.pass.sale", "Sale Pass"), product("dragon.pass.title", "Title Pass"),
        ]

    private static func product(_ id: ProductID, _ title: String) -> SandboxProduct {
        SandboxProduct(
            productID: id, type: .nonConsumable, displayName: title, availability: .cleared,
            offers: [
                SandboxProduct.Offer(
                    storefront: "CHN", price: SandboxProductTests.price, sale: nil)
            ], changes: [])
    }

    /// Returns a session with a store that lists its products.
    static func session(_ model: Model = Fixture.emptyModel()) -> Transcript {
        var talk = Transcript(model)
        talk.respond = { command in
            switch command {
            case .query(.orders): [.sandboxProducts(products), .orders(Fixture.orders)]
            case .sandbox(.catalog(let edit)):
                [
                    .sandboxProducts(products.map { edited($0, edit) }), .orders(Fixture.orders),
                    .done(.sandbox(.catalog(edit), .done)),
                ]
            default: Transcript.successfulResponses(command)
            }
        }
        return talk
    }

    /// Returns the product as the store lists it after an edit of its availability or price.
    private static func edited(_ product: SandboxProduct, _ edit: CatalogEdit) -> SandboxProduct {
        var (changes, availability, offers) = (
            [ProductChange](), product.availability, product.offers
        )
        switch edit {
        case .reset(let id): if id ?? product.productID != product.productID { return product }
        case .change(let id, let made):
            guard id == product.productID else { return product }
            changes = made
        }
        for change in changes {
            if case .availability(let other) = change { availability = other }
            if case .price(let price, let country) = change {
                offers = [SandboxProduct.Offer(storefront: country, price: price, sale: nil)]
            }
        }
        return SandboxProduct(
            productID: product.productID, type: product.type, displayName: product.displayName,
            availability: availability, offers: offers, changes: changes)
    }

    private func edits(_ talk: Transcript) -> [CatalogEdit] {
        talk.asked.compactMap { if case .sandbox(.catalog(let edit)) = $0 { edit } else { nil } }
    }

    // MARK: Products

    @Test("edit without arguments lists the possible changes and the changed products by number")
    func alone() {
        var talk = Self.session()
        let said = talk.type("edit")
        for term in [
            "edit gems price 1.99:", "not-in JPN,DEU", "reset", "Changed:",
            "1: 60 Gems: price 6.00 CNY CHN",
        ] {
            #expect(said.contains(term), "\(term)\n\(said)")
        }
        let shown = talk.type("1")
        #expect(shown.contains("State: on sale, CN¥6.00"), "\(shown)")
        #expect(shown.contains("1: reset to the catalog"), "\(shown)")
        talk.type("1")
        #expect(edits(talk) == [.reset(productID: "dragon.gems60")])
    }

    @Test("edit buys a product outside the app by its number and reports the result")
    func outside() {
        var talk = Self.session()
        let usual = talk.respond
        talk.type("edit gems")
        let said = talk.type("2")
        #expect(talk.asked.contains(.sandbox(talk.model.purchaseOutside("dragon.gems60"))))
        #expect(said.contains("60 Gems was bought outside of the app"), "\(said)")
        #expect(talk.model.linePrompt?.string == "kiosk> ")
        talk.respond = {
            if case .sandbox(.buyOutside) = $0 {
                [.failed($0, CommandError("Not now."))]
            } else {
                usual($0)
            }
        }
        talk.type("edit gems")
        #expect(talk.type("2").contains("Not now."))
        #expect(talk.model.linePrompt?.string == "kiosk> ")
    }

    @Test(
        "a line makes the changes that it names",
        arguments: [
            ("edit gems price 1.99", "price 1.99 CNY CHN"),
            ("EDIT Gems PRICE 1.99", "price 1.99 CNY CHN"),
            ("edit dragon.gems60 price 180 JPN", "price 180 JPY JPN"),
            (
                "change gems sale 0.49 until 2030-12-01",
                "sale 0.49 CNY CHN until 2030-12-01T00:00:00Z"
            ),
            ("edit gems availability in-review", "availability in-review"),
            ("edit gems not-in JPN,DEU", "not-in JPN,DEU"),
            ("edit gems only-in USA", "only-in USA"),
            ("edit gems title Sixty Gems", "title[en_US] Sixty Gems"),
            ("edit gems description For a sale price", "description[en_US] For a sale price"),
        ])
    func changes(line: String, change: String) throws {
        var talk = Self.session()
        talk.type(line)
        guard case .change("dragon.gems60", let changes) = try #require(edits(talk).first) else {
            Issue.record("\(edits(talk))")
            return
        }
        #expect(changes.map(\.description) == [change])
        #expect(edits(talk).count == 1)
    }

    @Test("a change reloads the catalog before the next line and reports the product")
    func told() throws {
        var talk = Self.session()
        let said = talk.type("edit gems price 6")
        let place = try #require(
            talk.asked.firstIndex { if case .sandbox(.catalog) = $0 { true } else { false } })
        #expect(
            talk.asked[place...].contains { if case .query(.catalog) = $0 { true } else { false } })
        #expect(said.contains("Changed: price 6.00 CNY CHN"), "\(said)")
        #expect(talk.model.linePrompt?.string == "kiosk> ")
        talk.respond = { command in
            if case .query(.catalog) = command {
                []
            } else {
                Transcript.successfulResponses(command)
            }
        }
        talk.type("edit gems price 7")
        #expect(talk.model.linePrompt == nil, "the catalog is waited for")
    }

    @Test("a list that arrives before the change is not used as its result")
    func stale() throws {
        var talk = Self.session()
        let usual = talk.respond
        talk.respond = { if case .sandbox(.catalog) = $0 { [] } else { usual($0) } }
        talk.type("edit gems price 6")
        // This list was requested before the edit.
        talk.send(.sandboxProducts(Self.products))
        talk.send(.orders(Fixture.orders))
        #expect(talk.model.linePrompt == nil, "the store has not answered yet")
        let edit = try #require(edits(talk).last)
        let start = talk.record.endIndex
        talk.send(.sandboxProducts(Self.products.map { Self.edited($0, edit) }))
        talk.send(.done(.sandbox(.catalog(edit), .done)))
        #expect(talk.output(since: start).contains("Changed: price 6.00 CNY CHN"))
        #expect(talk.model.linePrompt?.string == "kiosk> ")
    }

    @Test("a change that the store rejects is reported, and no product is printed as changed")
    func refusedByStore() {
        var talk = Self.session()
        let usual = talk.respond
        talk.respond = {
            guard case .sandbox(.catalog) = $0 else { return usual($0) }
            return [.failed($0, CommandError("A sale ends after now.")), .orders(Fixture.orders)]
        }
        let said = talk.type("edit gems sale 0.49 2020-01-01")
        #expect(said.contains("A sale ends after now.") && !said.contains("State:"), "\(said)")
        #expect(talk.model.linePrompt?.string == "kiosk> ")
    }

    @Test("a title keeps its spaces")
    func blanks() throws {
        var talk = Self.session()
        talk.type("  edit  gems   TITLE Sixty   Gems  ")
        guard case .change(_, let changes) = try #require(edits(talk).first) else {
            Issue.record("\(edits(talk))")
            return
        }
        #expect(changes.map(\.description) == ["title[en_US] Sixty   Gems"])
    }

    @Test("reset reverts the changes of one product or of all")
    func reset() {
        var talk = Self.session()
        talk.type("edit gems reset")
        talk.type("edit reset")
        #expect(edits(talk) == [.reset(productID: "dragon.gems60"), .reset(productID: nil)])
    }

    @Test(
        "an invalid change is rejected with a reason and changes nothing",
        arguments: [
            ("edit gems id dragon.gems61", "The id of a product cannot be changed"),
            ("edit gems price 1,99", "Invalid price “1,99” in CNY"),
            ("edit gems sale 0.49", "Invalid change “sale 0.49”"),
            ("edit gems sale 0.49 until tomorrow", "Invalid end of a sale “tomorrow”"),
            (
                "edit gems availability gone",
                "Invalid availability “gone”. Use one of: draft, in-review"
            ),
            ("edit gems not-in Japan", "Invalid storefront “Japan”"),
            ("edit gems prize 3", "Invalid change “prize 3”"),
        ])
    func refused(line: String, sentence: String) {
        var talk = Self.session()
        let said = talk.type(line)
        #expect(said.contains(sentence), "\(said)")
        #expect(said.hasSuffix("Nothing was changed.\n"))
        #expect(edits(talk).isEmpty)
    }

    @Test("an unknown product is named, and an ambiguous one is chosen by number")
    func names() throws {
        var talk = Self.session()
        #expect(talk.type("edit rubies price 3").contains("There is no product “rubies price 3”."))
        let several = talk.type("edit pass price 3")
        #expect(several.contains("“pass” matches 2 items:") && several.contains("2: Title Pass"))
        #expect(talk.type("show 2").contains("State: on sale, CN¥6.00"))
        #expect(edits(talk).isEmpty, "what is shown is not changed")
        talk.type("edit pass price 3")
        talk.type("2")
        guard case .change("dragon.pass.title", _) = try #require(edits(talk).last) else {
            Issue.record("\(edits(talk))")
            return
        }
    }

    @Test("a title may contain words that begin a change")
    func wordsInTitles() throws {
        var talk = Self.session()
        talk.type("edit dragon sale pass price 3")
        talk.type("edit pass title A title")
        guard case .change("dragon.pass.sale", let changes) = try #require(edits(talk).first)
        else {
            Issue.record("\(edits(talk))")
            return
        }
        #expect(changes.map(\.description) == ["price 3.00 CNY CHN"])
        #expect(talk.type("edit title pass").contains("Product ID: dragon.pass.title"))
    }

    @Test("an edit typed as the answer to a purchase declines it and changes nothing")
    func question() {
        var talk = Self.session()
        talk.type("buy gems")
        #expect(talk.type("edit gems price 1").contains("Not bought. You were not charged."))
        #expect(edits(talk).isEmpty)
    }

    // MARK: Crashes

    @Test("crash without arguments prints the plan and the crash points, whose numbers plan one")
    func points() {
        var talk = Self.session()
        let said = talk.type("crash")
        for term in ["Crash: never", "4: before verify", "7: after finish", "8: never"] {
            #expect(said.contains(term), "\(term)\n\(said)")
        }
        #expect(talk.type("4").contains("This program will kill itself once, before verify"))
        #expect(talk.asked.last == .planCrash(CrashMoment(.before, .verify)))
        #expect(talk.type("crash").contains("Crash: before verify"))
        #expect((talk.type("sandbox") + talk.type("more")).contains("Crash: before verify"))
    }

    @Test("a crash is planned by name, cancelled with none, and immediate with now")
    func crashes() {
        var talk = Self.session()
        talk.type("crash After VERIFY 2")
        #expect(talk.asked.last == .planCrash(CrashMoment(.after, .verify, number: 2)))
        #expect(talk.type("crash none").contains("Crash: never"))
        #expect(talk.asked.last == .planCrash(nil))
        talk.type("crash never")
        #expect(talk.asked.count { $0 == .planCrash(nil) } == 2)
        talk.type("crash now")
        #expect(talk.asked.last == .terminal(.crash(nil)))
    }

    @Test("an unknown crash point is quoted, and the crash points are listed")
    func noPoint() {
        var talk = Self.session()
        let said = talk.type("crash during verify")
        #expect(said.contains("“during verify” is not a valid command"), "\(said)")
        #expect(said.contains("4: before verify"))
        #expect(talk.asked.allSatisfy { if case .planCrash = $0 { false } else { true } })
    }

    @Test("reaching the crash point kills the program, also while a purchase is awaited")
    func reached() {
        var talk = Self.session()
        talk.respond = { command in
            if case .engine(.buy) = command { [] } else { Transcript.successfulResponses(command) }
        }
        talk.type("buy gems")
        talk.type("yes")
        let moment = CrashMoment(.before, .verify)
        talk.send(.crashReached(moment))
        #expect(talk.asked.last == .terminal(.crash(moment)))
    }

    @Test("help explains edit and crash")
    func help() {
        var talk = Self.session()
        #expect(talk.type("help edit").contains("edit gems price 1.99: Change a product"))
        #expect(talk.type("help crash").contains("crash before verify: Kill this program"))
    }
}
