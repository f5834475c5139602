defmodule Shop.Styles.App do
  use LiveViewNative.Stylesheet, :swiftui

  ~SHEET"""
  "card" do
    padding(16)
  end

  "button-" <> style do
    # by the name of a style
    buttonStyle(to_ime(style))
  end

  "tint-" <> tone do
    tint(.<%= tone %>)
    foregroundStyle(Color.{tone})
  end

  "h-" <> height do
    frame(height: #{height})
    font(.custom("Inter", size: {to_float(height)}))
  end

  "say-" <> word do
    help("{word}")
    overlay(content: :{word})
    onTapGesture(perform: event("say-it"))
  end
  """

  def class("color-" <> c, _target) do
    ~RULES"""
    foregroundStyle(.{c})
    """
  end

  def class("wide", target: :ios) do
    ~RULES"""
    frame(
      maxWidth: .infinity
    )
    padding(8); bold()
    """
  end

  def class("flat", _), do: ~RULES[opacity(0.5)]

  def class(_other, _), do: {:unmatched, ""}
end
