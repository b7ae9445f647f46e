import type { PatternV2 } from '../generated/types/pattern.v2.ts'
import { type Appearance, type DocumentStyles, renderDocument } from './document.ts'
import { type Element, el, listElements, type Node } from './element.ts'
import { assignInstanceIds, MAIN_ID, removeDanglingReferences } from './element-ids.ts'
import { getPatternElement } from './example-elements.ts'
import { keepSingleH1 } from './headings.ts'
import { rewriteLinks } from './links.ts'
import { createStateElement } from './states.ts'

/** Which form of a pattern is meant. */
export interface PatternVariant {
  /** The pattern's default preset when absent. */
  readonly preset?: string
  /** One of the states that the record declares; as usual when absent. */
  readonly state?: string
}

/** How a document is to look and where its styles come from. */
export interface RenderOptions extends Appearance {
  readonly styles: DocumentStyles
}

/** A preset of a pattern as nodes of a page; a state that is not declared shows it as usual. */
export function createPatternNodes(
  pattern: PatternV2,
  { preset, state }: PatternVariant = {},
): readonly Node[] {
  const chosen = preset ?? pattern.default_preset
  const element = state === undefined ? undefined : createStateElement(pattern, chosen, state)
  const name = `${pattern.id}-${chosen}`
  const options = { prefix: `${name}-`, name, usedIds: new Set([MAIN_ID]) }
  return toStandaloneNodes(
    assignInstanceIds(element ?? getPatternElement(pattern, chosen), options),
  )
}

/** A pattern on a page of its own. */
export function renderPattern(
  pattern: PatternV2,
  { preset = pattern.default_preset, state, styles, ...look }: PatternVariant & RenderOptions,
): string {
  const form = state === undefined ? { preset } : { preset, state }
  const title = [pattern.name, preset, ...(state === undefined ? [] : [state])].join(', ')
  const body = createSpecimen(title, createPatternNodes(pattern, form))
  return renderDocument({ title, body: [body], appearance: look, styles })
}

/** Something shown alone, under a title that is only heard. */
export const createSpecimen = (title: string, nodes: readonly Node[]): Element =>
  el(
    'main',
    { id: MAIN_ID, 'data-specimen': true, tabindex: '-1' },
    keepSingleH1([el('h1', { 'data-unseen': true }, [title]), ...nodes]),
  )

/** The element where nothing is around it: its links lead to the top of where it is shown. */
export function toStandaloneNodes(element: Element): readonly Node[] {
  const ids = listIds([element])
  const nowhere = `#${MAIN_ID}`
  return rewriteLinks(removeDanglingReferences([element], ids), {
    resolve: () => undefined,
    ids,
    deadLinkHref: nowhere,
  })
}

/** The ids of some nodes. */
export const listIds = (nodes: readonly Node[]): Set<string> =>
  new Set(listElements(nodes).flatMap(({ attributes }) => attributes.get('id') ?? []))
