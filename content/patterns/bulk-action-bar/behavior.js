/** @type {Behavior} */
export default {
  start(bar, tools) {
    tools.onSelection(({ count, elsewhere, total, focusTable }) => {
      tools.setFields(bar, { count, elsewhere, total })
      bar.setAttribute('aria-label', tools.getName(bar).replace(/\d+/, String(count)))
      // The focus must not be lost with the bar.
      if (count === 0 && bar.matches(':focus-within')) focusTable()
      bar.hidden = count === 0
    })
  },
  click: {
    '[data-slot="select-all"]': (button, tools) => select(button, true, tools),
    '[data-slot="clear"]': (button, tools) => select(button, false, tools),
  },
}

/**
 * @param {HTMLElement} button
 * @param {boolean} isSelected
 * @param {BehaviorTools} tools
 */
function select(button, isSelected, { getName, selectRows, showNotInDemo }) {
  if (!selectRows(isSelected)) showNotInDemo(getName(button))
}
