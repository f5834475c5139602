/// Colour or pattern that fills a shape or a text.
public protocol ShapeStyle: VMLValue {}

/// Style of any type.
public struct AnyShapeStyle: ShapeStyle, SpelledValue {
  public let vmlCode: String
  public init(vmlCode: String) { self.vmlCode = vmlCode }
  public init(_ style: some ShapeStyle) { vmlCode = style.vmlCode }
}

/// Form, which is a view and a value.
public protocol Shape: View, VMLValue {}

/// Form that can be made smaller from its edges.
public protocol InsettableShape: Shape {}

extension InsettableShape {
  @_disfavoredOverload public func inset(by amount: CGFloat) -> some InsettableShape {
    var call = ModifierCall("inset(")
    call.value("by", amount.vmlCode)
    return reshaped(call)
  }
}

/// Form that is an element.
public protocol ShapeElement: ElementView, Shape {}

extension ShapeElement {
  public var vmlCode: String { valueCode }
}

/// Shape of any type.
public struct AnyShape: PrimitiveView, Shape {
  let shape: any Shape
  public init(_ shape: some Shape) { self.shape = shape }
  public var vmlCode: String { shape.vmlCode }
  public func _write(to writer: inout ViewWriter) { shape._write(to: &writer) }
}

/// Shape with a modifier that gives another shape.
struct ModifiedShape: PrimitiveView, InsettableShape {
  let shape: any Shape
  let call: ModifierCall
  var vmlCode: String { "\(shape.vmlCode).\(call.code)" }
  var _depth: Int { shape._depth + 1 }
  func _write(to writer: inout ViewWriter) { ModifiedView(shape, call)._write(to: &writer) }
}

extension Shape {
  func reshaped(_ call: ModifierCall) -> ModifiedShape { ModifiedShape(shape: self, call: call) }
}

/// Shape that has been filled or stroked, and can be once more.
public protocol ShapeView: View {}

extension ModifiedView: ShapeView {}
