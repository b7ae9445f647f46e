import { getPatternFacts, type PatternFacts } from '../../content/pattern-facts.ts'
import { formatSlotDetails } from '../../content/slot-details.ts'
import type { PatternV2 } from '../../generated/types/pattern.v2.ts'
import { BREAKPOINTS, getBreakpointWidth } from '../../kernel/breakpoints.ts'
import { toPointer } from '../../kernel/json/pointer.ts'
import { asObject, asString, asStrings, getOwn, type JsonObject } from '../../kernel/json/value.ts'
import {
  bulletList,
  heading,
  joinBlocks,
  labeledValue,
  section,
  table,
} from '../../kernel/markdown.ts'
import { nearest } from '../../kernel/nearest.ts'
import { Problem } from '../../kernel/problem.ts'
import { quote, quoteList } from '../../kernel/text.ts'
import {
  escapeInline,
  joinMarkdown,
  md,
  quoteInline,
  toCodeName,
  toSentence,
  toVerbatimCode,
} from './sentence.ts'

/** The facts about a preset, merged with those that it shares with its pattern. */
export interface ResolvedPreset extends PatternFacts {
  /** The id of the pattern. */
  readonly id: string
  readonly preset: string
  readonly description: string
  /** What makes the pattern good or accessible and is easily done wrong. */
  readonly always: readonly string[]
}

/**
 * Returns the facts about a preset, merged with those that it shares with its pattern. Throws a
 * `Problem` if the pattern has no such preset.
 *
 * @example
 * import { createClient } from '@svc/content'
 * import { resolvePreset } from '@svc/content/describe'
 * import { embeddedSource } from '@svc/content/embedded'
 *
 * const client = createClient(embeddedSource())
 * const { data: pattern } = await client.get('patterns', 'data-table')
 * resolvePreset(pattern, 'selectable').produces // => ['sort', 'page', 'selection']
 */
export function resolvePreset(
  pattern: PatternV2,
  preset: string = pattern.default_preset,
): ResolvedPreset {
  const presets = asObject(pattern.presets)
  if (!Object.hasOwn(presets, preset)) throw unknownPreset(pattern.id, preset, Object.keys(presets))
  return {
    id: pattern.id,
    preset,
    description:
      asString(getOwn(presets[preset], 'description')) ?? asString(pattern.description) ?? '',
    always: asStrings(pattern.always),
    ...getPatternFacts(pattern, preset),
  }
}

function unknownPreset(id: string, preset: string, presets: readonly string[]): Problem {
  const [suggestion] = nearest(preset, presets)
  const message = `The pattern ${quote(id)} has no preset ${quote(preset)}.`
  const didYouMean = suggestion ? `Did you mean ${quote(suggestion)}? ` : ''
  const hint = `${didYouMean}Its presets are ${quoteList(presets)}.`
  return new Problem('parameter-invalid', message, { hint })
}

/**
 * Renders what is needed to build a preset of a pattern as Markdown: structure, states, data,
 * accessibility and behavior at each width. Throws a `Problem` if the pattern has no such preset.
 *
 * @example
 * import { createClient } from '@svc/content'
 * import { patternDetails } from '@svc/content/describe'
 * import { embeddedSource } from '@svc/content/embedded'
 *
 * const client = createClient(embeddedSource())
 * const { data: pattern } = await client.get('patterns', 'data-table')
 * const [title] = patternDetails(pattern, 'selectable').split('\n')
 * title // => '# Data table (`data-table`), preset `selectable`'
 */
export function patternDetails(
  pattern: PatternV2,
  preset: string = pattern.default_preset,
): string {
  const details = resolvePreset(pattern, preset)
  const name = escapeInline(asString(pattern.name) ?? pattern.id)
  return joinBlocks([
    heading(1, md`${name} (${pattern.id}), preset ${preset}`.markdown),
    escapeInline(details.description).markdown,
    section(2, 'Always', [sentenceList(details.always)]),
    section(2, 'Structure', structureBlocks(details)),
    section(2, 'Look', [textList(details.look)]),
    section(2, 'Visible text', [copyList(details.copy)]),
    section(2, 'Components', [formatNames(details.components)]),
    section(2, 'States', [stateTable(details.states)]),
    section(2, 'Inputs and outputs', [dataList(details)]),
    section(2, 'Accessibility', accessibilityBlocks(details)),
    section(2, 'Responsive', [widthList(details.widths)]),
    section(2, 'Motion', [toSentence(details.motion)?.markdown]),
    section(2, 'Sources', [sourceList(pattern.sources)]),
    section(2, 'Example', [locateExample(pattern, preset)]),
  ])
}

/** Lists the specifications behind the accessibility claims. */
const sourceList = (sources: PatternV2['sources'] = []): string =>
  bulletList(
    sources.map(({ claim, title, url }) =>
      [
        claim && `${escapeInline(claim).markdown}:`,
        escapeInline(title).markdown,
        toVerbatimCode(url).markdown,
      ]
        .filter(Boolean)
        .join(' '),
    ),
  )

const sentenceList = (texts: readonly string[]): string =>
  bulletList(texts.map((text) => toSentence(text).markdown))

const formatNames = (names: readonly string[]): string | undefined =>
  joinMarkdown(names, ', ')?.markdown

/** Puts a label above a list, if the list has any lines. */
const labeledBlock = (label: string, list: string): string => list && `${label}:\n\n${list}`

function structureBlocks({ layout, slots, slot_details }: PatternFacts): string[] {
  const names = Object.keys(slots)
  const describe = (name: string): string => {
    const slot = toCodeName(name.replace(/\?$/, ''))
    const details = formatSlotDetails(getOwn(slot_details, name))
    const text = toSentence(slots[name] ?? '').markdown
    return joinLabel(
      slot,
      [text, details && `${toVerbatimCode(details).markdown}.`].filter(Boolean).join(' '),
    )
  }
  const required = names.filter((name) => !name.endsWith('?')).map(describe)
  const optional = names.filter((name) => name.endsWith('?')).map(describe)
  return [
    md`Layout: ${layout}.`.markdown,
    labeledBlock('Required slots', bulletList(required)),
    labeledBlock('Optional slots', bulletList(optional)),
  ]
}

/** Lists texts with their names: `hierarchy: The total comes first.` */
const textList = (texts: JsonObject | undefined): string =>
  bulletList(
    Object.entries(texts ?? {}).flatMap(([name, text]) => {
      const sentence = toSentence(asString(text))?.markdown
      return sentence ? joinLabel(toCodeName(name), sentence) : []
    }),
  )

/** Lists visible texts in quotation marks, labels of actions last. */
const copyList = ({ actions, ...texts }: JsonObject = {}): string =>
  bulletList(
    [...Object.entries(texts), ...Object.entries(asObject(actions))].flatMap(([name, text]) => {
      const quoted = quoteInline(asString(text))?.markdown
      return quoted ? joinLabel(toCodeName(name), quoted) : []
    }),
  )

const joinLabel = (label: string, text: string): string => (text ? `${label}: ${text}` : label)

/** The states that most patterns have, in the order of the table. */
const COMMON_STATES = ['loading', 'empty', 'error', 'permission']

function stateTable(states: PatternFacts['states']): string {
  const names = [...new Set([...COMMON_STATES, ...Object.keys(states)])]
  const rows = names.flatMap((name) => {
    const state = getOwn(states, name)
    if (state === undefined) return []
    const { when = '', shows, pattern } = state
    const shownWith = pattern === undefined ? 'in place' : toCodeName(pattern)
    return [
      [toCodeName(name), escapeInline(when).markdown, escapeInline(shows).markdown, shownWith],
    ]
  })
  return table(['State', 'When', 'Shows', 'Pattern'], rows)
}

const dataList = ({ consumes, produces, actions }: PatternFacts): string =>
  bulletList([
    labeledValue('Inputs', formatNames(consumes)),
    labeledValue('Outputs', formatNames(produces)),
    labeledValue('Actions', formatNames(actions)),
  ])

function accessibilityBlocks(facts: PatternFacts): (string | undefined)[] {
  const { keys, announcements, focus, name, role } = facts
  const hasPlaceholder = [name ?? '', ...announcements].some((text) => /\{.*\}/.test(text))
  return [
    labeledBlock("Keyboard, besides the browser's own keys", sentenceList(keys)),
    labeledBlock(
      'Announcements in a live region',
      bulletList(announcements.map((text) => quoteInline(text).markdown)),
    ),
    // Paragraphs, because Markdown would add bullets to the list above.
    labeledValue('Focus', toSentence(focus)?.markdown),
    labeledValue('Accessible name', quoteInline(name)?.markdown),
    labeledValue('Role or element', role && toCodeName(role)),
    hasPlaceholder ? 'The app fills in the words in braces.' : '',
  ]
}

const { md: TABLET_WIDTH, lg: DESKTOP_WIDTH } = BREAKPOINTS

const WIDTH_LABELS: Readonly<Record<string, string>> = {
  mobile: `Below \`md\` (under ${TABLET_WIDTH}px)`,
  tablet: `From \`md\` to \`lg\` (${TABLET_WIDTH}px to ${DESKTOP_WIDTH - 1}px)`,
  desktop: `From \`lg\` (${DESKTOP_WIDTH}px and wider)`,
}

const widthList = (widths: PatternFacts['widths']): string =>
  bulletList(
    Object.entries(widths).map(([name, text]) =>
      joinLabel(getOwn(WIDTH_LABELS, name) ?? formatWidth(name), toSentence(text).markdown),
    ),
  )

/** Formats the name of a range of widths that is not one of the three. */
const formatWidth = (name: string): string => {
  const width = getBreakpointWidth(name)
  return width === undefined ? toCodeName(name) : `${toCodeName(name)} (${width}px)`
}

/** An id that is safe in a command: no character of it has a meaning in a shell. */
const COMMAND_SAFE_ID = /^[a-z0-9][a-z0-9-]*$/

/** Names the command that prints the HTML example, and where the example is in its output. */
function locateExample(pattern: PatternV2, preset: string): string {
  const paths = [
    ['presets', preset, 'code', 'example'],
    ['code', 'example'],
  ]
  const path = paths.find(
    (segments) => asString(segments.reduce<unknown>(getOwn, pattern)) !== undefined,
  )
  if (path === undefined || !COMMAND_SAFE_ID.test(pattern.id)) return ''
  const pointer = toVerbatimCode(toPointer(['data', ...path]))
  return md`HTML: ${`npx @svc/content get pattern ${pattern.id} --json`} has it at ${pointer}.`
    .markdown
}
