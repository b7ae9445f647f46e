import type { Assertion } from '../generated/types/review-pack.v1.ts'
import { groupBy } from '../group-by.ts'
import { lookChecks } from './app-checks.ts'
import { type Check, checksOf } from './checks.ts'
import type { Context } from './context.ts'
import type { Frame } from './frame.ts'
import { quoted } from './inert.ts'
import { commandInWords, keyInWords, leadInWords, paletteInWords } from './markdown/navigation.ts'
import { constraintsInWords } from './markdown/values.ts'
import { hotkeysOf, paletteOf } from './navigation.ts'
import { joined, say } from './say.ts'
import { framesOf } from './shells.ts'

/** A part of the review and the statements in it, those of a kind together. */
export type Part = readonly [title: string, assertions: readonly Assertion[]]

/** Every statement about the app that a program can test, part by part. */
export const assertionsOf = (context: Context): Part[] =>
  PARTS.map(([title, statementsOf]) => {
    const kinds = groupBy(checksOf(context, statementsOf(context)), ({ id }) => id)
    const assertions = [...kinds].flatMap(([kind, checks]) =>
      checks.map((check, at) => ({ ...check, id: `${kind}-${at + 1}`, kind })),
    )
    return [title, assertions]
  })

const PARTS: readonly (readonly [title: string, statementsOf: (context: Context) => Check[]])[] = [
  ['Routes', routes],
  ['Frames', (context) => framesOf(context).map(landmarks)],
  ['Keys', keys],
  ['Palette', palette],
  ['Look and access', looks],
  ['Features', features],
]

function routes({ pages }: Context): Check[] {
  return pages.flatMap(({ path, aliases, name, shell }): Check[] => [
    ['route', say`${path} shows ${name} in ${shell}.`, path],
    ...aliases.map((alias): Check => ['alias', say`${alias} shows the same as ${path}.`, alias]),
  ])
}

function landmarks({ shell, regions, skip_target, scroll_owner }: Frame): Check {
  const parts = regions.map(({ element, label }) => say`${element}${say` ${quoted(label)}`}`)
  const all = joined(parts, ', ') ?? say`no regions of its own`
  const label = say`Shell ${shell} has ${all}; the skip link leads to ${skip_target}, ${scroll_owner} scrolls.`
  return ['landmark', label, shell]
}

function keys(context: Context): Check[] {
  return hotkeysOf(context).map(({ key, ...lead }) => [
    'key',
    say`${keyInWords(key)} ${leadInWords(context, lead)}`,
    key,
  ])
}

function palette(context: Context): Check[] {
  const { commands = [] } = paletteOf(context) ?? {}
  return [
    ...paletteInWords(context).map((label): Check => ['palette', label]),
    ...commands.map((command): Check => ['command', commandInWords(context, command), command.id]),
  ]
}

function looks(context: Context): Check[] {
  const { elevation, radius } = context.essence.dna
  return [
    ...lookChecks(context),
    ['token', say`No shadow above level ${elevation.max_levels}; base radius ${radius.base}px.`],
    ...constraintsInWords(context).map((label): Check => ['constraint', label]),
  ]
}

function features({ sections }: Context): Check[] {
  return sections.map(({ section: { id, features } }) => [
    'feature',
    say`${id} offers ${features}.`,
    id,
  ])
}
