import type { Assertion } from '../generated/types/review-pack.v1.ts'
import { groupBy } from '../lists.ts'
import { appearanceChecks } from './app-checks.ts'
import { type Check, toSuccessChecks } from './checks.ts'
import type { PackContext } from './context.ts'
import type { ShellContract } from './frame.ts'
import { quoteInline } from './inert.ts'
import {
  describeCommand,
  describeLinkTarget,
  describePalette,
  formatKey,
} from './markdown/navigation.ts'
import { describeConstraints } from './markdown/values.ts'
import { getHotkeys, resolvePalette } from './navigation.ts'
import { joinMarkdown, md } from './say.ts'
import { listShellContracts } from './shells.ts'

/** A part of the review and the statements in it, those of a kind together. */
export type AssertionGroup = readonly [title: string, assertions: readonly Assertion[]]

/** Every statement about the app that a program can test, part by part. */
export const listAssertionGroups = (context: PackContext): AssertionGroup[] =>
  ASSERTION_GROUPS.map(([title, statementsOf]) => {
    const kinds = groupBy(toSuccessChecks(context, statementsOf(context)), ({ id }) => id)
    const assertions = [...kinds].flatMap(([kind, checks]) =>
      checks.map((check, at) => ({ ...check, id: `${kind}-${at + 1}`, kind })),
    )
    return [title, assertions]
  })

const ASSERTION_GROUPS: readonly (readonly [
  title: string,
  statementsOf: (context: PackContext) => Check[],
])[] = [
  ['Routes', routeAssertions],
  ['Frames', (context) => listShellContracts(context).map(landmarkAssertion)],
  ['Keys', hotkeyAssertions],
  ['Palette', paletteAssertions],
  ['Look and access', appearanceAssertions],
  ['Features', featureAssertions],
]

function routeAssertions({ pages }: PackContext): Check[] {
  return pages.flatMap(({ path, aliases, name, shell }): Check[] => [
    ['route', md`${path} shows ${name} in ${shell}.`, path],
    ...aliases.map((alias): Check => ['alias', md`${alias} shows the same as ${path}.`, alias]),
  ])
}

function landmarkAssertion({ shell, regions, skip_target, scroll_owner }: ShellContract): Check {
  const parts = regions.map(({ element, label }) => md`${element}${md` ${quoteInline(label)}`}`)
  const all = joinMarkdown(parts, ', ') ?? md`no regions of its own`
  const label = md`Shell ${shell} has ${all}; the skip link leads to ${skip_target}, ${scroll_owner} scrolls.`
  return ['landmark', label, shell]
}

function hotkeyAssertions(context: PackContext): Check[] {
  return getHotkeys(context).map(({ key, ...lead }) => [
    'key',
    md`${formatKey(key)} ${describeLinkTarget(context, lead)}`,
    key,
  ])
}

function paletteAssertions(context: PackContext): Check[] {
  const { commands = [] } = resolvePalette(context) ?? {}
  return [
    ...describePalette(context).map((label): Check => ['palette', label]),
    ...commands.map((command): Check => ['command', describeCommand(context, command), command.id]),
  ]
}

function appearanceAssertions(context: PackContext): Check[] {
  const { elevation, radius } = context.essence.dna
  return [
    ...appearanceChecks(context),
    ['token', md`No shadow above level ${elevation.max_levels}; base radius ${radius.base}px.`],
    ...describeConstraints(context).map((label): Check => ['constraint', label]),
  ]
}

function featureAssertions({ sections }: PackContext): Check[] {
  return sections.map(({ section: { id, features } }) => [
    'feature',
    md`${id} offers ${features}.`,
    id,
  ])
}
