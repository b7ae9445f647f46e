import type { PatternV2 } from '../generated/types/pattern.v2.ts'
import { getPatternFacts } from '../packs/pattern-facts.ts'
import { humanize } from '../text.ts'
import {
  type Child,
  type Element,
  el,
  findText,
  getAttribute,
  mapElements,
  withAttributes,
  withChildren,
} from './element.ts'
import { getPatternElement } from './example-elements.ts'
import { findHeading } from './headings.ts'
import { createIcon } from './icons.ts'
import { disableControls, toSkeleton } from './skeleton.ts'

/** What a record says about one of its states. */
interface StateDescription {
  readonly name: string
  readonly when: string
  readonly shows: string
  readonly actions: readonly string[]
}

/** The names of the states that a preset of a pattern has. */
export const listStates = (pattern: PatternV2, preset = pattern.default_preset): string[] =>
  Object.keys(getPatternFacts(pattern, preset).states)

/**
 * A preset in one of its states, made of its example and of what the record promises; undefined
 * when the record declares no such state.
 */
export function createStateElement(
  pattern: PatternV2,
  preset: string,
  state: string,
): Element | undefined {
  const { states, actions } = getPatternFacts(pattern, preset)
  if (!Object.hasOwn(states, state)) return undefined
  const { when = '', shows = '' } = states[state] ?? {}
  const contract = { name: state, when, shows, actions }
  const draw = STATE_RENDERERS.get(state) ?? withNotice('info')
  const drawn = draw(getPatternElement(pattern, preset), contract, pattern)
  return withAttributes(drawn, { 'data-state': state })
}

type StateRenderer = (example: Element, contract: StateDescription, pattern: PatternV2) => Element

/** A message above the example. */
const withNotice =
  (status: string): StateRenderer =>
  (example, contract) =>
    withChildren(example, [
      createNotice(status, contract),
      createStateNote(contract),
      ...example.children,
    ])

/** A message in the place of all but the heading. */
const replaceContent =
  (content: (contract: StateDescription) => Child[]): StateRenderer =>
  (example, contract, { name }) => {
    const plain = removeAlerts(example)
    const heading = findHeading([plain])
    const title =
      heading ?? createCaption(findText([plain], (one) => one.name === 'caption') ?? name)
    const parts = [title, ...content(contract), createStateNote(contract)]
    return withChildren(example, el('div', {}, parts).children)
  }

/** Before anything was tried, nothing has gone wrong. */
const removeAlerts = (example: Element): Element =>
  withChildren(
    example,
    mapElements(example.children, (element) =>
      ['Alert', 'FieldError'].includes(getAttribute(element, 'data-component') ?? '')
        ? []
        : element,
    ),
  )

const createCaption = (name: string): Element => el('p', { 'data-slot': 'caption' }, [name])

const STATE_RENDERERS: ReadonlyMap<string, StateRenderer> = new Map<string, StateRenderer>([
  [
    'loading',
    (example, contract, { name }) => {
      const status = el('p', { role: 'status', 'data-unseen': true }, [`Loading: ${name}.`])
      const waiting = toSkeleton(removeAlerts(example))
      return withChildren(waiting, [status, ...waiting.children, createStateNote(contract)])
    },
  ],
  ['empty', replaceContent((contract) => [createEmptyState('inbox', 'Nothing to show', contract)])],
  ['permission', replaceContent((contract) => [createEmptyState('lock', 'No access', contract)])],
  ['error', replaceContent((contract) => [createNotice('danger', contract, 'Try again')])],
  ['offline', (example, ...rest) => withNotice('warning')(disableControls(example), ...rest)],
  ['disabled', (example, ...rest) => withNotice('info')(disableControls(example), ...rest)],
  ['success', withNotice('success')],
])

/** A place that has nothing to show: why, and what would fill it. */
const createEmptyState = (
  drawing: string,
  title: string,
  { when, actions, name }: StateDescription,
): Element => {
  const action = name === 'empty' ? actions.find((one) => FILL_ACTION.test(one)) : undefined
  return el('div', { 'data-slot': 'vacancy' }, [
    createIcon(drawing),
    el('p', {}, [el('strong', {}, [title])]),
    when !== '' && el('p', {}, [when]),
    action !== undefined &&
      el('button', { type: 'button', 'data-variant': 'primary' }, [humanize(action)]),
  ])
}

/** Actions that bring something into an empty place, or show again what is there. */
const FILL_ACTION =
  /^(add|choose|clear|compose|connect|create|import|invite|new|start|upload|write)/

const createNotice = (
  status: string,
  { name, when, shows }: StateDescription,
  retry?: string,
): Element =>
  el('div', { 'data-component': 'Alert', 'data-status': status, 'data-slot': 'notice' }, [
    el('p', { role: status === 'danger' ? 'alert' : 'status' }, [
      el('strong', {}, [`${humanize(name)}. `]),
      when || shows,
    ]),
    retry !== undefined && el('button', { type: 'button', 'data-variant': 'secondary' }, [retry]),
  ])

/** What the record promises in words, for those who build it. */
const createStateNote = ({ shows }: StateDescription): Element | string =>
  shows === '' ? '' : el('p', { 'data-slot': 'contract' }, [shows])
