/// What became of something that a customer has begun.
enum CustomerOutcome<Failure: Error> {
    case waiting, done
    case failed(Failure)
}
