import PurchaseCore
import StoreModel

extension SimulationEvent {
    /// A description of the event in one line.
    package var text: String {
        switch self {
        case .serve(let id): "\(id.text) arrives"
        case .lookUpAtStore(let id): "the merchant asks the store about \(id.subject)"
        case .exchange(let id): "\(id.text) arrives and is answered"
        case .deliverReply(let id): "\(id.text) is answered"
        case .timeOut(let id): "\(id.text) brings no answer in time"
        case .duplicate(let id): "\(id.text) is duplicated"
        case .refuse(let id, let code): "\(id.text) is refused without processing (\(code))"
        case .lose(let id): "\(id.text) is lost"
        case .beginCommit(let deviceIndex): "\(name(deviceIndex)) begins to commit"
        case .commit(let deviceIndex): "\(name(deviceIndex)) commits"
        case .failCommit(let deviceIndex, let written):
            "\(name(deviceIndex)) fails to commit\(written ? ", but it is written" : "")"
        case .crash(let deviceIndex, let written):
            "\(name(deviceIndex)) dies\(written ? ", its commit written" : "")"
        case .start(let deviceIndex): "\(name(deviceIndex)) starts"
        case .fireTimer(let deviceIndex, let timer):
            "\(name(deviceIndex)) continues with \(timer.text)"
        case .reportChanges(let deviceIndex): "\(name(deviceIndex)) receives a change"
        case .buy(let deviceIndex, let intent):
            "\(name(deviceIndex)) buys \(intent.quantity) \(intent.productID) as \(intent.id), "
                + "to be \(intent.outcome.rawValue)"
        case .restore(let deviceIndex): "\(name(deviceIndex)) restores"
        case .spend(let deviceIndex, let id, let amount):
            "\(name(deviceIndex)) spends \(amount) as \(id)"
        case .finish(let deviceIndex, let id): "\(name(deviceIndex)) finishes \(id) by hand"
        case .resolveOrder(let id, let approved):
            "\(id) is \(approved ? "approved" : "not approved")"
        case .refund(let id): "\(id) is refunded"
        case .notifyMerchant(let id): "the store notifies the merchant of the refund of \(id)"
        case .crashService(let service, let id, let phase):
            "the \(service.rawValue) dies"
                + (id.map { phase == 0 ? " after \($0.text)" : " during \($0.text)" }
                    ?? "")
        case .advanceTime(let milliseconds): "\(milliseconds) ms pass"
        case .jumpDeviceClock(let deviceIndex, let milliseconds):
            "\(name(deviceIndex))'s clock jumps by \(milliseconds) ms"
        case .jumpBackendClock(let milliseconds): "the backend's clock jumps by \(milliseconds) ms"
        }
    }

    private func name(_ deviceIndex: Int) -> String { "d\(deviceIndex + 1)" }
}

extension InFlightMessage.ID {
    /// The sender, the kind and the subject of the message.
    var text: String {
        let whose = sender < 0 ? "the store's" : "d\(sender + 1)'s"
        let copy = number == 0 ? "" : " (\(number + 1))"
        return subject.isEmpty
            ? "\(whose) \(callName)\(copy)" : "\(whose) \(callName) of \(subject)\(copy)"
    }
}

extension DeviceTimer {
    fileprivate var text: String {
        guard case .effect(let effect) = purpose else { return "its launch" }
        return switch effect {
        case .wakePayment(let id, at: _): "its payment \(id)"
        case .wakeDelivery(let id, at: _): "its delivery \(id)"
        case .wakeSpend(let id, at: _): "its spending \(id)"
        case .wakeList(let source, at: _): "the store's list of \(source.rawValue)"
        default: "its journal"
        }
    }
}
