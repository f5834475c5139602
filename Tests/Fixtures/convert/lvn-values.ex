defmodule ShopWeb.Values do
  attr :size, :integer, values: [1, 2, 3]
  attr :step, :integer, values: [1, 5]
  attr :kind, :string, values: ["a, b", "c|d"], default: "a, b"
  attr :tone, :atom, values: [:info, :warn]
  attr :icon, :string
  attr :on, :boolean
  attr :tags, :list, required: true
  attr :opts, :global
  slot :item do
    attr :t, :string
  end

  def card(assigns) do
    ~H"""
    <VStack id={@id} class={["card", @on && "on", @tone == :warn && @on && "warn", @class]} spacing={@size} {@opts}>
      <Image systemName={@icon || "star"} />
      <Text class={@on && "z"}>{@icon}</Text>
      <Text class={if @on, do: "x", else: "y"} :if={@icon}>{@kind <> "!"}</Text>
      <Text :if={!@icon and not @on}>{@note || "none"} {@on && "on"}</Text>
      <Text :if={@kind in ["a, b", "e"]}>{"#{@icon} of #{@size}"}</Text>
      <Text :for={tag <- @tags} class={["tag", @class]} {@opts}>{tag}</Text>
      <Text :for={i <- @item}>{render_slot(i)}</Text>
      <%= unless @on do %><Text>off</Text><% end %>
      <%= if @icon && @on || @size == 1 do %><Text id={@id}>both</Text><% end %>
      <%= if @inner_block != [] do %><Divider/><% end %>
      {render_slot(@inner_block)}
    </VStack>
    """
  end

  attr :label, :string, required: true

  def button(assigns) do
    ~H"""
    <Button {@rest}>{@label}</Button>
    """
  end
end
