defmodule ShopWeb.FormsLive.SwiftUI do
  attr :tone, :string, default: "red"
  def mark(assigns) do
    ~LVN"""
    <Text style={"foregroundStyle(.#{@tone});tint(.#{@other}.opacity(0.5));help(\"a .#{@tone}\")"}>A</Text>
    """
  end

  def render(assigns) do
    ~LVN"""
    <VStack>
      <Button phx-click="open" phx-value-order-id={@id} phx-value-line_no="2">Open</Button>
      <Button phx-click={JS.push("add", value: %{line_no: 2})}>Add</Button>
      <Text style={"foregroundStyle(.#{@tone})"}>B</Text>
      <LiveForm id="f" phx-submit="save"><TextField name="a"/><LiveSubmitButton>Save</LiveSubmitButton></LiveForm>
      <.form for={@form} phx-submit={JS.push("send-on")}><LiveSubmitButton>Send</LiveSubmitButton></.form>
      <.simple_form for={@form} phx-submit="log-in"><LiveSubmitButton>Log in</LiveSubmitButton></.simple_form>
      <LiveForm id="g" phx-submit={JS.push("b", value: %{a: 1})}><LiveSubmitButton>Go</LiveSubmitButton></LiveForm>
      <.foo_bar/>
      <.mark/>
    </VStack>
    """
  end
end
