package import PurchaseEngine
package import StoreAPI

/// Returns the code with which a call is refused; nil if it succeeds.
package func refusalCode<Value>(
    of body: () async throws -> Value
) async throws -> Refusal.Code? {
    do {
        _ = try await body()
        return nil
    } catch ServiceFailure.refusal(let refusal) {
        return refusal.code
    }
}

/// Returns the error of an engine's purchase or restore; nil if it succeeds.
package func failure<Value>(
    of body: () async throws -> Value
) async throws -> PurchaseError? {
    do {
        _ = try await body()
        return nil
    } catch let error as PurchaseError {
        return error
    }
}
