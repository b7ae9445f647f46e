import * as z from 'zod/mini'
import { parsePointer, pluralize } from '../../internal.ts'
import type { PackChange } from '../../packs.ts'
import type { EssenceDiff } from '../../project/diff/diff-essences.ts'
import type { EssenceChange, ValueChange } from '../../project/diff/essence-changes.ts'
import { EXIT } from '../../project/errors.ts'
import type { Command } from '../command.ts'
import type { Output } from '../io.ts'
import type { Style } from '../terminal/style.ts'
import { shortenList } from '../terminal/width.ts'

/** `svc diff`: compares two essences, and lists the packs that change with them. */
export const diffCommand: Command = {
  name: 'diff',
  argumentSyntax: '<before> [after]',
  summary: 'compare two essences: files, or revisions of git',
  options: z.object({}),
  group: 'contract',
  examples: ['svc diff HEAD', 'svc diff HEAD:svc.essence.json svc.essence.json --json'],
  async run(context, [before = '', after]) {
    const { diffEssences } = await import('../../project/diff/diff-essences.ts')
    const diff = await diffEssences(context, { before, after })
    context.output.print(diff, () => formatDiff(diff, context.output))
    return EXIT.ok
  },
}

function formatDiff({ before, after, changes, packs }: EssenceDiff, output: Output): string {
  if (changes.length === 0 && packs.length === 0) return `${before} and ${after} mean the same.`
  return [
    ...changes.flatMap((change) => formatChange(change, output)),
    '',
    output.style(
      'bold',
      packs.length === 0 ? 'No pack changes.' : `${pluralize(packs.length, 'pack')}:`,
    ),
    ...groupPacks(packs).map((group) => formatPacks(group, output)),
  ].join('\n')
}

/** Groups the packs of a kind that change in the same way: often all pages have the same change. */
function groupPacks(packs: readonly PackChange[]): PackChange[][] {
  const groups = new Map<string, PackChange[]>()
  for (const pack of packs) {
    const key = [pack.kind, pack.change, ...pack.parts].join('\n')
    groups.set(key, [...(groups.get(key) ?? []), pack])
  }
  return [...groups.values()]
}

const MAX_IDS = 6

/** Formats packs as one line: `changed  page packs login, list: Done when`. */
function formatPacks(group: readonly PackChange[], output: Output): string {
  const [{ kind, id, change, parts }] = group as [PackChange]
  const ids = group.map((pack) => pack.id)
  const noun = `${kind} ${group.length === 1 ? 'pack' : 'packs'}`
  // There is one scaffold pack and one review pack, which are called like their kind.
  const names = id === kind ? noun : `${noun} ${shortenList(ids, MAX_IDS)}`
  const headings = parts.length > 0 ? `: ${shortenList(parts)}` : ''
  return `${label(change, output)} ${names}${headings}`
}

const MARKS: Readonly<Record<EssenceChange['change'], readonly [mark: string, style: Style]>> = {
  added: ['+', 'green'],
  removed: ['-', 'red'],
  changed: ['~', 'yellow'],
}

/** Formats a kind of change as a word, as wide as the longest. */
const label = (change: EssenceChange['change'], output: Output): string =>
  output.style(MARKS[change][1], change.padEnd('changed'.length + 1))

function mark(change: EssenceChange['change'], output: Output): string {
  const [sign, style] = MARKS[change]
  return output.style(style, sign)
}

const formatChange = ({ part, id, change, values }: EssenceChange, output: Output): string[] => [
  `${label(change, output)} ${output.style('bold', [part, ...(id ? [id] : [])].join(' '))}`,
  ...values.map((value) => `    ${formatValue(value, output)}`),
]

function formatValue({ pointer, before, after }: ValueChange, output: Output): string {
  const [old, current] = [before, after].map((value) => formatJson(value))
  const name = formatPointer(pointer)
  if (before === undefined) return `${mark('added', output)} ${name}: ${current}`
  if (after === undefined) return `${mark('removed', output)} ${name}: ${old}`
  return `${mark('changed', output)} ${name}: ${old} -> ${current}`
}

/** Formats a pointer for people: `theme.id`, `routes."/orders"`. */
const formatPointer = (pointer: string): string =>
  parsePointer(pointer)
    .map((key) => (/^\w+$/.test(key) ? key : JSON.stringify(key)))
    .join('.')

const MAX_VALUE_LENGTH = 120

/** Formats a value as JSON; `--json` prints values that are too long for a line. */
function formatJson(value: unknown): string {
  const text = JSON.stringify(value) ?? ''
  return text.length <= MAX_VALUE_LENGTH ? text : `${text.slice(0, MAX_VALUE_LENGTH - 3)}...`
}
