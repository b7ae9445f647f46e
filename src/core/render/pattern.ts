import type { PatternV2 } from '../generated/types/pattern.v2.ts'
import { setAddresses } from './addresses.ts'
import { type Look, renderDocument, type Styles } from './document.ts'
import { patternElement } from './example.ts'
import { keepOneTitle } from './headings.ts'
import { dropDangling, instanceIds } from './instance-ids.ts'
import { MAIN } from './main-id.ts'
import { type Element, el, elementsOf, type Node } from './node.ts'
import { inState } from './states.ts'

/** Which form of a pattern is meant. */
export interface PatternForm {
  /** The pattern's default preset when absent. */
  readonly preset?: string
  /** One of the states that the record declares; as usual when absent. */
  readonly state?: string
}

/** How a document is to look and where its styles come from. */
export interface RenderOptions extends Look {
  readonly styles: Styles
}

/** A preset of a pattern as nodes of a page; a state that is not declared shows it as usual. */
export function drawPattern(
  pattern: PatternV2,
  { preset, state }: PatternForm = {},
): readonly Node[] {
  const chosen = preset ?? pattern.default_preset
  const drawn = state === undefined ? undefined : inState(pattern, chosen, state)
  const name = `${pattern.id}-${chosen}`
  const given = { prefix: `${name}-`, name, taken: new Set([MAIN]) }
  return standalone(instanceIds(drawn ?? patternElement(pattern, chosen), given))
}

/** A pattern on a page of its own. */
export function renderPattern(
  pattern: PatternV2,
  { preset = pattern.default_preset, state, styles, ...look }: PatternForm & RenderOptions,
): string {
  const form = state === undefined ? { preset } : { preset, state }
  const title = [pattern.name, preset, ...(state === undefined ? [] : [state])].join(', ')
  const body = specimen(title, drawPattern(pattern, form))
  return renderDocument({ title, body: [body], look, styles })
}

/** Something shown alone, under a title that is only heard. */
export const specimen = (title: string, nodes: readonly Node[]): Element =>
  el(
    'main',
    { id: MAIN, 'data-specimen': true, tabindex: '-1' },
    keepOneTitle([el('h1', { 'data-unseen': true }, [title]), ...nodes]),
  )

/** The element where nothing is around it: its links lead to the top of where it is shown. */
export function standalone(element: Element): readonly Node[] {
  const ids = idsIn([element])
  const nowhere = `#${MAIN}`
  return setAddresses(dropDangling([element], ids), { resolve: () => undefined, ids, nowhere })
}

/** The ids of some nodes. */
export const idsIn = (nodes: readonly Node[]): Set<string> =>
  new Set(elementsOf(nodes).flatMap(({ attributes }) => attributes.get('id') ?? []))
