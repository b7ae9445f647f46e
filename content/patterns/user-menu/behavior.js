/** @type {Behavior} */
export default {
  click: {
    '[data-slot="mode"] [role="menuitemradio"]'(item, tools) {
      const name = tools.getText(item).toLowerCase()
      tools.closePopover(item)
      tools.setColorMode(name === 'light' || name === 'dark' ? name : undefined)
      const group = item.closest('[data-slot="mode"]')
      for (const other of tools.findAll('[data-slot="mode"] [role="menuitemradio"]')) {
        other.setAttribute('aria-checked', String(other === item))
        tools.setSelected(other, other === item)
      }
      const check = group?.querySelector('svg')
      if (check) item.append(check)
    },
  },
}
