import type { FileCheck } from '../check.ts'
import {
  editRepair,
  insertAttribute,
  manualRepair,
  renameElement,
  reportElement,
} from '../edits.ts'
import {
  couldDeclare,
  createAncestorTest,
  getAttribute,
  getExplicitRole,
  getSource,
  getStaticValue,
  isDynamic,
  isHidden,
  isInHidden,
  listDescendants,
} from '../elements.ts'
import type { Repair } from '../finding.ts'
import type { Attribute, MarkupElement, SourceFile } from '../source-file.ts'

/** Elements that a keyboard cannot reach and that have no action of their own. */
const PASSIVE_TAGS = new Set(
  `div span p li ul ol dl dt dd section article aside header footer main nav figure figcaption
  h1 h2 h3 h4 h5 h6 table thead tbody tr td th img svg i b em strong small pre blockquote`.split(
    /\s+/,
  ),
)

/** Roles of items whose container handles keys for all of them. */
const COMPOSITE_ITEM =
  /^(?:option|menuitem(?:checkbox|radio)?|tab|treeitem|gridcell|row|cell|columnheader|rowheader|presentation|none)$/

const KEY_HANDLERS = ['onkeydown', 'onkeyup', 'onkeypress']

/** Finds elements without a role that handle clicks, which a keyboard cannot reach. */
export const nonSemanticClick: FileCheck = {
  code: 'A11Y032',
  check: 'non-semantic-click',
  family: 'accessibility',
  layer: 'intrinsic',
  severity: 'error',
  summary: 'an element without a role handles clicks',
  scope: 'file',
  *run(file) {
    for (const element of file.elements) {
      const click = getAttribute(element, 'onclick')
      if (click === undefined || !PASSIVE_TAGS.has(element.tag) || element.isComponent) continue
      if (element.hasSpread || isExempt(element) || isInert(file, click)) continue
      const missing = listMissing(element)
      if (missing.length === 0) continue
      yield reportElement(file, element, {
        message: `The <${element.tag}> handles clicks, but a keyboard cannot use it: it has no ${missing.join(' and no ')}.`,
        confidence:
          hasOtherControl(element) ||
          isEmpty(element) ||
          isPartOfControl(element) ||
          isForwarded(file, click)
            ? 'likely'
            : 'certain',
        repair: createRepair(file, element),
      })
    }
  },
}

const BACKDROP = /backdrop|overlay|scrim|mask|modal|dimmer/i

const isExempt = (element: MarkupElement): boolean =>
  isHidden(element) ||
  isDynamic(element, 'aria-hidden') ||
  isDynamic(element, 'role') ||
  COMPOSITE_ITEM.test(getExplicitRole(element) ?? '') ||
  getAttribute(element, 'contenteditable') !== undefined ||
  isBackdrop(element) ||
  // The control around it is what a keyboard reaches.
  isInControl(element) ||
  isInHidden(element)

const isInControl = createAncestorTest(
  ({ tag, isComponent }) =>
    /^(?:button|a|label|summary)$/.test(tag) || (isComponent && /Button|Link/.test(tag)),
)

/** True if an element lies behind a dialog, by its name or because it is empty and covers others. */
const isBackdrop = (element: MarkupElement): boolean =>
  BACKDROP.test(describeClass(element)) ||
  (isEmpty(element) && /\b(?:fixed|absolute|inset)\b/.test(describeClass(element)))

const isEmpty = ({ children }: MarkupElement): boolean =>
  children.every((child) => child.kind === 'text' && child.text.trim() === '')

/** Returns the classes of an element, also those of directives such as `class:open`. */
const describeClass = (element: MarkupElement): string =>
  [
    getSource(element, 'class'),
    ...element.attributes.map(({ name }) => (name.startsWith('class:') ? name : '')),
  ].join(' ')

const STOPS_ONLY =
  /^(?:(?:\(\s*)?(?:\w+\s*)?(?:\)\s*)?=>\s*)?(?:\{\s*)?(?:[\w$.]+(?<=\.(?:stopPropagation|preventDefault|stopImmediatePropagation))\(\)[;,\s]*)+\}?$/

/** True if a handler does nothing but stop the event, or closes what is behind a dialog. */
function isInert({ text }: SourceFile, { value, range }: Attribute): boolean {
  const written = text.slice(range.start, range.end)
  if (value === null || !written.includes('=')) return /\.(?:stop|prevent|self)\b/.test(written)
  const source = value.kind === 'dynamic' ? value.source : value.text
  return (
    /\.self\b/.test(written.split('=')[0] ?? '') ||
    STOPS_ONLY.test(source.trim()) ||
    /target\s*[!=]==?\s*\w+\.currentTarget|currentTarget\s*[!=]==?/.test(source)
  )
}

/** True if a component passes its clicks on, as with `on:click` in Svelte, and nobody may listen. */
const isForwarded = ({ text }: SourceFile, { range }: Attribute): boolean =>
  !text.slice(range.start, range.end).includes('=')

function listMissing(element: MarkupElement): string[] {
  return [
    ...(getExplicitRole(element) === undefined ? ['role'] : []),
    ...(couldDeclare(element, 'tabindex') ? [] : ['tabindex']),
    ...(couldDeclare(element, ...KEY_HANDLERS) ? [] : ['key handler']),
  ]
}

/** True if something inside, such as a link of a card, may do the same for a keyboard. */
const hasOtherControl = (element: MarkupElement): boolean =>
  [...listDescendants(element)].some(
    (node) =>
      node.kind === 'dynamic' ||
      (node.kind === 'element' &&
        (node.isComponent || /^(?:a|button|input|select|textarea)$/.test(node.tag))),
  )

/** True if an element around it is a widget, which handles keys for its parts. */
const isPartOfControl = createAncestorTest(
  (other) =>
    COMPOSITE_ITEM.test(getExplicitRole(other) ?? '') ||
    (getAttribute(other, 'tabindex') !== undefined && couldDeclare(other, ...KEY_HANDLERS)),
)

// https://html.spec.whatwg.org/multipage/dom.html#phrasing-content
const PHRASING = /^(?:span|b|i|em|strong|small|svg|img|code|br|path|g|circle|rect|use|line|abbr)$/

function createRepair(file: SourceFile, element: MarkupElement): Repair {
  const title = 'Change it to <button type="button">.'
  const isSimple = [...listDescendants(element)].every(
    (node) => node.kind !== 'element' || (!node.isComponent && PHRASING.test(node.tag)),
  )
  const isReplaceable = ['div', 'span', 'p'].includes(element.tag) && isSimple
  const type = getStaticValue(element, 'type') === undefined
  if (!isReplaceable || getExplicitRole(element) !== undefined)
    return manualRepair('Put a <button> inside it that does the same.', [
      'Or add a role, tabindex="0" and a handler for Enter and Space.',
    ])
  return editRepair('suggest', title, [
    ...renameElement(file, element, 'button'),
    ...(type ? [insertAttribute(file, element, 'type="button"')] : []),
  ])
}
