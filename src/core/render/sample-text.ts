import { isSafeUrl } from '../kernel/html/allow-list.ts'
import { isObject, type JsonObject } from '../kernel/json/value.ts'
import {
  type Element,
  el,
  findElement,
  getAttribute,
  isElement,
  listElements,
  mapElements,
  type Node,
  replaceElement,
  textContent,
  withAttributes,
  withChildren,
} from './element.ts'

/** Elements that mark up a part of a sentence; a new text replaces them. */
const PHRASE_ELEMENTS = new Set(
  'abbr b bdi br cite code data em i mark q s small span strong sub sup time u var wbr'.split(' '),
)

/** Sets the text, or the value, that an element shows; icons and controls in it stay. */
export function setText(element: Element, text: string): Element {
  switch (element.name) {
    case 'input':
    case 'progress':
    case 'meter':
      return withAttributes(element, { value: text })
    case 'textarea':
      return withChildren(element, [text])
    case 'select':
      return selectOption(element, text)
    case 'svg':
      return setSparkline(element, text)
    case 'img':
      return withAttributes(element, { alt: text })
    default:
      return setContent(element, text)
  }
}

/** Sets the numbers of a sparkline; other drawings show no text. */
const setSparkline = (svg: Element, numbers: string): Element =>
  svg.attributes.has('data-sparkline') ? withAttributes(svg, { 'data-sparkline': numbers }) : svg

function setContent(element: Element, text: string): Element {
  const hasOwnText = element.children.some((child) => !isElement(child) && child.trim() !== '')
  const holder = hasOwnText ? undefined : findTextHolder(element)
  if (holder) return replaceElement(element, holder, setText(holder, text))
  const index = element.children.findIndex((child) => !isElement(child) && child.trim() !== '')
  const children = element.children.flatMap((child, position): Node[] => {
    if (position === index) return toPhrase(keepSpaces(child as string, text))
    if (!isElement(child)) return child.trim() === '' ? [child] : []
    const isPhrase = PHRASE_ELEMENTS.has(child.name) && !child.attributes.has('data-component')
    return isPhrase && textContent([child]) !== '' ? [] : [child]
  })
  return withChildren(element, index === -1 ? [...children, ...toPhrase(text)] : children)
}

/** Turns the parts of a text between backticks into code, such as the name of an option. */
export const toPhrase = (text: string): Node[] =>
  text
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 === 1 ? el('code', {}, [part]) : part))
    .filter((part) => part !== '')

/** Keeps the space between a text and the icon or control next to it. */
const keepSpaces = (before: string, text: string): string =>
  `${/^\s*/.exec(before)?.[0] ?? ''}${text}${/\s*$/.exec(before)?.[0] ?? ''}`

/** Returns the first child that shows text, or a field if there is none. */
function findTextHolder({ children }: Element): Element | undefined {
  const elements = children.filter(isElement)
  return (
    elements.find((child) => isVisible(child) && textContent([child]) !== '') ??
    elements.find(({ name }) => /^(input|select|textarea|progress|meter)$/.test(name))
  )
}

const isVisible = (element: Element): boolean =>
  getAttribute(element, 'aria-hidden') !== 'true' &&
  getAttribute(element, 'data-component') !== 'Avatar'

/** Selects the option with a text; without one, the first option gets the text. */
function selectOption(select: Element, text: string): Element {
  const options = listElements([select]).filter(({ name }) => name === 'option')
  const match = options.find(({ children }) => textContent(children) === text) ?? options[0]
  if (match === undefined) return select
  return mapElements([select], (element) => {
    if (element.name !== 'option') return element
    if (element !== match) return withAttributes(element, { selected: undefined })
    return withAttributes(withChildren(element, [text]), { selected: true, value: undefined })
  })[0] as Element
}

/** The element whose attribute each property of a text changes, by its name. */
const ATTRIBUTE_ELEMENTS: Readonly<Record<string, (element: Element) => boolean>> = {
  href: ({ name }) => name === 'a',
  datetime: ({ name }) => name === 'time',
  status: ({ attributes }) =>
    attributes.has('data-status') || attributes.get('data-component') === 'Badge',
  value: ({ name }) => /^(input|meter|progress|data|option|button)$/.test(name),
  checked: ({ name }) => name === 'input',
  icon: ({ attributes }) => attributes.has('data-icon'),
  alt: ({ name }) => name === 'img',
  disabled: ({ name }) => name === 'button',
  variant: ({ attributes }) => attributes.has('data-variant'),
  current: ({ name }) => name === 'a',
  id: ({ attributes }) => attributes.has('id'),
  hidden: () => true,
}

const ATTRIBUTE_NAMES: Readonly<Record<string, string>> = {
  status: 'data-status',
  variant: 'data-variant',
  icon: 'data-icon',
  current: 'aria-current',
}

/** Sets the text of an element, and the attributes of the elements in it that can have them. */
export function applyTextAttributes(element: Element, value: JsonObject): Element {
  const { text, ...attributes } = value
  let result = text === undefined ? element : setText(element, String(text))
  for (const [name, setting] of Object.entries(attributes)) {
    const isTarget = ATTRIBUTE_ELEMENTS[name]
    if (isTarget === undefined || isObject(setting) || Array.isArray(setting)) continue
    if (name === 'href' && !isSafeUrl('href', String(setting))) continue
    const target = findElement([result], isTarget) ?? result
    if (name === 'href' && target.name !== 'a') {
      result = wrapInLink(result, String(setting))
      continue
    }
    const changes = { [ATTRIBUTE_NAMES[name] ?? name]: toAttribute(setting) }
    result = replaceElement(result, target, withAttributes(target, changes))
  }
  return result
}

/** Elements whose whole content can be a link. */
const LINK_HOLDERS = new Set('dd li p td th'.split(' '))

/** Makes a link of the content of an element without one, if it holds only text. */
const wrapInLink = (element: Element, href: string): Element => {
  const holdsText = listElements(element.children).every(({ name }) => PHRASE_ELEMENTS.has(name))
  return LINK_HOLDERS.has(element.name) && holdsText
    ? withChildren(element, [el('a', { href }, element.children)])
    : element
}

const toAttribute = (value: unknown): string | boolean | undefined =>
  typeof value === 'boolean'
    ? value
    : value === null || value === undefined
      ? undefined
      : String(value)

/** Attributes that repeat visible text. */
const LABEL_ATTRIBUTES = ['aria-label', 'alt', 'title', 'data-label'] as const

/** The minimum length of a text that labels are searched for; shorter ones occur by chance. */
const MIN_LABEL_LENGTH = 3

/** Replaces a text in the labels of an element and of everything in it, as well as the initials. */
export function replaceText(root: Element, before: string, after: string): Element {
  if (before === after || before.length < MIN_LABEL_LENGTH || after === '') return root
  return mapElements([root], (element) => {
    const isAvatar = getAttribute(element, 'data-component') === 'Avatar'
    if (isAvatar && textContent(element.children) === getInitials(before))
      return withChildren(element, [getInitials(after)])
    const changes = LABEL_ATTRIBUTES.flatMap((name): [string, string][] => {
      const label = getAttribute(element, name)
      return label?.includes(before) ? [[name, label.replaceAll(before, () => after)]] : []
    })
    return changes.length === 0 ? element : withAttributes(element, Object.fromEntries(changes))
  })[0] as Element
}

/** Returns the initials of a name: of its first and its last word, without a title. */
const getInitials = (name: string): string => {
  const words = name.split(/\s+/).filter((word) => /^(?!(Dr|Prof|Mrs?|Ms)\.)\p{L}/u.test(word))
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word = '') => [...word][0]?.toUpperCase() ?? '')
    .join('')
}
