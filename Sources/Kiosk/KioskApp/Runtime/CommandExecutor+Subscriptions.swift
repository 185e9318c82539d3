import KioskUI
import PurchaseEngine
import StoreAPI
import StoreModel

/// The commands for subscriptions and for the store's clock.
extension CommandExecutor {
    /// Posts the store's subscriptions after the engine has refreshed the device's own ones and the store's time.
    func loadSubscriptions() async {
        try? await session.engine.refreshSubscriptions()
        do throws(ServiceFailure) {
            mailbox.post(
                .subscriptions(
                    try await session.backend.connectedBackend.control.subscriptions(
                        limit: orderLimit)))
        } catch {
            mailbox.post(.ordersFailed(CommandFailure(error).message))
        }
    }

    func manage(_ id: TransactionID, _ request: SubscriptionRequest) async {
        do throws(ServiceFailure) {
            _ = try await session.engine.manage(id, request.word)
            // The engine publishes its snapshots asynchronously, so the new state is posted before the confirmation.
            mailbox.post(.snapshot(await session.engine.snapshot()))
            mailbox.post(.managed(id, request))
        } catch {
            mailbox.post(
                .manageFailed(
                    CommandFailure(changing: error).message, of: .manage(id, request),
                    isRefused: error.isRefusal))
        }
    }

    func changeClock(_ operation: ClockOperation) async {
        do throws(ServiceFailure) {
            let mailbox = mailbox
            let reading = try await session.backend.connectedBackend.control.changeClock(
                operation.change
            ) {
                reading in
                guard let until = reading.settledUntil else { return }
                mailbox.post(.clockProgress(until: until, of: reading.now))
            }
            try? await session.engine.refreshSubscriptions()
            mailbox.post(.snapshot(await session.engine.snapshot()))
            mailbox.post(.clockChanged(reading.now))
        } catch {
            mailbox.post(.sandboxFailed(error, of: .changeClock(operation)))
        }
    }

    func test(_ id: TransactionID, _ test: SubscriptionTestOperation) async {
        do throws(ServiceFailure) {
            _ = try await session.backend.connectedBackend.control.control(id, test.control)
        } catch {
            mailbox.post(.sandboxFailed(error, of: .test(id, test)))
        }
        await loadSubscriptions()
    }
}

extension SubscriptionRequest {
    /// The corresponding value of the store API.
    fileprivate var word: CustomerSubscriptionChange {
        switch self {
        case .cancel: .cancel
        case .resume: .resume
        case .agreeToPrice: .agreeToPrice
        }
    }
}

extension ClockOperation {
    /// The corresponding value of the store API.
    fileprivate var change: ClockChange {
        switch self {
        case .rate(let rate): .rate(rate)
        case .advance(let period): .period(period)
        case .nextEvent: .nextEvent
        }
    }
}

extension SubscriptionTestOperation {
    /// The corresponding value of the store API.
    fileprivate var control: SubscriptionControl {
        switch self {
        case .failRenewals(let isOn): .failRenewals(isOn)
        case .expire: .expire
        case .price(let price): .price(price, consent: true)
        case .extend(let days): .extend(days: days)
        }
    }
}
