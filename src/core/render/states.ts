import { getPatternFacts } from '../content/pattern-facts.ts'
import type { PatternV2 } from '../generated/types/pattern.v2.ts'
import { asString, getOwn, type JsonObject } from '../kernel/json/value.ts'
import { humanize } from '../kernel/text.ts'
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

/** A state of a pattern, as its record describes it. */
interface StateDescription {
  readonly name: string
  readonly when: string
  readonly shows: string
  readonly actions: readonly string[]
  /** The visible texts of the preset. */
  readonly copy: JsonObject
}

/** Returns the names of the states of a preset. */
export const listStates = (pattern: PatternV2, preset = pattern.default_preset): string[] =>
  Object.keys(getPatternFacts(pattern, preset).states)

/**
 * Renders a preset in a state, from its example and the description of the state. Returns undefined
 * if the record does not declare the state.
 */
export function createStateElement(
  pattern: PatternV2,
  preset: string,
  state: string,
): Element | undefined {
  const { states, actions, copy = {} } = getPatternFacts(pattern, preset)
  if (!Object.hasOwn(states, state)) return undefined
  const { when = '', shows = '' } = states[state] ?? {}
  const description = { name: state, when, shows, actions, copy }
  const render = STATE_RENDERERS.get(state) ?? withNotice('info')
  const element = render(getPatternElement(pattern, preset), description, pattern)
  return withAttributes(element, { 'data-state': state })
}

type StateRenderer = (
  example: Element,
  description: StateDescription,
  pattern: PatternV2,
) => Element

/** Shows a message above the example. */
const withNotice =
  (status: string): StateRenderer =>
  (example, description) =>
    withChildren(example, [
      createNotice(status, description),
      createStateNote(description),
      ...example.children,
    ])

/** Shows a message instead of everything but the heading. */
const replaceContent =
  (content: (description: StateDescription) => Child[]): StateRenderer =>
  (example, description, { name }) => {
    const quiet = removeAlerts(example)
    const caption = findText([quiet], (element) => element.name === 'caption')
    const title = findHeading([quiet]) ?? createCaption(caption ?? name)
    const parts = [title, ...content(description), createStateNote(description)]
    return withChildren(example, el('div', {}, parts).children)
  }

/** Removes error messages, which cannot occur before people do something. */
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
    (example, description, { name }) => {
      const status = el('p', { role: 'status', 'data-unseen': true }, [`Loading: ${name}.`])
      const skeleton = toSkeleton(removeAlerts(example))
      return withChildren(skeleton, [status, ...skeleton.children, createStateNote(description)])
    },
  ],
  [
    'empty',
    replaceContent((description) => [createEmptyState('inbox', 'Nothing to show', description)]),
  ],
  [
    'permission',
    replaceContent((description) => [createEmptyState('lock', 'No access', description)]),
  ],
  ['error', replaceContent((description) => [createNotice('danger', description, 'Try again')])],
  ['offline', (example, ...rest) => withNotice('warning')(disableControls(example), ...rest)],
  ['disabled', (example, ...rest) => withNotice('info')(disableControls(example), ...rest)],
  ['success', withNotice('success')],
])

/** Creates an empty state: an icon, the reason, and the action that adds content. */
const createEmptyState = (icon: string, title: string, description: StateDescription): Element => {
  const { actions, name, copy } = description
  const message = getMessage(description)
  const action = name === 'empty' ? actions.find((id) => FILL_ACTION.test(id)) : undefined
  return el('div', { 'data-slot': 'vacancy' }, [
    createIcon(icon),
    el('p', {}, [el('strong', {}, [title])]),
    message !== '' && el('p', {}, [message]),
    action !== undefined &&
      el('button', { type: 'button', 'data-variant': 'primary' }, [
        getFixedText(copy.actions, action) ?? humanize(action),
      ]),
  ])
}

/** Matches actions that add content, or show hidden content again. */
const FILL_ACTION =
  /^(add|choose|clear|compose|connect|create|import|invite|new|start|upload|write)/

/** Returns a text of the copy, unless it has placeholders, which a preview has no values for. */
const getFixedText = (copy: unknown, key: string): string | undefined => {
  const text = asString(getOwn(copy, key))
  return text?.includes('{') ? undefined : text
}

/** Returns what people read in a state: its copy, else the description of the state. */
const getMessage = ({ name, copy, when, shows }: StateDescription): string =>
  getFixedText(copy, name) ?? (when || shows)

const createNotice = (status: string, description: StateDescription, retry?: string): Element =>
  el('div', { 'data-component': 'Alert', 'data-status': status, 'data-slot': 'notice' }, [
    el('p', { role: status === 'danger' ? 'alert' : 'status' }, [
      el('strong', {}, [`${humanize(description.name)}. `]),
      getMessage(description),
    ]),
    retry !== undefined && el('button', { type: 'button', 'data-variant': 'secondary' }, [retry]),
  ])

/** Creates the note for developers on what the state shows. */
const createStateNote = ({ shows }: StateDescription): Element | string =>
  shows === '' ? '' : el('p', { 'data-slot': 'contract' }, [shows])
