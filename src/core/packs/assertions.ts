import { pageName } from '../essence/diagnostics/places.ts'
import type { Layer } from '../essence/diagnostics/rule.ts'
import { severityOf } from '../essence/diagnostics/severity.ts'
import type { Assertion } from '../generated/types/review-pack.v1.ts'
import { appChecks } from './app-checks.ts'
import type { Context } from './context.ts'
import type { Frame } from './frame.ts'
import { named, namedAll, quoted } from './inert.ts'
import { commandInWords, keyInWords, leadInWords } from './markdown/navigation.ts'
import { constraintsInWords } from './markdown/values.ts'
import { derivedCommands } from './navigation.ts'
import { framesOf } from './shells.ts'

/** A statement before it has an id and a severity. */
interface Statement {
  readonly kind: string
  readonly layer: Layer
  readonly label: string
  readonly target?: string
}

/** Every statement about the app that a program can test, by kind. */
export function assertionsOf(context: Context): Assertion[] {
  const statements = [
    ...routes(context),
    ...framesOf(context).map(landmarks),
    ...keys(context),
    ...palette(context),
    ...look(context),
  ]
  const counts = new Map<string, number>()
  return statements.map(({ layer, ...statement }) => {
    const count = (counts.get(statement.kind) ?? 0) + 1
    counts.set(statement.kind, count)
    const severity = severityOf(layer, context.essence.meta.guard)
    return { id: `${statement.kind}-${count}`, severity, ...statement }
  })
}

const routes = ({ pages }: Context): Statement[] =>
  pages.flatMap(({ path, aliases, owner, page, shell }) => [
    {
      kind: 'route',
      layer: 'blueprint',
      label: `${named(path)} shows ${named(pageName(owner.section.id, page.id))} in ${named(shell)}.`,
      target: path,
    },
    ...aliases.map(
      (alias): Statement => ({
        kind: 'alias',
        layer: 'blueprint',
        label: `${named(alias)} shows the same as ${named(path)}.`,
        target: alias,
      }),
    ),
  ])

function landmarks({ shell, regions, skip_target, scroll_owner }: Frame): Statement {
  const parts = regions.map(({ element, label }) =>
    label === undefined ? named(element) : `${named(element)} ${quoted(label)}`,
  )
  const ends = `the skip link leads to ${named(skip_target)}, ${named(scroll_owner)} scrolls`
  return {
    kind: 'landmark',
    layer: 'blueprint',
    label: `Shell ${named(shell)} has ${parts.join(', ') || 'no regions of its own'}; ${ends}.`,
    target: shell,
  }
}

const keys = ({ essence, mark }: Context): Statement[] =>
  (essence.meta.navigation?.hotkeys ?? []).map(({ key, route, action }) => ({
    kind: 'key',
    layer: 'interactions',
    label: `${keyInWords(key)} ${leadInWords({ route, action }, mark)}`,
    target: key,
  }))

function palette(context: Context): Statement[] {
  const declared = context.essence.meta.navigation?.command_palette
  const state = (label: string): Statement => ({ kind: 'palette', layer: 'interactions', label })
  if (declared === undefined || declared === false) return [state('There is no command palette.')]
  const { trigger, placeholder, width, styling, commands } = declared === true ? {} : declared
  const listed = commands ?? derivedCommands(context) ?? []
  return [
    trigger === undefined ? [] : state(`${keyInWords(trigger)} opens the palette.`),
    placeholder === undefined ? [] : state(`Its placeholder is ${quoted(placeholder)}.`),
    width === undefined ? [] : state(`It is ${named(width)} wide.`),
    styling === undefined ? [] : state(`Its styling is \`${styling}\`.`),
    listed.length === 0 ? state('It lists no commands.') : [],
    ...listed.map(
      (command): Statement => ({
        kind: 'command',
        layer: 'interactions',
        label: commandInWords(command, context.mark),
        target: command.id,
      }),
    ),
  ].flat()
}

function look(context: Context): Statement[] {
  const { essence } = context
  const wanted = new Set(['access', 'tokens', 'contrast'])
  const { max_levels } = essence.dna.elevation
  return [
    ...appChecks(context)
      .filter(({ id }) => wanted.has(id))
      .map(({ id, label }): Statement => ({ kind: id, layer: 'dna', label })),
    {
      kind: 'token',
      layer: 'dna',
      label: `No shadow above level ${max_levels}; base radius ${essence.dna.radius.base}px.`,
    },
    ...constraintsInWords(essence).map(
      (label): Statement => ({ kind: 'constraint', layer: 'dna', label }),
    ),
    ...context.sections.flatMap(({ section }): Statement[] =>
      section.features.length === 0
        ? []
        : [
            {
              kind: 'feature',
              layer: 'blueprint',
              label: `${named(section.id)} offers ${namedAll(section.features)}.`,
              target: section.id,
            },
          ],
    ),
  ]
}
