import StoreModel

/// A purchase that was asked for and waits for its `yes`.
struct LineQuestion: Sendable {
    let product: Product
    let quantity: Int
    let outcome: Outcome
    /// One for each question, so that a repeated answer is the same purchase.
    let id: IntentID
    /// How many questions had been asked when this one stood on the screen.
    let number: Int
    /// The question itself.
    let text: String
}
