import type { PatternV2 } from '../generated/types/pattern.v2.ts'
import { substanceOf } from '../packs/substance.ts'
import { nameOfId } from '../packs/words.ts'
import { patternElement } from './example.ts'
import { firstHeading } from './headings.ts'
import { icon } from './icons.ts'
import {
  attr,
  type Child,
  type Element,
  el,
  firstText,
  mapElements,
  withAttributes,
  withChildren,
} from './node.ts'
import { disabledExample, skeletonOf } from './skeleton.ts'

/** What a record says about one of its states. */
interface Contract {
  readonly name: string
  readonly when: string
  readonly shows: string
  readonly actions: readonly string[]
}

/** The names of the states that a preset of a pattern has. */
export const stateNames = (pattern: PatternV2, preset = pattern.default_preset): string[] =>
  Object.keys(substanceOf(pattern, preset).states)

/**
 * A preset in one of its states, made of its example and of what the record promises; undefined
 * when the record declares no such state.
 */
export function inState(pattern: PatternV2, preset: string, state: string): Element | undefined {
  const { states, actions } = substanceOf(pattern, preset)
  if (!Object.hasOwn(states, state)) return undefined
  const { when = '', shows = '' } = states[state] ?? {}
  const contract = { name: state, when, shows, actions }
  const draw = STATES.get(state) ?? noticed('info')
  const drawn = draw(patternElement(pattern, preset), contract, pattern)
  return withAttributes(drawn, { 'data-state': state })
}

type Draw = (example: Element, contract: Contract, pattern: PatternV2) => Element

/** A message above the example. */
const noticed =
  (status: string): Draw =>
  (example, contract) =>
    withChildren(example, [notice(status, contract), note(contract), ...example.children])

/** A message in the place of all but the heading. */
const replaced =
  (content: (contract: Contract) => Child[]): Draw =>
  (example, contract, { name }) => {
    const plain = withoutAlerts(example)
    const heading = firstHeading([plain])
    const title = heading ?? captionOf(firstText([plain], (one) => one.name === 'caption') ?? name)
    const parts = [title, ...content(contract), note(contract)]
    return withChildren(example, el('div', {}, parts).children)
  }

/** Before anything was tried, nothing has gone wrong. */
const withoutAlerts = (example: Element): Element =>
  withChildren(
    example,
    mapElements(example.children, (element) =>
      ['Alert', 'FieldError'].includes(attr(element, 'data-component') ?? '') ? [] : element,
    ),
  )

const captionOf = (name: string): Element => el('p', { 'data-slot': 'caption' }, [name])

const STATES: ReadonlyMap<string, Draw> = new Map<string, Draw>([
  [
    'loading',
    (example, contract, { name }) => {
      const status = el('p', { role: 'status', 'data-unseen': true }, [`Loading: ${name}.`])
      const waiting = skeletonOf(withoutAlerts(example))
      return withChildren(waiting, [status, ...waiting.children, note(contract)])
    },
  ],
  ['empty', replaced((contract) => [vacancy('inbox', 'Nothing to show', contract)])],
  ['permission', replaced((contract) => [vacancy('lock', 'No access', contract)])],
  ['error', replaced((contract) => [notice('danger', contract, 'Try again')])],
  ['offline', (example, ...rest) => noticed('warning')(disabledExample(example), ...rest)],
  ['disabled', (example, ...rest) => noticed('info')(disabledExample(example), ...rest)],
  ['success', noticed('success')],
])

/** A place that has nothing to show: why, and what would fill it. */
const vacancy = (drawing: string, title: string, { when, actions, name }: Contract): Element => {
  const action = name === 'empty' ? actions.find((one) => FILLS.test(one)) : undefined
  return el('div', { 'data-slot': 'vacancy' }, [
    icon(drawing),
    el('p', {}, [el('strong', {}, [title])]),
    when !== '' && el('p', {}, [when]),
    action !== undefined &&
      el('button', { type: 'button', 'data-variant': 'primary' }, [nameOfId(action)]),
  ])
}

/** Actions that bring something into an empty place, or show again what is there. */
const FILLS = /^(add|choose|clear|compose|connect|create|import|invite|new|start|upload|write)/

const notice = (status: string, { name, when, shows }: Contract, retry?: string): Element =>
  el('div', { 'data-component': 'Alert', 'data-status': status, 'data-slot': 'notice' }, [
    el('p', { role: status === 'danger' ? 'alert' : 'status' }, [
      el('strong', {}, [`${nameOfId(name)}. `]),
      when || shows,
    ]),
    retry !== undefined && el('button', { type: 'button', 'data-variant': 'secondary' }, [retry]),
  ])

/** What the record promises in words, for those who build it. */
const note = ({ shows }: Contract): Element | string =>
  shows === '' ? '' : el('p', { 'data-slot': 'contract' }, [shows])
