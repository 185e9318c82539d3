/// Measures what people feel; not part of the tests.
@main
enum Benchmarks {
    static func main() {}
}
