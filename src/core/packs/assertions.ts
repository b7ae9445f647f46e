import type { CommandPalette } from '../generated/types/essence.v4.ts'
import type { Assertion } from '../generated/types/review-pack.v1.ts'
import { appChecks } from './app-checks.ts'
import { severityOfKind } from './checks.ts'
import type { Context } from './context.ts'
import type { Frame } from './frame.ts'
import { quoted, type Said, said } from './inert.ts'
import { commandInWords, keyInWords, leadInWords } from './markdown/navigation.ts'
import { constraintsInWords } from './markdown/values.ts'
import { derivedCommands } from './navigation.ts'
import { joined, say } from './say.ts'
import { framesOf } from './shells.ts'

/** A statement before it has an id and a severity; without words it is nothing. */
type Statement = readonly [kind: string, label: Said, target?: string]

/** Every statement about the app that a program can test, by kind. */
export function assertionsOf(context: Context): Assertion[] {
  const counts = new Map<string, number>()
  return [
    ...routes(context),
    ...framesOf(context).map(landmarks),
    ...keys(context),
    ...palette(context),
    ...looks(context),
  ].flatMap(([kind, { said: label }, target]) => {
    if (label === '') return []
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    const severity = severityOfKind(context, kind)
    return { id: `${kind}-${count}`, severity, kind, label, ...(target && { target }) }
  })
}

const routes = ({ pages }: Context): Statement[] =>
  pages.flatMap(({ path, aliases, name, shell }): Statement[] => [
    ['route', say`${path} shows ${name} in ${shell}.`, path],
    ...aliases.map(
      (alias): Statement => ['alias', say`${alias} shows the same as ${path}.`, alias],
    ),
  ])

function landmarks({ shell, regions, skip_target, scroll_owner }: Frame): Statement {
  const parts = regions.map(({ element, label }) => say`${element}${say` ${quoted(label)}`}`)
  const all = joined(parts, ', ') ?? said('no regions of its own')
  const label = say`Shell ${shell} has ${all}; the skip link leads to ${skip_target}, ${scroll_owner} scrolls.`
  return ['landmark', label, shell]
}

const keys = (context: Context): Statement[] =>
  (context.essence.meta.navigation?.hotkeys ?? []).map(({ key, ...lead }) => [
    'key',
    say`${keyInWords(key)} ${leadInWords(context, lead)}`,
    key,
  ])

function palette(context: Context): Statement[] {
  const declared = context.essence.meta.navigation?.command_palette
  if (!declared) return [['palette', said('There is no command palette.')]]
  const { trigger, placeholder, width, styling, commands }: CommandPalette = Object(declared)
  const listed = commands ?? derivedCommands(context) ?? []
  return [
    ['palette', say`${keyInWords(trigger)} opens the palette.`],
    ['palette', say`Its placeholder is ${quoted(placeholder)}.`],
    ['palette', say`It is ${width} wide.`],
    ['palette', say`Its styling is ${styling}.`],
    ['palette', said(listed.length === 0 ? 'It lists no commands.' : '')],
    ...listed.map(
      (command): Statement => ['command', say`${commandInWords(context, command)}`, command.id],
    ),
  ]
}

function looks(context: Context): Statement[] {
  const { dna } = context.essence
  const { max_levels } = dna.elevation
  return [
    ...appChecks(context).filter(([id]) => /access|tokens|contrast/.test(id)),
    ['token', say`No shadow above level ${max_levels}; base radius ${dna.radius.base}px.`],
    ...constraintsInWords(context).map((label): Statement => ['constraint', label]),
    ...context.sections.map(
      ({ section: { id, features } }): Statement => ['feature', say`${id} offers ${features}.`, id],
    ),
  ]
}
