import { couldHave, getAttribute, getStaticValue, isDynamic, isHidden } from './elements.ts'
import type { MarkupElement, MarkupNode, SourceFile } from './source-file.ts'

/** What the content of an element says about its name. */
export type ContentName =
  /** It has a name, or running code may give it one. */
  | 'possible'
  /** There is an icon component, which most likely renders no text. */
  | 'icon'
  | 'none'

const ICON_MODULES =
  /^(?:lucide-|react-icons|@heroicons\/|@mui\/icons-material|@tabler\/icons|@phosphor-icons\/|phosphor-|@radix-ui\/react-icons|@fortawesome\/|react-feather|@iconify\/|unplugin-icons|~icons\/|@ant-design\/icons|@carbon\/icons)/

/** Attributes that set the content of an element. */
const CONTENT_ATTRIBUTES = ['set:text', 'set:html', 'v-text', 'v-html', 'innerhtml', 'textcontent']

/** Returns whether the content of a button or link gives it a name. */
export function getContentName(file: SourceFile, element: MarkupElement): ContentName {
  if (couldHave(element, ...CONTENT_ATTRIBUTES)) return 'possible'
  let result: ContentName = 'none'
  for (const child of element.children) {
    const name = getNodeName(file, child)
    if (name === 'possible') return name
    if (name === 'icon') result = name
  }
  return result
}

function getNodeName(file: SourceFile, node: MarkupNode): ContentName {
  if (node.kind === 'dynamic') return 'possible'
  if (node.kind === 'text') return node.text.trim() === '' ? 'none' : 'possible'
  if (isHidden(node)) return 'none'
  if (isDynamic(node, 'aria-hidden') || isDynamic(node, 'hidden')) return 'possible'
  if (couldHave(node, 'aria-label', 'aria-labelledby', 'title'))
    return isHiddenDrawing(node) ? 'none' : 'possible'
  if (node.isComponent) return isIcon(file, node) ? 'icon' : 'possible'
  if (node.tag === 'img') return getAltName(node)
  // A form control inside contributes its value.
  if (/^(?:input|select|textarea|slot|object|iframe)$/.test(node.tag)) return 'possible'
  return getContentName(file, node)
}

const isHiddenDrawing = (element: MarkupElement): boolean =>
  getStaticValue(element, 'aria-hidden') === 'true'

function getAltName(image: MarkupElement): ContentName {
  if (getAttribute(image, 'alt') === undefined) return image.hasSpread ? 'possible' : 'none'
  return couldHave(image, 'alt') ? 'possible' : 'none'
}

/** True if a component is an icon by its name or by the package it comes from. */
function isIcon({ script }: SourceFile, { tag, children, hasSpread }: MarkupElement): boolean {
  if (children.length > 0 || hasSpread) return false
  if (/Icon$|^Icon|^(?:fa|bi|ri|md|hi)[A-Z]|-icon$/.test(tag)) return true
  return (
    script?.imports.some(
      ({ specifier, names }) =>
        ICON_MODULES.test(specifier) && names.includes(tag.split('.')[0] ?? ''),
    ) === true
  )
}
