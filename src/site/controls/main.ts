import { startActions } from './actions.ts'
import { startBehaviors } from './behaviors.ts'
import { addMessages, addTools } from './demo-tools.ts'
import { startDialogs } from './dialogs.ts'
import { findAll } from './elements.ts'
import { startMenus } from './menus.ts'
import { startPaging } from './paging.ts'
import { startSelection, updateSelections } from './selection.ts'
import { addSortField } from './tables.ts'

// The script of previews and showcase sites. It makes their controls work with the sample data in the
// page: by roles and attributes here, and with the behaviors of the patterns that the page loads.

const { dataset } = document.currentScript as HTMLScriptElement
const isShowcase = dataset.tools !== undefined

startDialogs()
startMenus()
for (const table of document.querySelectorAll('table')) addSortField(table)
startSelection()
// A preview shows all rows that a record describes.
if (isShowcase)
  for (const pagination of findAll('nav[data-component="Pagination"]')) startPaging(pagination)
startBehaviors()
updateSelections()
startActions()
if (isShowcase) addTools(dataset)
else addMessages()
