defmodule ShopWeb.Components do
  use LiveViewNative.Component

  attr :title, :string, required: true
  attr :price, :float
  attr :tone, :string, default: "info", values: ["info", "warn"]
  attr :rest, :global
  slot :footer

  def product_row(assigns) do
    ~LVN"""
    <VStack class={["row", @tone == "warn" && "warn"]} {@rest}>
      <Text>{@title}: {Float.round(@price, 2)} and <%= String.upcase(@title) %>!</Text>
      <%= render_slot(@footer) %>
      {render_slot(@inner_block)}
    </VStack>
    """
  end

  def render(assigns) do
    ~LVN"""
    <%!-- the page --%>
    <.header title={@page_title}>Shop <:actions><Button phx-click="add" phx-value-product-id={@id}>Add &amp; go</Button></:actions></.header>
    <%= if @count > 1 and not is_nil(@note) do %>
      <Text>Many: <%= @count %></Text>
    <% else %>
      <Text :if={@count == 0}>None</Text>
    <% end %>
    <%= case @kind do %>
      <% :lamp -> %><Text>Lamp</Text>
      <% "shade" -> %><Text>Shade</Text>
      <% _ -> %><Text>Other</Text>
    <% end %>
    <%= for {p, i} <- Enum.with_index(@products), p.price > 1 do %>
      <Text tag={p.id} style="padding(8)">#{i}: {p.name}</Text>
    <% end %>
    <ScrollView axes="vertical"><Slider lowerBound="0" upperBound={10} phx-change="set" phx-debounce="300"/></ScrollView>
    <.link navigate={~p"/lamps/#{@id}"}>More</.link>
    <LiveForm phx-submit="save"><TextField name="mail">Mail</TextField></LiveForm>
    <Text class={"a " <> @tone}>{raw(@html)}</Text>
    <Button phx-click={JS.push("x")}>x</Button>
    """
  end
end
