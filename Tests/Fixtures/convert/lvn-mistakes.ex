defmodule Shop.Styles.Broken do
  ~SHEET"""
  "open" do
    padding(
    bold()
  end

  "holes-" <> tone do
    foregroundStyle(Color.{x})
    help("a {tone} lamp")
    frame(width: to_width(tone))
  end

  "words" do
    nosuch(3)
    padding(foo: 3)
    offset(x: gesture_state(:drag, .translation.width))
    onTapGesture(perform: event("tap", throttle: 10))
    background(alignment: .leading){:star-red}
    buttonStyle(.<%= style %>)
  end

  "unended" do
    italic()

  "last" do
    underline()
  """

  def class("frame:" <> dims, _target) do
    [width] = Regex.run(~r/w(\d+)/, dims)

    ~RULES"""
    frame(width: {width})
    """
  end

  def class("guarded-" <> n, _) when is_binary(n) do
    ~RULES"""
    padding({n})
    """
  end

  def class("binary-" <> <<b::binary-size(2)>> <> c, _) do
    ~RULES"""
    padding({c})
    """
  end

  def class(unmatched, _target) do
    ~RULES"""
    <%= unmatched %>()
    """
  end

  def other do
    ~RULES"""
    bold()
    """
  end
end
