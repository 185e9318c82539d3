import StoreModel

/// Something that was changed about what is shown, with what it was before; money is never among it.
enum LocalAct: Hashable, Sendable {
    case filter(Screen, String?)
    case order(ShopSort)
    case part(ActivityPart)
    case outcome(Outcome)
    case language(LocaleID)
    case theme(String)
}
