-- Eaves in a real editor, without a screen: nvim --headless -u NONE -l neovim.lua PROGRAM FOLDER
local program, folder = arg[1], arg[2]

local function expect(what, holds)
  if not holds then
    io.stderr:write("not so: " .. what .. "\n")
    os.exit(1)
  end
end

vim.cmd.cd(folder)
vim.lsp.config("eaves", { cmd = { program, "lsp" }, filetypes = { "swift" }, root_markers = { "eaves.yml" } })
vim.lsp.enable("eaves")
vim.cmd.edit(folder .. "/Probe.swift")
vim.api.nvim_buf_set_lines(0, 0, -1, false, {
  "import SwiftUI", "struct Probe: View {", '  /* 🚢 é */ var body: some View { AnyView(Text("")) }', "}",
})
vim.cmd.write()
vim.bo.filetype = "swift"

local function shown()
  return vim.tbl_filter(function(item) return item.code == "view-no-any-view" end, vim.diagnostic.get(0))
end
expect("the server is attached", vim.wait(20000, function() return #vim.lsp.get_clients({ bufnr = 0 }) == 1 end))
expect("the finding is shown", vim.wait(20000, function() return #shown() == 1 end))
local line = vim.api.nvim_buf_get_lines(0, 2, 3, false)[1]
expect("it is shown where it stands", shown()[1].col == line:find("AnyView") - 1)
local hover = vim.lsp.buf_request_sync(0, "textDocument/hover", {
  textDocument = { uri = vim.uri_from_bufnr(0) }, position = { line = 2, character = shown()[1].col },
}, 5000)
expect("hover names the rule", vim.inspect(hover):find("view%-no%-any%-view") ~= nil)
vim.api.nvim_buf_set_lines(0, 2, 3, false, { '  var body: some View { Text("") }' })
expect("the finding goes with its cause", vim.wait(20000, function() return #shown() == 0 end))
print("neovim " .. tostring(vim.version()) .. ": shown, explained, gone")
os.exit(0)
