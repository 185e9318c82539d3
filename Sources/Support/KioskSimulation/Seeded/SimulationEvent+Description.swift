import PurchaseCore
import StoreModel

extension SimulationEvent {
    /// A description of the event in one line.
    package var words: String {
        switch self {
        case .serve(let id): "\(id.words) arrives"
        case .askStanding(let id): "the merchant asks the store about \(id.subject)"
        case .exchange(let id): "\(id.words) arrives and is answered"
        case .hear(let id): "\(id.words) is answered"
        case .timeOut(let id): "\(id.words) brings no answer in time"
        case .duplicate(let id): "\(id.words) is duplicated"
        case .refuse(let id, let code): "\(id.words) is refused without processing (\(code))"
        case .lose(let id): "\(id.words) is lost"
        case .beginCommit(let place): "\(name(place)) begins to commit"
        case .commit(let place): "\(name(place)) commits"
        case .failCommit(let place, let written):
            "\(name(place)) fails to commit\(written ? ", but it is written" : "")"
        case .crash(let place, let written):
            "\(name(place)) dies\(written ? ", its commit written" : "")"
        case .start(let place): "\(name(place)) starts"
        case .fire(let place, let timer): "\(name(place)) continues with \(timer.words)"
        case .news(let place): "\(name(place)) receives a change"
        case .buy(let place, let intent):
            "\(name(place)) buys \(intent.quantity) \(intent.productID) as \(intent.id), "
                + "to be \(intent.outcome.rawValue)"
        case .restore(let place): "\(name(place)) restores"
        case .spend(let place, let id, let amount): "\(name(place)) spends \(amount) as \(id)"
        case .finish(let place, let id): "\(name(place)) finishes \(id) by hand"
        case .settle(let id, let approved): "\(id) is \(approved ? "approved" : "not approved")"
        case .refund(let id): "\(id) is refunded"
        case .tell(let id): "the store notifies the merchant of the refund of \(id)"
        case .crashSide(let side, let id, let phase):
            "the \(side.rawValue) dies"
                + (id.map { phase == 0 ? " after \($0.words)" : " during \($0.words)" }
                    ?? "")
        case .pass(let stretch): "\(stretch) ms pass"
        case .jump(let place, let stretch): "\(name(place))'s clock jumps by \(stretch) ms"
        case .jumpBackend(let stretch): "the backend's clock jumps by \(stretch) ms"
        }
    }

    private func name(_ place: Int) -> String { "d\(place + 1)" }
}

extension InFlightMessage.ID {
    /// The sender, the kind and the subject of the message.
    var words: String {
        let whose = sender < 0 ? "the store's" : "d\(sender + 1)'s"
        let copy = number == 0 ? "" : " (\(number + 1))"
        return subject.isEmpty ? "\(whose) \(word)\(copy)" : "\(whose) \(word) of \(subject)\(copy)"
    }
}

extension DeviceTimer {
    fileprivate var words: String {
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
