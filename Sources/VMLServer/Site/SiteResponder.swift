import VMLBuild
import VMLCompiler
import VMLDiagnostics
import VMLFiles
import VMLMarkup
import VMLOutput
import VMLPreview
import VMLTools

/// Answers for a site: to clients with its documents, to browsers with the preview.
///
/// One URL has both, by what `Accept` says. What is this server's own is below `/.vmlc/`, where no
/// site can have a path, since names that begin with a dot are no part of one.
///
/// Spec: VML 3.2.
public struct SiteResponder: HTTPResponder {
  let site: ServedSite
  private let hosts: AllowedHosts
  private let renderer = FrameRenderer()
  private let sessions = LiveSessions()
  private let shell = ShellFiles()

  /// Number of frames that one browser may have.
  private static let frameLimit = 32
  /// The largest file that is read at once, in bytes.
  private static let smallSize = 256 << 10
  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

  public init(_ site: ServedSite, hosts: AllowedHosts) {
    self.site = site
    self.hosts = hosts
  }

  public func response(to request: HTTPRequest) async -> HTTPResponse {
    var response = await answer(request)
    response.headers += [
      ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
      ("Cross-Origin-Resource-Policy", "same-origin"),
    ]
    if response["Cache-Control"] == nil { response.headers.append(("Cache-Control", "no-cache")) }
    if response["Content-Security-Policy"] == nil {
      // Whatever a site copies to its output, an SVG or a page of HTML, runs nothing here.
      response.headers.append(("Content-Security-Policy", Self.policy))
    }
    return response
  }

  private func answer(_ request: HTTPRequest) async -> HTTPResponse {
    guard hosts.allow(request["host"] ?? "") else {
      return HTTPResponse(421, "this server does not go by that name; ask for localhost")
    }
    if request["sec-fetch-site"] == "cross-site", request["sec-fetch-mode"] != "navigate" {
      return HTTPResponse(403, "pages of other sites get nothing from this server")
    }
    if request.method == .post, request.path == "/.vmlc/act" { return await own(request, "act") }
    guard request.method == .get || request.method == .head else {
      var response = HTTPResponse(405, "this server answers GET and HEAD")
      response.headers.append(("Allow", "GET, HEAD"))
      return response
    }
    guard let path = request.decodedPath else {
      return HTTPResponse(404, "nothing has this path")
    }
    if path.hasPrefix("/.vmlc/") {
      return await own(request, String(path.dropFirst("/.vmlc/".count)))
    }
    return content(request, path, site.snapshot)
  }

  // MARK: What is the site's

  private func content(
    _ request: HTTPRequest, _ path: String, _ state: ServedSite.State
  ) -> HTTPResponse {
    let index = state.index
    let accepted = AcceptedTypes(request["accept"], others: index.otherTypes)
    if let file = index.file(path, of: accepted.parameter("target").flatMap(index.target)) {
      return self.file(file, request, state)
    }
    if accepted.prefersPage { return shell.page(isThere: index.paths.contains(path)) }
    if let entry = index.tree(path) { return tree(entry, request, state) }
    guard !index.isEmpty else {
      return HTTPResponse(503, "the site has not been built without errors yet; try again")
    }
    guard accepted.acceptsDocument else { return otherTypes(index) }
    let (name, type) = (accepted.parameter("target"), accepted.documentType)
    guard let target = name.map({ index.target($0) }) ?? index.defaultTarget(of: type) else {
      guard let name else { return otherTypes(index) }
      let names = index.targets.map(\.name).joined(separator: ", ")
      return HTTPResponse(
        406, "the site has no target '\(printable(name))'; its targets are \(names)")
    }
    // VML's type stands for any document of a target.
    if let type, type != vmlMediaType, type != target.mediaType {
      return HTTPResponse(
        406, "the documents of the target '\(target.name)' are \(target.mediaType)")
    }
    let place = index.document(
      path, of: target,
      locale: accepted.parameter("locale")
        ?? preferredLocale(request["accept-language"], among: target.locales),
      theme: accepted.parameter("theme"))
    guard let place else {
      return HTTPResponse(404, "the target '\(target.name)' has no document with this path")
    }
    return document(place, request, state, varies: true)
  }

  private func otherTypes(_ index: OutputIndex) -> HTTPResponse {
    let types = Set(index.targets.map(\.mediaType)).sorted().joined(separator: ", ")
    return HTTPResponse(406, "the media types of the site's documents are \(types)")
  }

  private func tree(
    _ entry: OutputIndex.TreeEntry, _ request: HTTPRequest, _ state: ServedSite.State
  ) -> HTTPResponse {
    switch entry {
    case .document(let place): return document(place, request, state, varies: false)
    case .file(let place): return file(place, request, state)
    case .manifest(let target, let bin):
      guard let bytes = site.manifest(of: target, bin: bin, state) else { return gone }
      return VMLServer.response(
        to: request, with: .bytes(bytes), tag: documentDigest(of: bytes),
        headers: [("Content-Type", "application/json")])
    }
  }

  private func document(
    _ place: OutputPlace, _ request: HTTPRequest, _ state: ServedSite.State, varies: Bool
  ) -> HTTPResponse {
    guard let bytes = site.bytes(at: place, state) else { return gone }
    let type = state.index.target(place.target)?.mediaType ?? vmlMediaType
    var headers = [
      ("Content-Type", type == vmlMediaType ? contentType(of: "page.vml") : type)
    ]
    if varies {
      headers.append(("Vary", place.locale == nil ? "Accept" : "Accept, Accept-Language"))
    }
    if let locale = place.locale { headers.append(("Content-Language", locale)) }
    return VMLServer.response(
      to: request, with: .bytes(bytes), tag: documentDigest(of: bytes), headers: headers)
  }

  private func file(
    _ place: OutputPlace, _ request: HTTPRequest, _ state: ServedSite.State
  ) -> HTTPResponse {
    guard let file = site.file(at: place, state) else { return gone }
    let headers = [("Content-Type", contentType(of: place.file)), ("Vary", "Accept")]
    // To digest a large one would take longer than to send what is asked for of it.
    if file.size > Self.smallSize, let stamp = file.stamp {
      return VMLServer.response(
        to: request, with: .file(file, 0..<file.size), tag: stamp.tag, headers: headers)
    }
    guard let bytes = file.read(0..<file.size) else { return gone }
    return VMLServer.response(
      to: request, with: .bytes(bytes), tag: documentDigest(of: bytes), headers: headers)
  }

  /// For what was built: either a build is about to say that there is no such file any more, or one
  /// is asked for.
  private var gone: HTTPResponse {
    HTTPResponse(
      503, "this file of the output cannot be read; what is gone is made again, so try again")
  }

  // MARK: What is this server's

  private func own(_ request: HTTPRequest, _ name: String) async -> HTTPResponse {
    let isGallery = name == "components" || name.hasPrefix("components/")
    // A page of another site cannot read what its frames get, but they would have work done here.
    // Not every browser says so to an address without TLS: there the sender's own name tells.
    let senders = [request["origin"], request["referer"]].compactMap(\.self)
    if !isGallery,
      !["same-origin", "none", nil].contains(request["sec-fetch-site"])
        || !senders.allSatisfy({ authority(of: $0) == request["host"] })
    {
      return HTTPResponse(403, "pages of other sites get nothing from this server")
    }
    let readsSources = isGallery || name == "components.json" || name == "explain"
    if !request.isLocal, readsSources || namesComponent(request) {
      return HTTPResponse(403, "this is shown only on the machine that serves the site")
    }
    switch name {
    case _ where isGallery: return shell.page(isThere: true)
    case "events": return events(request)
    case "act": return await act(request)
    case "explain": return await explain(request)
    case "views": return await views(request)
    case "site.json":
      return json(siteJSON(site.snapshot, isLocal: request.isLocal), request)
    case "components.json": return await components(request)
    default:
      return shell.file(name, request) ?? HTTPResponse(404, "nothing has this path")
    }
  }

  /// Whether a component is to be compiled, with anything that a call can be given: that reads all
  /// data of the site.
  private func namesComponent(_ request: HTTPRequest) -> Bool {
    request.parameters.contains { $0.name == "component" }
  }

  private func events(_ request: HTTPRequest) -> HTTPResponse {
    let call = componentCall(request)
    let frames = request.parameters.filter { $0.name == "frame" }.map {
      FrameRequest($0.value, component: call)
    }
    guard frames.count <= Self.frameLimit, frames.allSatisfy({ $0 != nil }) else {
      return HTTPResponse(
        400,
        "each of up to \(Self.frameLimit) parameters 'frame' says the id, path, "
          + "target and platform of one"
      )
    }
    // A request for the head alone watches nothing.
    if request.method == .head { return HTTPResponse(200, headers: eventHeaders) }
    return HTTPResponse(
      200, headers: eventHeaders,
      body: .stream(
        EventFeed(
          site, renderer, frames.compactMap(\.self), in: session(request),
          isLocal: request.isLocal)))
  }

  /// The window that asks, with what it says of the app: `state.signedIn=true`.
  private func session(_ request: HTTPRequest) -> LiveSession? {
    let values = request.parameters
    guard let name = values.first(where: { $0.name == "session" })?.value, isSessionName(name)
    else { return nil }
    let session = sessions.session(name, isNew: true)
    let states = values.filter { $0.name.hasPrefix("state.") }.map {
      (String($0.name.dropFirst("state.".count)), $0.value)
    }
    session?.setFromApp(Dictionary(states) { $1 })
    return session
  }

  /// Takes what a user did in a drawing.
  private func act(_ request: HTTPRequest) async -> HTTPResponse {
    guard request.method == .post else {
      return HTTPResponse(405, "what a user does is posted")
    }
    let act = LiveRequest(request.body) {
      FrameRequest($0, component: request.isLocal ? componentCall(request) : nil)
    }
    guard let act else {
      return HTTPResponse(400, "this says of no element what was done with it")
    }
    let place = LivePlace(act.frame)
    guard let session = sessions.session(act.session, isNew: false), let app = session.app(place)
    else { return HTTPResponse(404, "this page does not run; load the window again") }
    await app.handle(act.event)
    session.noteChange()
    return HTTPResponse(204)
  }

  /// The component that all frames show, with what it is given: `prop.title=…`, `slot.=…`.
  private func componentCall(_ request: HTTPRequest) -> ComponentCall? {
    let values = request.parameters
    guard let name = values.first(where: { $0.name == "component" })?.value,
      isComponentName(name)
    else { return nil }
    func arguments(_ prefix: String) -> [ComponentCall.Argument] {
      values.filter { $0.name.hasPrefix(prefix) }.map {
        ComponentCall.Argument(name: String($0.name.dropFirst(prefix.count)), value: $0.value)
      }
    }
    return ComponentCall(
      component: name, props: arguments("prop.").filter { isAttributeName($0.name) },
      slots: arguments("slot."))
  }

  /// The gallery's components.
  private func components(_ request: HTTPRequest) async -> HTTPResponse {
    do throws(BuildFailure) {
      let entries = try await site.gallery.entries()
      return json(componentsJSON(entries), request)
    } catch {
      return HTTPResponse(503, error.description)
    }
  }

  /// The views of a frame's document.
  private func views(_ request: HTTPRequest) async -> HTTPResponse {
    guard let frame = frame(of: request) else {
      return HTTPResponse(400, "the parameter 'frame' says of which frame")
    }
    guard let document = await document(of: frame, site.snapshot) else {
      return HTTPResponse(404, "nothing makes this document")
    }
    return json(viewsJSON(document), request)
  }

  private func frame(of request: HTTPRequest) -> FrameRequest? {
    request.parameters.first { $0.name == "frame" }.flatMap {
      FrameRequest($0.value, component: componentCall(request))
    }
  }

  /// The document that a frame shows; `nil` if there is none.
  private func document(of frame: FrameRequest, _ state: ServedSite.State) async -> [UInt8]? {
    guard let call = frame.component else {
      return state.place(of: frame).flatMap { site.bytes(at: $0, state) }
    }
    // Where the site cannot be read there is none.
    return try? await site.gallery.compile(call, for: frame.variant).document
  }

  /// Why a view of a frame is as it is.
  private func explain(_ request: HTTPRequest) async -> HTTPResponse {
    guard let frame = frame(of: request),
      let node = request.parameters.first(where: { $0.name == "node" }).flatMap({ Int($0.value) })
    else {
      return HTTPResponse(400, "the parameters 'frame' and 'node' say which view of which frame")
    }
    let state = site.snapshot
    guard let document = await document(of: frame, state) else {
      return HTTPResponse(404, "nothing makes this document")
    }
    do throws(BuildFailure) {
      guard let view = try await explanation(of: node, document, frame, state) else {
        return HTTPResponse(
          404, "the sources have another view here by now, or an error; click again")
      }
      var json = JSONText()
      writeViewJSON(view, to: &json)
      return self.json(json.bytes, request)
    } catch {
      return HTTPResponse(503, error.description)
    }
  }

  private func explanation(
    of node: Int, _ document: [UInt8], _ frame: FrameRequest, _ state: ServedSite.State
  ) async throws(BuildFailure) -> ViewExplanation? {
    if let call = frame.component {
      return try await explainView(
        node, of: document, call, for: frame.variant, in: site.revisions)
    }
    guard let place = state.place(of: frame), let page = state.sources[place.file] else {
      return nil
    }
    let path = state.index.path(of: place) ?? frame.path
    return try await explainView(
      node, of: document, path: path, WantedDocument(page: page, place: place),
      in: site.revisions)
  }

  private var eventHeaders: [(name: String, value: String)] {
    [("Content-Type", "text/event-stream"), ("Cache-Control", "no-store")]
  }

  private func json(_ bytes: [UInt8], _ request: HTTPRequest) -> HTTPResponse {
    VMLServer.response(
      to: request, with: .bytes(bytes), tag: documentDigest(of: bytes),
      headers: [("Content-Type", "application/json")])
  }
}

extension FileStamp {
  /// Tag of a file, which changes when the file does.
  ///
  /// Not by when anything of it changed: that is so with each new name for it.
  fileprivate var tag: String {
    [UInt64(size), UInt64(bitPattern: modified), inode].map { String($0, radix: 16) }
      .joined(separator: "-")
  }
}

/// Text of a client as it can stand in a line: cut, and without what is no letter, digit or plain
/// sign.
private func printable(_ text: String) -> String {
  String(text.prefix(40).map { $0.isASCII && !$0.isNewline && $0 >= " " ? $0 : "?" })
}

/// The host and the port of an address; empty for `null`, which a page without an origin says.
private func authority(of address: String) -> String {
  let parts = address.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
  return parts.count > 2 ? String(parts[2]) : ""
}
