/** @type {Behavior} */
export default {
  click: {
    '[data-slot="heading"] button'(_button, { root, announce, findAll }) {
      for (const mark of findAll('[data-slot="unread"], [data-field="unread"]')) mark.remove()
      root.querySelector('[data-slot="trigger"]')?.setAttribute('aria-label', 'Notifications')
      announce('All notifications are marked as read.')
    },
  },
}
