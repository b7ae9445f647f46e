const palette = findPalette()
if (palette) {
  startPalette(palette)
  startShortcuts()
}
startTables()
startOutline()
startTreeFilters()
for (const form of findAll('form[data-pattern="filter-bar"]')) startFilters(form)
addTools(document.currentScript instanceof HTMLElement ? document.currentScript.dataset : {})
