/// The outcome of an operation that a customer has started.
enum CustomerOutcome<Failure: Error> {
    case waiting, done
    case failed(Failure)
}
