/// The style sheet that every drawing needs: constant, and the same for all documents.
///
/// It stands in this program's source as text, a part for each family of views, so that nothing has
/// to be found on a disk.
public let previewStylesheet: String =
  fontFaces + layoutStyles + textStyles + colorStyles + controlStyles + listStyles + barStyles
  + systemStyles + lookStyles
