/** The events that a behavior can handle, each an object of functions by selector. */
export const BEHAVIOR_EVENTS = ['click', 'input', 'change', 'keydown'] as const

/** The function that runs once for each element of the pattern in a page. */
export const START_KEY = 'start'

/** The size that a behavior may have without its comments and indentation, in bytes. */
export const MAX_BEHAVIOR_BYTES = 8192

/**
 * The global names that a behavior may use: values of the language that compute and change nothing
 * else, and classes of elements, to test what an element is.
 */
export const ALLOWED_GLOBALS: ReadonlySet<string> = new Set([
  ...['Array', 'BigInt', 'Boolean', 'Infinity', 'JSON', 'Map', 'Math', 'NaN', 'Number', 'RegExp'],
  ...['Set', 'String', 'WeakMap', 'WeakSet', 'isFinite', 'isNaN', 'parseFloat', 'parseInt'],
  ...['undefined', 'Element', 'HTMLElement', 'HTMLAnchorElement', 'HTMLButtonElement'],
  ...['HTMLDetailsElement', 'HTMLDialogElement', 'HTMLFormElement', 'HTMLInputElement'],
  ...['HTMLOptionElement', 'HTMLSelectElement', 'HTMLTableCellElement', 'HTMLTableElement'],
  ...['HTMLTableRowElement', 'HTMLTextAreaElement', 'Node', 'SVGElement'],
])

/** What to use in place of a global name. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  document: 'Use the root element, `tools.findAll()` or `tools.getElement()`.',
  window: 'Use what `tools` offers.',
  globalThis: 'Use what `tools` offers.',
  self: 'Use what `tools` offers.',
  navigator: 'Use `tools.copyLink()` to copy an address.',
  alert: 'Use `tools.announce()`.',
  console: 'Use `tools.announce()` to tell people something.',
  Object: 'Use a Map, or write the keys.',
  setTimeout: 'A behavior responds to events; it has no timers.',
  setInterval: 'A behavior responds to events; it has no timers.',
}

/** Says what to use in place of a global name. */
export const describeReplacement = (name: string): string =>
  (Object.hasOwn(REPLACEMENTS, name) ? REPLACEMENTS[name] : undefined) ??
  'A behavior only uses its root element, `tools`, its own functions and plain JavaScript.'

/** Properties that lead out of the pattern, or turn a text into markup or code. */
export const FORBIDDEN_PROPERTIES: ReadonlySet<string> = new Set([
  ...['constructor', 'prototype', '__proto__', '__defineGetter__', '__lookupGetter__', 'caller'],
  ...['ownerDocument', 'defaultView', 'view', 'parentNode', 'getRootNode', 'composedPath'],
  ...['contentWindow', 'contentDocument', 'baseURI', 'cookie', 'localStorage', 'sessionStorage'],
  ...['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'setHTML', 'setHTMLUnsafe', 'srcdoc'],
  ...['currentTarget', 'relatedTarget', 'srcElement', 'offsetParent', 'assignedSlot'],
])
