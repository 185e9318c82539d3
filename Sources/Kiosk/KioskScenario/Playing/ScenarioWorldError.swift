import PurchaseEngine
import StoreAPI
import StoreFiles

/// Describes errors of a world's environment, such as its disk.
package enum ScenarioWorldError {
    /// Returns one or two sentences for an error; an unknown error is printed unchanged.
    package static func words(_ error: any Error) -> String {
        switch error {
        case let failure as FileFailure: file(failure)
        case let failure as JournalError: failure.message
        case ServiceFailure.refusal(let refusal): refusal.message
        case is ServiceFailure: "the store did not answer"
        case let timeout as ScenarioTimeout:
            "there was no answer within \(ScenarioTime.text(timeout.milliseconds))"
        default: String("\(error)".prefix(200))
        }
    }

    /// Describes a file error without advice about money or data, because a world contains neither real charges nor
    /// data to keep.
    private static func file(_ failure: FileFailure) -> String {
        switch failure {
        case .full(let path): "the disk that holds \(path) is full"
        case .readOnly(let path): "\(path) cannot be written"
        case .io(let path, let detail): "\(path) cannot be used (\(detail))"
        default: failure.message
        }
    }
}
