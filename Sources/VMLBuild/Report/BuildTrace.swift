import VMLDiagnostics

/// When each stage of a build ran, on which thread, and for which file.
public struct BuildTrace: Sendable {
  let events: [Event]
  /// Why pages were compiled; `nil` where that is not to be said.
  public var reasons: CompileReasons?

  init(events: [Event]) { self.events = events }

  struct Event: Sendable {
    var stage: String
    /// Relative to the site; empty for what is about all of it.
    var subject: String
    /// 0 is the one that the build runs on, the others compile pages.
    var thread: Int
    var start: ContinuousClock.Instant
    var end: ContinuousClock.Instant
  }

  /// The events in the Trace Event Format, which Chrome (`chrome://tracing`) and Perfetto show:
  /// times are in microseconds from the first event on.
  public var json: [UInt8] {
    var json = JSONText()
    let origin = events.map(\.start).min()
    let why = reasons?.textByPage ?? [:]
    json.object {
      $0.member("displayTimeUnit", "ms")
      if let all = reasons?.all, !all.isEmpty {
        $0.member("otherData") { $0.object { $0.member("why", reasonText(all)) } }
      }
      $0.member("traceEvents") { json in
        json.array(.lines) { json in
          for thread in Set(events.map(\.thread)).sorted() {
            json.object {
              $0.member("name", "thread_name")
              $0.member("ph", "M")
              $0.member("pid", 1)
              $0.member("tid", thread)
              $0.member("args") {
                $0.object { $0.member("name", thread == 0 ? "build" : "pages \(thread)") }
              }
            }
          }
          for event in events {
            event.write(to: &json, since: origin ?? event.start, why[event.subject])
          }
        }
      }
    }
    json.endLine()
    return json.bytes
  }
}

extension BuildTrace.Event {
  fileprivate func write(
    to json: inout JSONText, since origin: ContinuousClock.Instant, _ why: String?
  ) {
    json.object {
      $0.member("name", stage)
      $0.member("ph", "X")
      $0.member("pid", 1)
      $0.member("tid", thread)
      $0.member("ts") { $0.value((start - origin) / .microseconds(1)) }
      $0.member("dur") { $0.value((end - start) / .microseconds(1)) }
      if !subject.isEmpty {
        $0.member("args") {
          $0.object {
            $0.member("file", subject)
            if let why { $0.member("why", why) }
          }
        }
      }
    }
  }
}
