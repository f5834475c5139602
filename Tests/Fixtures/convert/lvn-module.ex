defmodule ShopWeb.Badge do
  use LiveViewNative.Component

  # ~H"""no template"""
  attr :count, :integer,
    default: 0,
    doc: "how many"

  attr :meta, :map, default: %{}
  attr :url, :string, default: "/#{@base}"
  attr :tone, :string, default: "calm", values: ~w(calm loud)

  def badge(%{count: 0} = assigns) do
    ~LVN"<Text>None</Text>"
  end

  def badge(assigns) do
    ~LVN"""
    <Text>Many</Text>
    """
  end

  attr :item, :map, required: true
  attr :price, :float, default: 0.0

  def order_row(assigns) do
    ~LVN"""
    <HStack class={["row", @price > 100 && "dear"]}>
      <Text>{gettext("Order %{id} of %{name}", id: @item.id, name: @item.name)}</Text>
      <Text class={if @price > 100 && @item.open, do: "dear", else: "cheap"}>{String.capitalize(@item.state)} since {@item.inserted_at}</Text>
      <%= case @item.state do %>
        <% "open" -> %><Text>Open</Text>
        <% {:error, reason} -> %><Text>{reason}</Text>
        <% _ -> %><Text>Done</Text>
      <% end %>
      <%= for {key, value} <- @item.notes do %><Text>{key}</Text><% end %>
      <Text style={["bold()", "padding(8)"]} :if={@item.paid?}>Paid</Text>
      <Button phx-click="open-order" phx-value-id={"item-#{@item.id}"} phx-value-at={@item.at} phx-value-kind="it's">Open</Button>
    </HStack>
    """
  end

  attr :class, :string, default: nil
  slot :note
  def panel(assigns) do
    ~LVN"""
    <VStack class={["panel", @class]}>
      <Text :if={@note != []}>{render_slot(@note)}</Text>
    </VStack>
    """
  end

  attr :count, :integer, required: true
  attr :size, :string, values: ~w[small large]
  def mark(assigns), do: ~LVN"<Text class={\"mark-#{@size}\"}>{min(@count, 99)}</Text>"
end
