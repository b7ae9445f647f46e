import { capitalize } from '../../kernel/text.ts'
import type { FileCheck } from '../check.ts'
import { getContentName } from '../content-name.ts'
import { editRepair, insertAttribute, quoteAttribute, reportElement } from '../edits.ts'
import {
  couldHave,
  createAncestorTest,
  getAttribute,
  getExplicitRole,
  getStaticValue,
  isDynamic,
  isHidden,
  isHiddenByStyle,
  isInHidden,
  usesJsx,
} from '../elements.ts'
import type { Attribute, MarkupElement, SourceFile } from '../source-file.ts'

/** Finds buttons and links that have no name. */
export const controlName: FileCheck = {
  code: 'A11Y031',
  check: 'control-name',
  family: 'accessibility',
  layer: 'intrinsic',
  severity: 'error',
  summary: 'a button or link has no name',
  scope: 'file',
  *run(file) {
    for (const element of file.elements) {
      const kind = getKind(element)
      if (kind === undefined || isNamed(element)) continue
      const content = element.tag === 'input' ? 'none' : getContentName(file, element)
      if (content === 'possible') continue
      const name = suggestName(element)
      yield reportElement(file, element, {
        message: `The ${kind} has no name: ${content === 'icon' ? 'it contains only an icon' : 'it contains no text'}.`,
        confidence: content === 'icon' || couldBeFilled(file, element) ? 'likely' : 'certain',
        repair: editRepair(
          'suggest',
          name === undefined
            ? 'Add an aria-label that says what it does.'
            : `Add aria-label="${name}", or a better description of what it does.`,
          name === undefined
            ? []
            : [insertAttribute(file, element, quoteAttribute('aria-label', name))],
        ),
      })
    }
  },
}

function getKind(element: MarkupElement): 'button' | 'link' | undefined {
  const { tag, isComponent } = element
  if (isComponent || isDynamic(element, 'role')) return undefined
  const role = getExplicitRole(element)
  if (role === 'button' || role === 'link') return role
  if (role !== undefined) return undefined
  if (tag === 'button') return 'button'
  if (tag === 'a' && getAttribute(element, 'href') !== undefined) return 'link'
  return tag === 'input' && getStaticValue(element, 'type') === 'button' ? 'button' : undefined
}

const isNamed = (element: MarkupElement): boolean =>
  couldHave(element, 'aria-label', 'aria-labelledby', 'title') ||
  (element.tag === 'input' && couldHave(element, 'value')) ||
  isHidden(element) ||
  isHiddenByStyle(element) ||
  isDynamic(element, 'aria-hidden') ||
  isInHidden(element) ||
  isInLabel(element)

const isInLabel = createAncestorTest(({ tag }) => tag === 'label')

/**
 * True if code may fill an element: a script finds it by its id, or it is a JSX value such as
 * `{ a: <a href="/" /> }`, which a function puts around a part of a translated text.
 */
const couldBeFilled = (file: SourceFile, element: MarkupElement): boolean =>
  file.syntax === 'html'
    ? getAttribute(element, 'id') !== undefined
    : usesJsx(file) && element.range.end === element.tagRange.end

/** Suggests a name from the handler or the icon: `closeDialog` is "Close dialog". */
function suggestName(element: MarkupElement): string | undefined {
  const handler = getHandlerName(getAttribute(element, 'onclick'))
  const icon = element.children.find((child) => child.kind === 'element' && child.isComponent)
  const source = handler ?? (icon?.kind === 'element' ? icon.tag.replace(/Icon$|^Icon/, '') : '')
  const words = source
    .replace(/^(?:handle|on)(?=[A-Z])/, '')
    .replace(/Click$/, '')
    .split(/(?=[A-Z])|[_.-]/)
    .map((word) => word.toLowerCase())
    .filter((word) => word !== '')
  return words.length > 0 ? capitalize(words.join(' ')) : undefined
}

/** Returns the one function that a handler is or calls: `close` of `() => close()`. */
function getHandlerName(attribute: Attribute | undefined): string | undefined {
  if (attribute?.value?.kind !== 'dynamic') return undefined
  const pattern =
    /^(?:\(\s*(?:\w+\s*)?\)\s*=>\s*)?(?:[\w$]+\.)*([A-Za-z][\w$]{2,30})(?:\([^()]*\))?;?$/
  return pattern.exec(attribute.value.source.trim())?.[1]
}
