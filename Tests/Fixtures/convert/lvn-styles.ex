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

"w-" <> width do
  frame(width: {width})
end

"fg-" <> color do
  foregroundStyle(.{color})
end
"""
end
