/// A step cannot be done as things stand.
struct ImpossibleStep: Error {
    let expected: String
    let got: String
}
