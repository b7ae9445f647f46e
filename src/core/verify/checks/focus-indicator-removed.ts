import { memoizeByObject } from '../../kernel/memoize.ts'
import type { FileCheck } from '../check.ts'
import { getAnchor, getStaticValue, isDynamic } from '../elements.ts'
import type { SourceDraft } from '../finding.ts'
import type { Snapshot } from '../snapshot.ts'
import type { MarkupElement, SourceFile, StyleDeclaration, StyleRule } from '../source-file.ts'
import { listClassTexts } from '../styles/arbitrary-classes.ts'
import { createOutlineRepair, FOCUS, type Removal, writeOutline } from '../styles/focus-outline.ts'
import {
  findGlobalStylesheet,
  findStyledElement,
  getStyleAnchor,
  isStyleAttribute,
} from '../styles/style-files.ts'

/** Finds rules and classes that hide the outline of the focused element. */
export const focusIndicatorRemoved: FileCheck = {
  code: 'A11Y001',
  check: 'focus-indicator-removed',
  family: 'accessibility',
  layer: 'dna',
  severity: 'error',
  summary:
    'the focus outline is removed without a replacement, or no style shows focus though the contract requires it',
  scope: 'file',
  *run(file, snapshot) {
    for (const rule of file.styles) {
      const removal = rule.declarations.findLast(removesOutline)
      if (removal === undefined || hasIndicator(rule, removal)) continue
      if (hasMixin(file, rule)) continue
      if (isStyleAttribute(rule)) yield* checkStyleAttribute(file, rule, removal)
      else yield* checkSelectors(file, { rule, removal }, snapshot)
    }
    for (const element of file.elements) yield* checkClasses(file, element)
    yield* checkContract(file, snapshot)
  },
}

const removesOutline = ({ property, value }: StyleDeclaration): boolean =>
  (/^outline(?:-style)?$/.test(property) && /^none\b/i.test(value)) ||
  (/^outline(?:-width)?$/.test(property) && /^0(?:px|r?em)?(?:\s|$)/.test(value)) ||
  (property === 'outline-color' && value.toLowerCase() === 'transparent')

const INDICATOR_PROPERTY =
  /^(?:outline|box-shadow|border|background|text-decoration|filter|fill|stroke|color|transform)/

/** True if a rule shows something instead of the outline. */
const hasIndicator = ({ declarations }: StyleRule, removal?: StyleDeclaration): boolean =>
  declarations.some(
    (declaration) =>
      declaration !== removal &&
      INDICATOR_PROPERTY.test(declaration.property) &&
      !removesOutline(declaration) &&
      !/^(?:none|0|transparent|inherit|initial|unset)$/.test(declaration.value) &&
      !/-(?:offset|radius|collapse|spacing|transition)$/.test(declaration.property),
  )

/** True if a rule gets declarations from elsewhere, which may show the focus. */
const hasMixin = ({ text }: SourceFile, { range }: StyleRule): boolean =>
  /@(?:include|extend|apply)\b/.test(text.slice(range.start, range.end))

const isInMixin = ({ conditions }: StyleRule): boolean =>
  conditions.some((condition) => /^@(?:include|mixin)\b/.test(condition))

/** True for a state in which a mouse is used, or a class that tells keyboard focus apart. */
const isMouseFocus = (selector: string): boolean =>
  /:(?:active|hover)\b/.test(selector) ||
  selector.split(':not(').some((part, at) => at > 0 && /^[^)]*focus/.test(part))

const concernsFocus = (selector: string): boolean =>
  !isMouseFocus(selector) && (FOCUS.test(selector) || /(?:^|\s)\*(?:::?[\w-]+)?$/.test(selector))

/** Removes what selects the focused element: `.button:focus` is `.button`. */
const toBase = (selector: string): string =>
  selector
    .replaceAll(/:focus(?:-visible|-within)?(?![\w-])|:not\(:disabled\)/g, '')
    .replace(/\*$/, '')
    .trim()

function* checkSelectors(
  file: SourceFile,
  { rule, removal }: Removal,
  snapshot: Snapshot,
): Generator<SourceDraft> {
  const selector = rule.selectors.find(
    (candidate) => concernsFocus(candidate) && !isReplaced(candidate, file, snapshot),
  )
  if (selector === undefined) return
  yield {
    file: file.path,
    range: removal.range,
    message: `${selector} hides the focus outline and shows nothing instead.`,
    // A class may be on other elements or come with another one that a script adds; what a mixin
    // is applied to is not known.
    confidence:
      selectsFocusable(selector) && !isInMixin(rule) && !hasFocusClass(snapshot)
        ? 'certain'
        : 'likely',
    anchor: getStyleAnchor(rule, removal.property),
    repair: createOutlineRepair(file, { rule, removal }, snapshot),
  }
}

/** True if a selector names elements that a keyboard reaches, or all. */
const selectsFocusable = (selector: string): boolean =>
  /(?:^|[\s>+~])(?:(?:a|button|input|select|textarea|summary)(?![\w-])|\*|:focus)[^\s>+~]*$/.test(
    selector,
  )

/** True if another rule shows focus for the same elements. */
function isReplaced(selector: string, file: SourceFile, snapshot: Snapshot): boolean {
  const base = toBase(selector)
  return (
    file.styles.some(
      (rule) =>
        (hasIndicator(rule) || hasMixin(file, rule)) &&
        rule.selectors.some((candidate) => {
          if (isMouseFocus(candidate) || !/:focus/.test(candidate)) return false
          // A parent that shows the focus inside it may be the one around these elements.
          return (
            candidate.includes(':focus-within') ||
            toBase(candidate) === '' ||
            // The same element, or a part of it: `.range:focus::-webkit-slider-thumb`.
            (base !== '' && toBase(candidate).startsWith(base))
          )
        }),
    ) ||
    (base === '' && hasGlobalFocusStyle(snapshot))
  )
}

/** True if a style sheet shows the focus of all elements. */
const hasGlobalFocusStyle = memoizeByObject(({ files }: Snapshot): boolean =>
  files.some(({ styles }) =>
    styles.some(
      (rule) =>
        hasIndicator(rule) &&
        rule.selectors.some((selector) => FOCUS.test(selector) && toBase(selector) === ''),
    ),
  ),
)

/** True if a class or attribute that a script sets shows focus: `.field--focused`. */
const hasFocusClass = memoizeByObject(({ files }: Snapshot): boolean =>
  files.some(({ styles }) =>
    styles.some(
      (rule) =>
        hasIndicator(rule) &&
        rule.selectors.some((selector) => /(?:\.|\[data-)[\w-]*focus(?:ed)?\b/.test(selector)),
    ),
  ),
)

const FOCUSABLE = new Set(['a', 'button', 'input', 'select', 'textarea', 'summary'])

const isFocusable = (element: MarkupElement): boolean =>
  FOCUSABLE.has(element.tag) || /^0$/.test(getStaticValue(element, 'tabindex') ?? '')

function* checkStyleAttribute(
  file: SourceFile,
  rule: StyleRule,
  removal: StyleDeclaration,
): Generator<SourceDraft> {
  const element = findStyledElement(file, rule)
  // A class may show the focus, but it cannot bring back an outline that the attribute removes.
  if (element === undefined || !isFocusable(element) || element.hasSpread) return
  if (isDynamic(element, 'class') || getStaticValue(element, 'class') !== undefined) return
  const end = removal.range.end
  const [separator = ''] = /^\s*[;,]?\s*/.exec(file.text.slice(end)) ?? []
  yield {
    file: file.path,
    range: removal.range,
    message: `The style of <${element.tag}> hides its focus outline.`,
    confidence: 'certain',
    anchor: getAnchor(file, element, 'style', removal.property),
    repair: {
      kind: 'edit',
      title: 'Remove the declaration.',
      steps: ['Remove it, so that the browser shows its own outline, or style :focus-visible.'],
      autofix: 'suggest',
      edits: [
        {
          file: file.path,
          range: { start: removal.range.start, end: end + separator.length },
          text: '',
        },
      ],
    },
  }
}

const OUTLINE_CLASS = /(?<![\w:-])((?:focus|focus-visible):)?outline-(?:none|hidden|0)(?![\w-])/
const FOCUS_CLASS =
  /(?:^|\s)(?:[\w-]+:)*(?:group-|peer-|has-)?focus(?:-visible|-within)?:(?!outline-(?:none|hidden|0)|ring-0)/

function* checkClasses(file: SourceFile, element: MarkupElement): Generator<SourceDraft> {
  const classes = getStaticValue(element, 'class')
  const match = classes === undefined ? null : OUTLINE_CLASS.exec(classes)
  if (match === null || classes === undefined || FOCUS_CLASS.test(classes)) return
  const { 0: name, 1: variant } = match
  if (element.isComponent || element.hasSpread || (variant === undefined && !isFocusable(element)))
    return
  const value = element.attributes.find((attribute) => attribute.name === 'class')?.value
  const index = value ? file.text.slice(value.range.start, value.range.end).indexOf(name) : -1
  if (!value || index === -1) return
  const start = value.range.start + index
  const range = { start, end: start + name.length }
  yield {
    file: file.path,
    range,
    message: `The class ${name} hides the focus outline of <${element.tag}>, and no other class shows focus.`,
    // Other classes of the element may be rules that show focus.
    confidence: hasOwnClasses(classes) ? 'likely' : 'certain',
    anchor: getAnchor(file, element, name),
    repair: {
      kind: 'edit',
      title: 'Show a ring on the focused element.',
      steps: [`Add focus-visible:ring-2 next to ${name}.`],
      autofix: 'suggest',
      edits: [{ file: file.path, range, text: `${name} focus-visible:ring-2` }],
    },
  }
}

/** True if a class is probably a rule of the project: utilities have a dash or are known words. */
const hasOwnClasses = (classes: string): boolean =>
  classes.split(/\s+/).some((name) => /^[a-z][\w]*$/i.test(name) && !UTILITY_WORD.test(name))

const UTILITY_WORD =
  /^(?:flex|grid|block|inline|hidden|relative|absolute|fixed|sticky|border|rounded|shadow|transition|underline|truncate|uppercase|lowercase|capitalize|italic|container|contents|group|peer|grow|shrink|resize|visible|invisible|static|isolate|antialiased|table)$/

/** Finds a contract that requires visible focus while no style of the project shows any. */
function* checkContract(file: SourceFile, snapshot: Snapshot): Generator<SourceDraft> {
  if (snapshot.contract?.essence.dna.accessibility?.focus_visible !== true) return
  // A project with nothing to focus yet, such as a new one, hides no focus.
  if (!snapshot.files.some(({ elements }) => elements.length > 0)) return
  if (findGlobalStylesheet(snapshot) !== file || showsFocus(snapshot)) return
  const outline = writeOutline(snapshot)
  const end = file.text.length
  yield {
    file: file.path,
    range: { start: 0, end: 0 },
    message: 'The contract requires visible focus, but no style of the project shows it.',
    confidence: 'possible',
    // Only the contract asks for it, so its guard decides.
    severity: snapshot.contract.essence.meta.guard.dna_enforcement === 'error' ? 'error' : 'warn',
    anchor: 'focus_visible',
    repair: {
      kind: 'edit',
      title: 'Add a rule for :focus-visible.',
      steps: [`Add :focus-visible { outline: ${outline}; outline-offset: 2px; }.`],
      autofix: 'safe',
      edits: [
        {
          file: file.path,
          range: { start: end, end },
          text: `\n:focus-visible {\n  outline: ${outline};\n  outline-offset: 2px;\n}\n`,
        },
      ],
    },
  }
}

const showsFocus = memoizeByObject(({ files }: Snapshot): boolean =>
  files.some(
    (file) =>
      file.styles.some(
        (rule) => rule.selectors.some((selector) => FOCUS.test(selector)) && hasIndicator(rule),
      ) || listClassTexts(file).some(({ text }) => FOCUS_CLASS.test(text)),
  ),
)
