import KioskPresentation
import PurchaseCore
import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics

/// The details of products, transactions and other subjects in line mode, and the commands for them.
extension Model {
    /// Prints the details of a list item, a product or a transaction, in this order.
    mutating func show(named name: TargetReference) -> [Command] {
        if let item = name.number.flatMap({ lineMode?.itemList?.item($0) }) {
            // An item that would edit a product prints its details instead.
            return item.target.map { describe($0) } ?? perform(item)
        }
        let known = product(withID: name.text)
        if let number = name.number, known == nil, transactions(named: .id(name.text)).isEmpty {
            return write(.plainNoNumber, String(number))
        }
        guard known == nil, products(named: name).isEmpty, !transactions(named: name).isEmpty
        else { return product(named: name).map { printDetails(of: .product($0)) } ?? [] }
        return transaction(named: name).map { describe(.transaction($0.id)) } ?? []
    }

    mutating func perform(_ item: NumberedListItem) -> [Command] {
        item.perform?(&self) ?? item.target.map { describe($0) } ?? []
    }

    /// Prints the details of a subject, after loading what they need.
    mutating func describe(_ target: LineModeTarget) -> [Command] {
        switch target {
        case .transaction:
            guard select(target) else { return write(.toastNothingHere) }
            activity.requestedHistory = nil
            return sending(loadMissingData()) { $0.printDetails(of: target) }
        case .order, .soldProduct: return afterOrders { $0.printDetails(of: target) }
        case .storeSubscription:
            return sending(show(.sandbox) + [.query(.subscriptions)]) {
                $0.printDetails(of: target)
            }
        case .product, .event, .good, .subscription: return printDetails(of: target)
        }
    }

    /// Prints the details of a subject on its screen, and the commands for it.
    mutating func printDetails(of target: LineModeTarget) -> [Command] {
        guard let details = LineModeFormatter(model: self).details(of: target) else {
            return write(.toastNothingHere)
        }
        write(details)
        guard let screen = target.screen else { return [] }
        let commands = show(screen)
        select(target)
        return commands + printMenu(screen, self.commands(for: target))
    }

    /// Selects a product or a transaction on its screen; returns false if it is not loaded.
    @discardableResult
    mutating func select(_ target: LineModeTarget) -> Bool {
        switch target {
        case .product(let id): shop.select(id)
        case .transaction(let id):
            guard let index = engine.snapshot.rows.firstIndex(where: { $0.id == id }) else {
                return false
            }
            _ = show(.activity)
            selectInActivity(index)
        default: break
        }
        return true
    }

    // MARK: Commands

    /// Returns the commands for a subject; nil for one that is not possible.
    private func commands(for target: LineModeTarget) -> [NumberedListItem?] {
        switch target {
        case .product(let id): commands(for: id)
        case .transaction: row(of: target).map(commands) ?? []
        case .order: order(of: target).map(commands) ?? []
        case .subscription(let id): subscription(id).map(commands) ?? []
        case .soldProduct(let id): soldProduct(target).map { commands(for: $0, id) } ?? []
        case .good(let good):
            [
                command(.hintSpend, if: balance(of: good).amount > 0) {
                    $0.spend(.id(good.rawValue))
                }
            ]
        case .storeSubscription(let id):
            ActionDefinition.subscriptionTests.map { test in
                test.bindings.first.flatMap { binding in
                    command(binding.label) { $0.testSubscription(id, test) }
                }
            }
        case .event: []
        }
    }

    private func commands(for id: ProductID) -> [NumberedListItem?] {
        let product = shop.product(id).flatMap { blockedReason($0) == nil ? $0 : nil }
        return [
            product.map { product in
                NumberedListItem(text: ProductDetailBlock(model: self).offer(of: product)) {
                    $0.buy(.id(id.rawValue), 1)
                }
            },
            engine.newestRow(of: id).flatMap { row in
                command(.logTransaction) { $0.describe(.transaction(row.id)) }
            },
        ]
    }

    private func commands(for row: TransactionRow) -> [NumberedListItem?] {
        let isWaiting = row.stage == .awaitingApproval
        let isRefundable =
            row.isCharged == .yes && (row.stage == .finished || row.stage == .delivered)
        let sold = row.transactionID.map { TargetReference.id($0.rawValue) }
        let product = formatter.fact(.paletteProduct, untrusted: title(of: row))
        return [
            command(.hintFinish, if: canFinish(row)) { $0.finish(.id(row.id)) },
            command(.hintApprove, if: isWaiting) { $0.decide(.id(row.id), .approve) },
            command(.hintDecline, if: isWaiting) { $0.decide(.id(row.id), .decline) },
            command(.hintReceipt, if: sold != nil) { $0.showReceipt(sold) },
            sold.flatMap { sold in
                command(.hintRefund, if: isRefundable) { $0.refund(sold, .refund) }
            },
            shop.product(row.productID).map { sold in
                NumberedListItem(text: product) { $0.printDetails(of: .product(sold.id)) }
            },
        ]
    }

    private func commands(for order: SandboxOrder) -> [NumberedListItem?] {
        let name = TargetReference.id(order.key)
        let choices = canRefund(order) ? TransactionChangeOption.all(of: order.state) : []
        let row = row(of: order).map { LineModeTarget.transaction($0.id) }
        return [
            command(order.approvalHint, if: order.decision(approving: true) != nil) {
                $0.decide(name, .approve)
            },
            command(.hintDecline, if: order.decision(approving: false) != nil) {
                $0.decide(name, .decline)
            },
        ]
            + choices.map { choice in
                command(choice == .refund ? .hintRefund : choice.title) { $0.refund(name, choice) }
            } + [row.flatMap { row in command(.hintDetails) { $0.describe(row) } }]
    }

    private func commands(for subscription: VerifiedSubscription) -> [NumberedListItem?] {
        let name = TargetReference.id(subscription.originalID.rawValue)
        let changes: [(CustomerSubscriptionChange, TextKey)] = [
            (.cancel, .hintCancelRenewal), (.resume, .hintResume), (.agreeToPrice, .hintAgree),
        ]
        let plans = plans(ofGroup: subscription.groupID).filter { blockedReason($0) == nil }
        return changes.map { change, text in
            command(text, if: isPossible(change, subscription)) { $0.manage(change, name) }
        }
            + plans.map { plan in
                let text = formatter.commaSeparated([
                    formatter.sanitized(plan.displayName), formatter.price(of: plan),
                ])
                return NumberedListItem(text: formatter.fact(.hintPlan, text)) {
                    $0.printDetails(of: .product(plan.id))
                }
            }
    }

    private func commands(for product: SandboxProduct, _ id: ProductID) -> [NumberedListItem?] {
        [
            command(.plainAsInCatalog, if: !product.changes.isEmpty) {
                $0.editProduct(id, "reset")
            },
            command(.hintBuyOutside, if: product.type != nil) { model in
                [.log(.action(Action.buyOutside.name)), .sandbox(model.purchaseOutside(id))]
            },
            command(.hintDetails, if: shop.product(id) != nil) {
                $0.printDetails(of: .product(id))
            },
        ]
    }
}
