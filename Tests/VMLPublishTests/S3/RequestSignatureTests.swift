import Testing
import VMLRelease
import VMLStores

/// Known answers: of AWS's test suite for version 4, of the documentation of S3, and of botocore.
struct RequestSignatureTests {
  private let plain = S3Credentials(
    keyID: "AKIDEXAMPLE", secretKey: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY")
  private let time = UTCTime(seconds: 1_440_938_160)
  private static let ofNothing = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"

  private func signature(
    _ method: String, _ target: String, _ headers: [(String, String)],
    body digest: String = Self.ofNothing
  ) -> String {
    var request = HTTPRequest(
      method, WebURL(scheme: .https, host: "example.amazonaws.com"), target)
    request.headers = headers.map { (name: $0.0, value: $0.1) }
    var signature = RequestSignature(credentials: plain, region: "us-east-1")
    signature.service = "service"
    let text = signature.authorization(of: request, stamp: "20150830T123600Z", bodyDigest: digest)
    #expect(
      text.hasPrefix(
        "AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/service/aws4_request, "))
    return String(text.suffix(64))
  }

  private let usual = [("Host", "example.amazonaws.com"), ("X-Amz-Date", "20150830T123600Z")]

  @Test(arguments: [
    ("GET", "/", "5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31"),
    ("POST", "/", "5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b"),
    (
      "GET", "/?Param2=value2&Param1=value1",
      "b97d918cfa904a5beff61c982a1b6f458b799221646efd99d3219ec94cdf2500"
    ),
    (
      "GET", "/?Param1=value2&Param1=Value1",
      "eedbc4e291e521cf13422ffca22be7d2eb8146eecf653089df300a15b2382bd1"
    ),
    (
      "GET", "/%E1%88%B4",
      "8318018e0b0f223aa2bbf98705b62bb787dc9c0e678f255a891fd03141be5d85"
    ),
  ])
  func suite(_ method: String, _ target: String, _ expected: String) {
    #expect(signature(method, target, usual) == expected)
  }

  @Test func headersOfTheSuite() {
    #expect(
      signature("POST", "/", usual + [("My-Header1", "value1")])
        == "c5410059b04c1ee005303aed430f6e6645f61f4dc9e1461ec8f8916fdf18852c")
    #expect(
      signature("GET", "/", usual + [("My-Header1", " value1"), ("My-Header2", "\"a   b   c\"")])
        == "acc3ed3afb60bb290fc8d2dd0098b9911fcaa05412b367055dee359757a9c736")
  }

  /// The examples of S3's documentation.
  @Test func examplesOfS3() {
    let credentials = S3Credentials(
      keyID: "AKIAIOSFODNN7EXAMPLE", secretKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY")
    let signature = RequestSignature(credentials: credentials, region: "us-east-1")
    func sign(
      _ method: String, _ target: String, _ headers: [(String, String)],
      _ digest: String = Self.ofNothing
    ) -> Substring {
      var request = HTTPRequest(
        method, WebURL(scheme: .https, host: "examplebucket.s3.amazonaws.com"), target)
      request.headers =
        ([
          ("Host", "examplebucket.s3.amazonaws.com"), ("x-amz-date", "20130524T000000Z"),
          ("x-amz-content-sha256", digest),
        ] + headers).map { (name: $0.0, value: $0.1) }
      return signature.authorization(
        of: request, stamp: "20130524T000000Z", bodyDigest: digest
      ).suffix(64)
    }
    #expect(
      sign("GET", "/test.txt", [("Range", "bytes=0-9")])
        == "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41")
    #expect(
      sign(
        "PUT", "/test%24file.text",
        [
          ("Date", "Fri, 24 May 2013 00:00:00 GMT"), ("x-amz-storage-class", "REDUCED_REDUNDANCY"),
        ], "44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072")
        == "98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd")
    #expect(
      sign("GET", "/?lifecycle", [])
        == "fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543")
    #expect(
      sign("GET", "/?max-keys=2&prefix=J", [])
        == "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7")
  }

  /// Whole requests as botocore signs them.
  @Test func wholeRequests() {
    let credentials = S3Credentials(
      keyID: "AKIDEXAMPLE", secretKey: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY",
      sessionToken: "the+token==")
    let signature = RequestSignature(credentials: credentials, region: "eu-west-1")
    var put = HTTPRequest(
      "PUT", WebURL(scheme: .http, host: "127.0.0.1", port: 5000),
      "/bucket/k/a%20b%2Bc%3D~%40.vml")
    put.headers = [
      ("Content-Type", "application/swiftui+vml; charset=utf-8"), ("Cache-Control", "no-store"),
      ("If-None-Match", "*"),
    ]
    put.body = Array("hello".utf8)
    signature.sign(&put, at: time)
    #expect(
      put.headers.last?.value
        == "AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/eu-west-1/s3/aws4_request, "
        + "SignedHeaders=cache-control;content-type;host;if-none-match;x-amz-content-sha256;x-amz-date;"
        + "x-amz-security-token, "
        + "Signature=f5a83d547509e135f9b84942bd99557752202f6ee90c21261f01eb38ae0dd089")
    var list = HTTPRequest(
      "GET", WebURL(scheme: .https, host: "bucket.s3.eu-west-1.amazonaws.com"),
      "/?encoding-type=url&list-type=2&prefix=p%2F&continuation-token=a%2Fb%3D%3D")
    signature.sign(&list, at: time)
    #expect(
      list.headers.last?.value.hasSuffix(
        "b7255b2ebcbdf395bb394aff9839859d5130fa4a39c3b87e4fe9e354db0fef55") == true)
  }

  @Test func credentialsShowNothing() {
    let credentials = S3Credentials(
      keyID: "AKIDEXAMPLE", secretKey: "secretsecret", sessionToken: "tokentoken")
    var text = "\(credentials) \(String(reflecting: credentials))"
    dump(credentials, to: &text)
    let signature = RequestSignature(credentials: credentials, region: "eu-west-1")
    dump(signature, to: &text)
    for secret in ["AKIDEXAMPLE", "secretsecret", "tokentoken"] {
      #expect(!text.contains(secret))
    }
    #expect(
      credentials.redacting("no AKIDEXAMPLE, tokentoken, secretsecret here") == "no …, …, … here")
  }
}
