import type { MarkupSyntax } from '../markup.ts'

/** Names of attributes in React, where they differ from HTML other than by dashes in SVG. */
const REACT_NAMES: Readonly<Record<string, string>> = {
  accesskey: 'accessKey',
  autocapitalize: 'autoCapitalize',
  autocomplete: 'autoComplete',
  autofocus: 'autoFocus',
  charset: 'charSet',
  class: 'className',
  colspan: 'colSpan',
  contenteditable: 'contentEditable',
  crossorigin: 'crossOrigin',
  datetime: 'dateTime',
  enctype: 'encType',
  enterkeyhint: 'enterKeyHint',
  for: 'htmlFor',
  formaction: 'formAction',
  formmethod: 'formMethod',
  formnovalidate: 'formNoValidate',
  hreflang: 'hrefLang',
  inputmode: 'inputMode',
  maxlength: 'maxLength',
  minlength: 'minLength',
  novalidate: 'noValidate',
  popovertarget: 'popoverTarget',
  popovertargetaction: 'popoverTargetAction',
  preserveaspectratio: 'preserveAspectRatio',
  readonly: 'readOnly',
  rowspan: 'rowSpan',
  spellcheck: 'spellCheck',
  srcset: 'srcSet',
  tabindex: 'tabIndex',
  viewbox: 'viewBox',
}

/** Returns the name of an attribute in React. */
export function toReactName(name: string): string {
  if (/^(aria|data)-/.test(name)) return name
  return (
    REACT_NAMES[name] ??
    name.replaceAll(/[-:](\w)/g, (_match, letter: string) => letter.toUpperCase())
  )
}

const BOOLEAN_ATTRIBUTES: ReadonlySet<string> = new Set(
  'allowfullscreen autofocus checked controls default defaultChecked disabled formnovalidate hidden inert loop multiple muted novalidate open playsinline readonly required reversed selected'.split(
    ' ',
  ),
)

/** True if the presence of an attribute is its value. */
export const isBooleanAttribute = (name: string): boolean => BOOLEAN_ATTRIBUTES.has(name)

const NUMERIC_ATTRIBUTES: ReadonlySet<string> = new Set(
  'colspan cols high low maxlength minlength optimum rows rowspan size span start tabindex'.split(
    ' ',
  ),
)

/** True if React expects the value of an attribute as a number. */
export const isNumericAttribute = (name: string): boolean => NUMERIC_ATTRIBUTES.has(name)

/** True if an attribute has the values `true` and `false`. */
export const isTrueOrFalse = (name: string, value: string): boolean =>
  (name.startsWith('aria-') || name === 'spellcheck' || name === 'contenteditable') &&
  /^(true|false)$/.test(value)

/** Prints a text as a TypeScript string. */
export function quote(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1)
  return text.includes("'") && !text.includes('"')
    ? `"${escaped}"`
    : `'${escaped.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}

/** Prints an attribute with a fixed value. */
export function printAttribute(name: string, value: string): string {
  const reactName = toReactName(name)
  if (isBooleanAttribute(name)) return reactName
  if (isNumericAttribute(name) && /^-?\d+$/.test(value)) return `${reactName}={${value}}`
  if (name === 'spellcheck') return `${reactName}={${value !== 'false'}}`
  return /["&\\\n]/.test(value) ? `${reactName}={${quote(value)}}` : `${reactName}="${value}"`
}

/** The syntax of JSX. */
export const JSX: MarkupSyntax = {
  escapeText: (text) => (/[{}<>&]/.test(text) ? `{${quote(text)}}` : text),
  printVerbatim: (text) => `{${quote(text)}}`,
  trailingSpace: "{' '}",
  selfCloses: () => true,
  selfClosing: ' />',
  ignoresLineBreaks: true,
}
