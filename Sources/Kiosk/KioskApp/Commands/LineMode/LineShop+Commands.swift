import StoreAPI
import PurchaseCore
import PurchaseEngine
import StoreModel
import StoreText

/// What each command of the line mode does.
extension LineShop {
    func carryOut(_ command: LineCommand) async throws(CommandFailure) {
        switch command {
        case .nothing, .quit: break
        case .list: try await list()
        case .show(let name): try show(name)
        case .buy(let name, let quantity): try await ask(name, quantity)
        case .restore: try await restore()
        case .transactions: await session.showTransactions()
        case .library: await session.showLibrary()
        case .spend(let good, let amount):
            try await session.spend(try SpendCommand.goods(good, amount))
        case .outcome(let name): try choose(name)
        case .help: out.text(messages.text(.plainCommands))
        case .unknown(let line): out.text(messages.text(.plainUnknown, String(line.prefix(80))))
        }
    }

    private func list() async throws(CommandFailure) {
        let reply = try await session.products()
        products = Report.inOrder(reply.products)
        report.products(reply, owned: await session.engine.snapshot(), isNumbered: true)
        if products.isEmpty { out.text(messages.text(.emptyShop)) }
    }

    /// The product of a number in the list, or of a unique part of its id.
    private func product(_ name: String) throws(CommandFailure) -> Product {
        if let number = Int(name), products.indices.contains(number - 1) {
            return products[number - 1]
        }
        let match = NameMatch<Product>(kind: "product") { [$0.id.rawValue] }
        if let product = try match.only(name, among: products) { return product }
        throw CommandFailure(
            65, "unknown-product", messages.text(.plainNoProduct, String(name.prefix(80))))
    }

    private func show(_ name: String) throws(CommandFailure) {
        let product = try product(name)
        report.why(product)
        out.text("\(messages.name(of: product.type)): \(messages.promise(of: product.type))")
        if !product.description.isEmpty { out.text(product.description) }
        out.text("\(messages.text(.labelRestores)): \(messages.restores(product.type))")
    }

    private func restore() async throws(CommandFailure) {
        out.text(messages.text(.toastRestoring))
        try await session.restore()
        forget(newsOf: await session.engine.snapshot().rows)
    }

    private func choose(_ name: String?) throws(CommandFailure) {
        if let name {
            guard let chosen = Outcome(rawValue: name) else {
                let known = Outcome.allCases.map(\.rawValue).joined(separator: ", ")
                throw .usage("“\(name.prefix(40))” is not known. Use one of: \(known).")
            }
            outcome = chosen
        }
        out.text(messages.text(.outcomeIs, messages.name(of: outcome)))
    }

    // MARK: Buying

    /// Says all of a purchase, and asks for its `yes`.
    private func ask(_ name: String, _ quantity: String) async throws(CommandFailure) {
        let product = try product(name)
        let count = try Buy.count(quantity)
        if case .reading(let reason) = await session.engine.snapshot().mode {
            throw CommandFailure(75, "locked", "Nothing was charged: \(reason).")
        }
        if let reason = product.unavailable {
            throw CommandFailure(
                77, "unavailable", messages.sentence(for: reason, productID: product.id))
        }
        guard product.type.quantities.contains(count), let price = product.price?.times(count)
        else {
            throw CommandFailure(
                PurchaseError.invalidQuantity(allowed: product.type.quantities), messages)
        }
        await say(product, count, report.prices.string(price))
    }

    private func say(_ product: Product, _ count: Int, _ price: String) async {
        let settings = session.settings
        let owned = await session.engine.snapshot().entitlements
        let isOwned =
            product.type == .nonConsumable && owned.contains { $0.productID == product.id }
        if isOwned { out.text(messages.text(.dialogOwned)) }
        out.text(
            messages.text(
                .dialogFor, settings.account.rawValue, settings.device.rawValue,
                messages.text(.dialogBackend)))
        out.text(messages.text(.outcomeIs, messages.name(of: outcome)))
        question = LineQuestion(
            product: product, quantity: count, outcome: outcome,
            id: IntentID(SystemEngineClock().newID()), number: input.ask(),
            text: messages.text(
                .plainBuyQuestion, product.displayName, String(count),
                isOwned ? messages.text(.free) : price))
    }

    /// Buys on `yes`. At a terminal the answer has to be typed after the question was there: what was pasted or typed
    /// ahead can not confirm.
    func answer(_ question: LineQuestion, _ line: LineInput.Line) async throws(CommandFailure) {
        let word = line.text.filter { !$0.isWhitespace }.lowercased()
        let isLate = line.question >= question.number || !StandardStream.isTerminalInput
        guard word == "yes", isLate else { return out.text(messages.text(.plainNotBought)) }
        do {
            _ = try await Purchasing(
                session: session, product: question.product, quantity: question.quantity,
                outcome: question.outcome, id: question.id
            ).run()
        } catch let failure as CommandFailure {
            await forgetNews(of: question)
            throw failure
        } catch {
            throw CommandFailure(74, "unexpected", "\(error)")
        }
        await forgetNews(of: question)
    }

    private func forgetNews(of question: LineQuestion) async {
        forget(
            newsOf: await session.engine.snapshot().rows.filter { $0.intentID == question.id })
    }
}
