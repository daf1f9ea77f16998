-- Uses `strex lsp` with Neovim's built-in client, without a window:
--   STREX=… WORK=… nvim --headless --noplugin -u NONE -c 'luafile Tests/Clients/neovim.lua'

local strex, work = os.getenv("STREX"), os.getenv("WORK") .. "/neovim"

local view = [[
import SwiftUI

struct Quay: View {
  var body: some View {
    Text("Cast off")
    Text(verbatim: "Please pay at the office 🚢")
  }
}
]]

local catalog = [[
{
  "sourceLanguage" : "en",
  "strings" : {
    "Cast off" : {
      "localizations" : {
        "de" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Leinen los"
          }
        }
      }
    }
  },
  "version" : "1.0"
}]]

local function write(name, text)
  local file = assert(io.open(work .. "/" .. name, "wb"))
  file:write(text)
  file:close()
end

local function demand(condition, what)
  if not condition then error(what .. ": " .. table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), "\n")) end
end

local function wait(condition, what) demand(vim.wait(60000, condition, 20), what) end

local function codes()
  local found = {}
  for _, each in ipairs(vim.diagnostic.get(0)) do table.insert(found, each.code or each.user_data.lsp.code) end
  table.sort(found)
  return table.concat(found, " ")
end

local function ask(method, params)
  for _, answer in pairs(assert(vim.lsp.buf_request_sync(0, method, params, 60000))) do
    demand(not answer.err, vim.inspect(answer.err))
    return answer.result
  end
end

-- Puts the cursor after the first character of a text.
local function go(text)
  vim.fn.cursor(1, 1)
  demand(vim.fn.search("\\V" .. text, "cW") > 0, "there is no " .. text)
  vim.cmd("normal! l")
end

local function run()
  vim.fn.mkdir(work, "p")
  write("Quay.swift", view)
  -- Findings about verbatim texts have a lower confidence.
  write(".strex.json", '{"confidence": "low"}')
  write("Localizable.xcstrings", catalog)
  vim.fn.system({ "git", "init", "-q", work })
  vim.o.hidden = true
  local client = assert(vim.lsp.start_client({ name = "strex", cmd = { strex, "lsp" }, root_dir = work }))
  vim.cmd("edit " .. work .. "/Quay.swift")
  vim.lsp.buf_attach_client(0, client)
  wait(function() return codes() == "verbatim-prose" end, "what is wrong with the file")

  go('"Cast off')
  local hover = ask("textDocument/hover", vim.lsp.util.make_position_params())
  demand(hover.contents.value:find("| de | Leinen los |", 1, true), "the translations of a key")
  vim.lsp.buf.definition()
  wait(function() return vim.fn.expand("%:t") == "Localizable.xcstrings" end, "the entry of a key")
  demand(vim.fn.getline("."):find("Cast off", 1, true), "its line")
  vim.cmd("buffer Quay.swift")

  -- The edit counts characters as Neovim does.
  go('"Please')
  local params = vim.lsp.util.make_range_params()
  params.context = { diagnostics = {} }
  for _, action in ipairs(ask("textDocument/codeAction", params)) do
    if action.title == "Make the string localizable" then
      vim.lsp.util.apply_workspace_edit(action.edit, vim.lsp.get_client_by_id(client).offset_encoding)
    end
  end
  demand(vim.fn.search('\\VText("Please pay at the office 🚢")', "cw") > 0, "the edit of audit --fix")
  wait(function() return codes() == "missing-key" end, "what the edit leaves")

  ask("workspace/executeCommand", { command = "strex.sync" })
  local name = work .. "/Localizable.xcstrings"
  wait(function()
    local buffer = vim.fn.bufnr(name)
    return buffer > 0 and table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false)):find("Please pay", 1, true)
  end, "the catalog after a sync")
  vim.lsp.buf_attach_client(vim.fn.bufnr(name), client)
  wait(function() return codes() == "" end, "the catalog is in step")

  vim.fn.append(5, '    Text("cas')
  vim.fn.cursor(6, 13)
  vim.o.virtualedit = "onemore"
  vim.fn.cursor(6, 14)
  local found = ask("textDocument/completion", vim.lsp.util.make_position_params())
  demand(found.items[1].label == "Cast off", "what completes a key: " .. vim.inspect(found))
  vim.lsp.stop_client(client)
  wait(function() return #vim.lsp.get_active_clients() == 0 end, "the end of the server")
end

local ok, problem = pcall(run)
if not ok then
  io.stderr:write("error: " .. tostring(problem) .. "\n")
  vim.cmd("cquit")
end
print("as Neovim uses it\n")
vim.cmd("qall!")
