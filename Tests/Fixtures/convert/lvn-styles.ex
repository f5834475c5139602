defmodule Shop.Styles do
~SHEET"""
"card" do
  padding(16)
  background(.regularMaterial)
end

"title" do
  font(.headline)
  foregroundStyle(attr("tone"))
end

# Brackets in strings, and comments
"note" do
  accessibilityLabel("Open (") # and ( here
  overlay(content: :mark) # padding(8)
  help("a; b")
end

"w-" <> width do
  frame(width: {width})
end

"fg-" <> color do
  foregroundStyle(.{color})
end

"bar", %{target: :ios} do
  padding(8)
end

"w-" <> width, target: :ios do
  frame(width: {width})
end

"wide", %{target: :ios, orientation: :landscape} do
  padding(32)
end
"""
end
