import actions from './script/actions.js?raw'
import collections from './script/collections.js?raw'
import dialogs from './script/dialogs.js?raw'
import elements from './script/elements.js?raw'
import filters from './script/filters.js?raw'
import inspector from './script/inspector.js?raw'
import menus from './script/menus.js?raw'
import outline from './script/outline.js?raw'
import palette from './script/palette.js?raw'
import start from './script/start.js?raw'
import tables from './script/tables.js?raw'
import toolsCss from './script/tools.css?raw'
import tools from './script/tools.js?raw'
import tree from './script/tree.js?raw'

/** Removes the doc comments of a file, which are a third of it. */
const removeComments = (script: string): string =>
  script.replaceAll(/^ *\/\*\*[\s\S]*?\*\/\n/gm, '')

/**
 * The script of showcase sites. It makes their controls work with the sample data in the page, and
 * shows which pattern each section is. Its files share one scope; they are plain JavaScript with
 * types in comments, because projects build their sites without a compiler.
 */
export const SHOWCASE_SCRIPT = [
  '(() => {',
  `const TOOLS_CSS = ${JSON.stringify(toolsCss)}`,
  ...[elements, dialogs, palette, menus, collections, tables, filters, outline, tree, actions]
    .concat(tools, inspector, start)
    .map(removeComments),
  '})()',
  '',
].join('\n')
