import Foundation

/// Programs that some tests need and that a machine may lack.
///
/// `VMLC_TEST_PYTHON` may name a Python; what is installed beside it is found before what is in
/// `PATH`.
public enum TestPrograms {
  private static let environment = ProcessInfo.processInfo.environment

  /// A Python with the package `tuf`.
  public static let pythonWithTUF = python(importing: "tuf.ngclient")
  /// A Python with boto3 and moto's server; older versions of that refuse the signature of every
  /// listing of a folder.
  public static let pythonWithMoto = python(
    importing: "moto.server, boto3, importlib.metadata",
    such: "tuple(map(int, importlib.metadata.version('moto').split('.')[:3])) >= (5, 2, 5)")
  /// A Python with the package `jsonschema`.
  public static let pythonWithJSONSchema = python(importing: "jsonschema")
  /// The script of axe-core, which looks for what keeps people from using a page.
  public static let axe =
    python(importing: "axe_core_python").flatMap { python in
      try? ChildProgram.output(
        of: python, ["-c", "import axe_core_python as a; print(a.__path__[0], end='/axe.min.js')"]
      ).text
    }
  public static let rclone = find("rclone")
  public static let nginx = find("nginx")
  /// The module that gives nginx `PROPFIND`.
  public static let nginxWebDAVModule = [
    "/usr/lib/nginx/modules", "/usr/lib64/nginx/modules", "/usr/local/libexec/nginx",
  ].map { $0 + "/ngx_http_dav_ext_module.so" }
    .first { FileManager.default.fileExists(atPath: $0) }

  public static let noTUF = "no Python with the package 'tuf'; VMLC_TEST_PYTHON may name one"
  public static let noJSONSchema =
    "no Python with the package 'jsonschema'; VMLC_TEST_PYTHON may name one"
  public static let noMoto =
    "no Python with the package 'moto[server,s3]', 5.2.5 or newer; VMLC_TEST_PYTHON may name one"
  public static let noAxe =
    "no Python with the package 'axe-core-python'; VMLC_TEST_PYTHON may name one"
  public static let noRclone = "no rclone in PATH or beside VMLC_TEST_PYTHON"
  public static let noNginxWebDAV = "no nginx with the module http-dav-ext"
  public static let noNginx = "no nginx in PATH or /usr/sbin"

  /// The first executable file of a name.
  public static func find(_ name: String) -> String? {
    var folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    if let python = environment["VMLC_TEST_PYTHON"], let slash = python.lastIndex(of: "/") {
      folders.insert(String(python[..<slash]), at: 0)
    }
    return (folders + ["/usr/sbin"]).map { $0 + "/" + name }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private static func python(importing modules: String, such condition: String = "True") -> String?
  {
    [environment["VMLC_TEST_PYTHON"], find("python3")].compactMap(\.self).first { python in
      ChildProgram.succeeds(python, ["-c", "import \(modules)\nassert \(condition)"])
    }
  }
}
