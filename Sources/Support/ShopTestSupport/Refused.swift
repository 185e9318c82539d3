package import PurchaseEngine
package import StoreAPI

/// The code with which a call is refused; nil where it is answered.
package func refusal<Value>(
    of body: () async throws -> Value
) async throws -> Refusal.Code? {
    do {
        _ = try await body()
        return nil
    } catch ServiceFailure.refusal(let refusal) {
        return refusal.code
    }
}

/// The error with which an engine ends a purchase or a restore; nil where it ends with a result.
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
