defmodule ShopWeb.LossesLive.SwiftUI do
  attr :title, :string, required: true
  slot :inner_block, required: true
  slot :column do
    attr :label, :string
  end
  def table(assigns) do
    ~LVN"""
    <VStack>
      {render_slot(@inner_block, @title)}
      <Text a="1" a="2" class="one" class="two">It&apos;s &copy; 2026 &hellip; &unknown;</Text>
      <NavigationLink destination="/a" navigate="/b"><Text>Both</Text></NavigationLink>
      <Button phx-click="one" phx-click="two" phx-hook="Chart">Twice</Button>
    </VStack>
    """
  end

  def render(assigns) do
    ~LVN"""
    <.table title="Lamps">
      <:column label="Name"><Text>Name</Text></:column>
      <%= case @state do %>
        <% :open -> %>
          <Text>Open</Text>
        <% {:error, reason} -> %>
          <Text>{reason}</Text>
      <% end %>
      <LiveForm id="order" phx-change="check">
        <LiveSubmitButton phx-click="track">Order</LiveSubmitButton>
      </LiveForm>
      <%= with {:ok, lamp} <- @lamp do %>
        <Text>Found</Text>
      <% end %>
    </.table>
    """
  end
end
