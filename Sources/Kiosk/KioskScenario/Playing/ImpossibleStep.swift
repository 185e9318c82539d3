/// A step that cannot be performed in the current state.
struct ImpossibleStep: Error {
    let expected: String
    let got: String
}
