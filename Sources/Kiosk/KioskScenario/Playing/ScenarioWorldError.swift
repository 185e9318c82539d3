import PurchaseEngine
import StoreAPI
import StoreFiles

/// What went wrong around a world, such as on its disk, in words.
package enum ScenarioWorldError {
    /// One or two sentences; what has none is told as it is.
    package static func words(_ error: any Error) -> String {
        switch error {
        case let failure as FileFailure: file(failure)
        case let failure as JournalError: failure.message
        case ServiceFailure.refusal(let refusal): refusal.message
        case is ServiceFailure: "the store gives no answer"
        case let timeout as ScenarioTimeout:
            "there is no answer within \(ScenarioTime.text(timeout.milliseconds))"
        default: String("\(error)".prefix(200))
        }
    }

    /// In a world nobody is charged for real, and nothing of it is to be kept.
    private static func file(_ failure: FileFailure) -> String {
        switch failure {
        case .full(let path): "the disk that holds \(path) is full"
        case .readOnly(let path): "\(path) can not be written"
        case .io(let path, let detail): "\(path) can not be used (\(detail))"
        default: failure.message
        }
    }
}
