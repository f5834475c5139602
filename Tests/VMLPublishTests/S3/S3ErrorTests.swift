import Testing
import VMLPublish
import VMLRelease
import VMLStores

/// Answers of servers in plain words.
struct S3ErrorTests {
  private func error(
    _ status: Int, _ body: String = "", _ headers: [(name: String, value: String)] = []
  ) -> StoreError {
    let answer = HTTPAnswer(status: status, headers: headers, body: Array(body.utf8))
    return StoreError(
      S3Error(answer.body) ?? S3Error(), answer, "write", "a",
      in: S3Place(bucket: "shop", region: "us-east-1", server: "s3.example"),
      asOf: UTCTime(seconds: 1_795_338_000))
  }

  private func code(_ code: String, _ more: String = "") -> String {
    "<?xml version=\"1.0\"?><Error><Code>\(code)</Code>\(more)</Error>"
  }

  @Test func regions() {
    let expected =
      "the bucket 'shop' is in the region 'eu-west-1', not 'us-east-1'; set "
      + "'publish: { region: eu-west-1 }' in site.yaml, or AWS_REGION"
    for answer in [
      error(301, code("PermanentRedirect"), [("x-amz-bucket-region", "eu-west-1")]),
      error(400, code("AuthorizationHeaderMalformed", "<Region>eu-west-1</Region>")),
      error(301, "", [("x-amz-bucket-region", "eu-west-1")]),
      error(307, code("TemporaryRedirect"), [("X-Amz-Bucket-Region", "eu-west-1")]),
    ] {
      #expect(answer.explanation == expected)
      #expect(answer.retry == nil)
    }
    #expect(
      error(301).explanation.contains("not in the region 'us-east-1', or not at 's3.example'"))
  }

  @Test func clocks() {
    let answer = error(
      403, code("RequestTimeTooSkewed"), [("Date", "Sun, 22 Nov 2026 08:00:00 GMT")])
    #expect(
      answer.explanation == "this machine's clock and the server's differ by 3600 s; set the clock")
    #expect(answer.kind == .notAllowed)
  }

  @Test func permissions() {
    let answer = error(403, code("AccessDenied", "<Message>no\n&#27;[31m s3:PutObject</Message>"))
    #expect(answer.explanation.hasSuffix("s3:DeleteObject; it says: no  [31m s3:PutObject"))
    #expect(error(403, code("ExpiredToken")).explanation.contains("have expired"))
    #expect(error(401).kind == .notAllowed)
  }

  @Test func space() {
    for answer in [
      error(507), error(403, code("QuotaExceeded")), error(500, code("XMinioStorageFull")),
    ] { #expect(answer.kind == .noSpace) }
  }

  @Test func whatIsTriedAgain() {
    for status in [500, 502, 503, 504, 429, 408] { #expect(error(status).retry == .backOff) }
    #expect(error(400, code("RequestTimeout")).retry == .backOff)
    #expect(error(503, code("SlowDown"), [("Retry-After", "7")]).retry == .after(seconds: 7))
    #expect(
      error(
        503, "",
        [
          ("Retry-After", "Sun, 22 Nov 2026 09:00:20 GMT"),
          ("Date", "Sun, 22 Nov 2026 09:00:00 GMT"),
        ]
      ).retry == .after(seconds: 20))
    for status in [400, 404, 405, 409, 418, 501] { #expect(error(status).retry == nil) }
    #expect(
      error(418, code("Teapot", "<Message>\(String(repeating: "x", count: 500))</Message>"))
        .explanation.count < 260)
    #expect(error(500, "<html>no XML").explanation == "'s3.example' answers 500")
  }

  @Test func moments() {
    #expect(
      UTCTime(httpDate: "Sun, 22 Nov 2026 09:16:16 GMT")?.description == "2026-11-22T09:16:16Z")
    #expect(UTCTime(fractional: "2026-11-22T09:16:16.123Z")?.description == "2026-11-22T09:16:16Z")
    for text in [
      "", "Sun, 32 Nov 2026 09:16:16 GMT", "Sunday, 22-Nov-26 09:16:16 GMT", "x x x x x x",
    ] {
      #expect(UTCTime(httpDate: text) == nil)
    }
  }

  @Test func pages() {
    let page = S3Page(
      Array(
        """
        <ListBucketResult xmlns="x"><Name>b</Name><EncodingType>url</EncodingType>
        <Contents><Key>a+b%2Bc%2F%C3%BC</Key><Size>3</Size><LastModified>2026-11-22T09:16:16.000Z</LastModified>
        </Contents><IsTruncated>true</IsTruncated><NextContinuationToken>t=&amp;</NextContinuationToken>
        </ListBucketResult>
        """.utf8))
    #expect(page?.entries.map(\.key) == ["a b+c/ü"])
    #expect(page?.next == "t=&" && page?.isTruncated == true)
    for body in ["", "<Error/>", "<ListBucketResult><Contents/></ListBucketResult>"] {
      #expect(S3Page(Array(body.utf8)) == nil)
    }
  }
}
