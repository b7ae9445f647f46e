import { textOf } from '../../content/fields.ts'
import { type AppSection, patternIdsOf } from '../app.ts'
import type { Context } from '../context.ts'
import { inert, named, namedAll, sentence } from '../inert.ts'
import { type Block, bullet, type Line, may, must } from '../lines.ts'
import { mutationChecks } from '../mutation-checks.ts'
import { shellIdsOf } from '../shells.ts'
import { counted } from '../words.ts'
import { EXACT } from './values.ts'

/** The pack for a new page: where it can go and what it can be made of. */
export const addPageBlocks = (context: Context, workflow: readonly string[]): Block[] => [
  { lines: [must('# Add a page')] },
  { lines: [must(EXACT)] },
  { heading: '## Steps', lines: steps(workflow) },
  { heading: '## Sections', lines: context.sections.map(sectionLine) },
  { heading: '## Routes', lines: [must(FREE)] },
  {
    heading: '## Shells',
    lines: [must(`${namedAll(shellIdsOf(context))}; another one needs \`shell_override\`.`)],
  },
  { heading: '## Patterns', lines: patternLines(context) },
  { heading: '## Done when', lines: checks(context, 'add-page') },
]

/** The pack for a change: how to find what it touches, and what must stay. */
export const modifyBlocks = (context: Context, workflow: readonly string[]): Block[] => [
  { lines: [must('# Change a page')] },
  { lines: [must(EXACT)] },
  { heading: '## Steps', lines: steps(workflow) },
  { heading: '## Find the page', lines: context.sections.map(findLine) },
  { heading: '## What must stay', lines: STAYS.map((text) => bullet(must(text))) },
  { heading: '## Done when', lines: checks(context, 'modify') },
]

const steps = (workflow: readonly string[]): Line[] =>
  workflow.map((step, at) => must(`${at + 1}. ${step}`))

const checks = (context: Context, type: 'add-page' | 'modify'): Line[] =>
  mutationChecks(context, type).map(({ label }) => bullet(must(label)))

const FREE =
  'A path is free when no path of the scaffold pack has the same segments; ' +
  'parameters count as one, whatever their name.'

const STAYS = [
  'Ids of sections and pages, and every path that leads to them: links, keys and commands use them.',
  'Aliases of patterns: spans and data wiring name them.',
  'What patterns exchange: a signal that is no longer set leaves its readers empty.',
  'Variables of the theme: no literal colours, sizes or durations.',
  'Shells, navigation, keys and palette: they belong to the scaffold.',
]

/** A section that can take the page, and the paths that would lie beside those of its pages. */
function sectionLine({ section, pages }: AppSection): Line {
  const base = commonPath(pages.map(({ path }) => path))
  const place = `shell ${named(section.shell)}, paths under ${named(`${base}<page-id>`)}`
  const name = `${named(section.id)} (\`${section.role}\`), ${place}`
  const text = `${name}: ${sentence(section.description)}`
  return bullet({ ...may('look', text, 'purpose', named(section.id)), short: name })
}

/** The segments that all paths begin with, up to and with a slash. */
export function commonPath(paths: readonly string[]): string {
  const [first = '/', ...others] = paths.map((path) => `${path.replace(/\/$/, '')}/`)
  let base = first
  for (const path of others) {
    while (!path.startsWith(base)) base = base.replace(/[^/]*\/$/, '')
  }
  return base.startsWith('/') ? base.replace(/:.*$/, '') : '/'
}

/** When each pattern that the app uses already is the right one. */
function patternLines(context: Context): Line[] {
  const uses = new Map<string, number>()
  for (const id of context.pages.flatMap(patternIdsOf)) uses.set(id, (uses.get(id) ?? 0) + 1)
  const sorted = [...uses].toSorted(([, a], [, b]) => b - a)
  return sorted.map(([id]) => {
    const when = textOf(context.get('patterns', id)?.use_when)
    const text = when === undefined ? named(id) : `${named(id)}: ${inert(when)}`
    return bullet({ ...may('look', text, 'when to use', named(id)), short: named(id) })
  })
}

const findLine = ({ section, pages }: AppSection): Line => {
  const shown = pages.map(({ id }) => named(id)).join(', ')
  const short = `${named(section.id)}: ${counted(pages.length, 'page')} (scaffold pack)`
  return bullet({
    ...may('look', `${named(section.id)}: ${shown}`, 'ids of pages', named(section.id)),
    short,
  })
}
