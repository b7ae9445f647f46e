/** @type {Behavior} */
export default {
  click: {
    'button[aria-label^="Copy link"]': (button, tools) =>
      tools.copyLink(button.parentElement?.querySelector('[id]')?.id ?? ''),
  },
}
