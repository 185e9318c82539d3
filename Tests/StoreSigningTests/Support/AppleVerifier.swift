import Foundation
import KioskTestSupport
import StoreModel

@testable import StoreSigning

/// Runs Apple's `app-store-server-library` for Python as an independent verifier.
struct AppleVerifier {
    /// A token and the values that the library must expect.
    struct Question: Encodable, Sendable {
        let name: String
        let root: String
        let token: String
        let bundle: String
        let environment: String

        init(
            _ name: String, _ token: JWS, root: [UInt8],
            bundle: BundleID = Samples.bundleID, environment: String = "Sandbox"
        ) {
            self.name = name
            self.root = Base64.standard.encode(root)
            self.token = token.compact
            self.bundle = bundle.rawValue
            self.environment = environment
        }
    }

    /// Passes all questions to the library and returns its answers by name: `OK` with the ID of the transaction, or the
    /// name of the library's refusal.
    static func ask(_ questions: [Question]) async throws -> [String: String] {
        let output = try await PythonChecker.run(
            program, input: try JSONEncoder().encode(questions))
        return try JSONDecoder().decode([String: String].self, from: Data(output.utf8))
    }

    private static let program = """
        import base64, json, sys
        from appstoreserverlibrary.models.Environment import Environment
        from appstoreserverlibrary.signed_data_verifier import SignedDataVerifier, VerificationException

        def answer(question):
            root = base64.b64decode(question["root"])
            environment = Environment(question["environment"])
            verifier = SignedDataVerifier([root], False, environment, question["bundle"], 1)
            try:
                decoded = verifier.verify_and_decode_signed_transaction(question["token"])
            except VerificationException as refusal:
                return refusal.status.name
            return "OK " + decoded.transactionId

        questions = json.load(open(sys.argv[1]))
        print(json.dumps({question["name"]: answer(question) for question in questions}))
        """
}
