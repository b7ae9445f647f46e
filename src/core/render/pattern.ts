import type { PatternV2 } from '../generated/types/pattern.v2.ts'
import { type Appearance, type DocumentStyles, renderDocument } from './document.ts'
import { type Element, el, isElement, type Node, withAttributes, withChildren } from './element.ts'
import { assignInstanceIds, listIds, MAIN_ID, removeDanglingReferences } from './element-ids.ts'
import { getPatternElement } from './example-elements.ts'
import { keepSingleH1 } from './headings.ts'
import { rewriteLinks } from './links.ts'
import { closeHiddenPopovers } from './popovers.ts'
import { createStateElement } from './states.ts'

/** The preset and the state of a pattern to render. */
export interface PatternVariant {
  /** Absent: the default preset of the pattern. */
  readonly preset?: string
  /** A state that the record declares. Absent: the normal state. */
  readonly state?: string
}

/** The appearance and the styles of a document. */
export interface RenderOptions extends Appearance {
  readonly styles: DocumentStyles
}

/** Renders a preset of a pattern as nodes; an undeclared state renders the normal state. */
export function createPatternNodes(
  pattern: PatternV2,
  { preset = pattern.default_preset, state }: PatternVariant = {},
): readonly Node[] {
  const element = state === undefined ? undefined : createStateElement(pattern, preset, state)
  return toStandaloneNodes(createInstance(pattern, preset, element))
}

/** Renders a preset of a pattern as one element, with the links and forms of its example. */
export const createPatternElement = (pattern: PatternV2, preset: string): Element =>
  createInstance(pattern, preset)

function createInstance(
  pattern: PatternV2,
  preset: string,
  element = getPatternElement(pattern, preset),
): Element {
  const name = `${pattern.id}-${preset}`
  const options = { prefix: `${name}-`, name, usedIds: new Set([MAIN_ID]) }
  const instance = assignInstanceIds(element, options)
  return showDialogs(closeHiddenPopovers(instance, options.usedIds))
}

/** Shows the dialogs of a pattern as modal, on a scrim; hidden ones and popovers stay closed. */
function showDialogs(root: Element): Element {
  const show = (node: Node, parent?: Element): Node => {
    if (!isElement(node)) return node
    const isModal =
      node.name === 'dialog' && !node.attributes.has('hidden') && !node.attributes.has('popover')
    if (!isModal)
      return withChildren(
        node,
        node.children.map((child) => show(child, node)),
      )
    const dialog = withAttributes(node, { open: true, 'aria-modal': undefined })
    // A paragraph cannot contain the scrim.
    return parent?.name === 'p' ? dialog : el('div', { 'data-scrim': true }, [dialog])
  }
  return show(root) as Element
}

/**
 * Renders a pattern as a document.
 *
 * @example
 * import { createClient } from '@svc/content'
 * import { embeddedSource } from '@svc/content/embedded'
 * import { renderPattern } from '@svc/content/render'
 *
 * const client = createClient(embeddedSource())
 * const { data: pattern } = await client.get('patterns', 'data-table')
 * renderPattern(pattern, { styles: {} }).includes('data-pattern="data-table"') // => true
 */
export function renderPattern(
  pattern: PatternV2,
  { preset = pattern.default_preset, state, styles, ...appearance }: PatternVariant & RenderOptions,
): string {
  const variant = state === undefined ? { preset } : { preset, state }
  const title = [pattern.name, preset, ...(state === undefined ? [] : [state])].join(', ')
  const body = createSpecimen(title, createPatternNodes(pattern, variant))
  return renderDocument({ title, body: [body], appearance, styles })
}

/** Creates the main element of a document that shows one thing, with a visually hidden title. */
export const createSpecimen = (title: string, nodes: readonly Node[]): Element =>
  el(
    'main',
    { id: MAIN_ID, 'data-specimen': true, tabindex: '-1' },
    keepSingleH1([el('h1', { 'data-unseen': true }, [title]), ...nodes]),
  )

/** Prepares an element to be shown alone: links to other pages lead to the top of the document. */
function toStandaloneNodes(element: Element): readonly Node[] {
  const ids = listIds([element])
  return rewriteLinks(removeDanglingReferences([element], ids), {
    resolve: () => undefined,
    ids,
    deadLinkHref: `#${MAIN_ID}`,
  })
}
