import KioskUI
import PurchaseEngine
import StoreAPI
import StoreModel

/// What is wished of subscriptions and of the store's clock.
extension CommandExecutor {
    /// Tells the store's subscriptions; the device hears of its own and of the store's time as well.
    func loadSubscriptions() async {
        try? await session.engine.refreshSubscriptions()
        do throws(ServiceFailure) {
            mailbox.post(
                .subscriptions(
                    try await session.backend.side.control.subscriptions(
                        limit: shownCount)))
        } catch {
            mailbox.post(.ordersFailed(CommandFailure(error).message))
        }
    }

    func manage(_ id: TransactionID, _ wish: CustomerWish) async {
        do throws(ServiceFailure) {
            _ = try await session.engine.manage(id, wish.word)
            // Whoever hears that it is done sees it so: published states come on a way of their own.
            mailbox.post(.snapshot(await session.engine.snapshot()))
            mailbox.post(.managed(id, wish))
        } catch {
            mailbox.post(
                .manageFailed(CommandFailure(settling: error).message, isRefused: error.isRefusal))
        }
    }

    func turnClock(_ act: ClockAct) async {
        do throws(ServiceFailure) {
            let mailbox = mailbox
            let reading = try await session.backend.side.control.turn(act.change) { reading in
                guard let until = reading.settledUntil else { return }
                mailbox.post(.clockSettling(until: until, of: reading.now))
            }
            try? await session.engine.refreshSubscriptions()
            mailbox.post(.snapshot(await session.engine.snapshot()))
            mailbox.post(.clockTurned(reading.now))
        } catch {
            mailbox.post(.sandboxFailed(error))
        }
    }

    func test(_ id: TransactionID, _ test: SubscriptionTest) async {
        do throws(ServiceFailure) {
            _ = try await session.backend.side.control.control(id, test.control)
        } catch {
            mailbox.post(.sandboxFailed(error))
        }
        await loadSubscriptions()
    }
}

extension CustomerWish {
    /// The word of the contract.
    fileprivate var word: CustomerSubscriptionChange {
        switch self {
        case .cancel: .cancel
        case .resume: .resume
        case .agreeToPrice: .agreeToPrice
        }
    }
}

extension ClockAct {
    /// The change of the contract.
    fileprivate var change: ClockChange {
        switch self {
        case .rate(let rate): .rate(rate)
        case .forward(let period): .period(period)
        case .nextEvent: .nextEvent
        }
    }
}

extension SubscriptionTest {
    /// The control of the contract.
    fileprivate var control: SubscriptionControl {
        switch self {
        case .failRenewals(let isOn): .failRenewals(isOn)
        case .expire: .expire
        case .price(let price): .price(price, consent: true)
        case .extend(let days): .extend(days: days)
        }
    }
}
