import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Lookup } from '../../../src/core/content/content-types.ts'
import { memoizeByObject } from '../../../src/core/kernel/memoize.ts'
import { type Essence, validateEssence } from '../../../src/essence.ts'
import { compilePacks, type Pack, type PackBundle } from '../../../src/packs.ts'
import { createEssenceWithPages } from '../../support/essence/essence-with-pages.ts'
import { takeSample } from '../../support/sample.ts'
import { arbitraryBriefEssence } from './arbitrary-briefs.ts'
import { officialPackLookup } from './official-bundles.ts'

type PagePack = PackBundle['pages'][number]

const ESSENCES = fc.sample(arbitraryBriefEssence, { seed: 59, numRuns: 300 })

/** A faster hash than the compiler's own. */
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Removes the examples of a record, which no page pack has and every digest would read. */
const removeExamples = memoizeByObject(
  <T extends object>(record: T): T =>
    JSON.parse(JSON.stringify(record, (key, value) => (key === 'code' ? undefined : value))),
)

const lookup: Lookup = {
  slugs: officialPackLookup.slugs,
  get: async (type, slug) => {
    const record = await officialPackLookup.get(type, slug)
    return record && (removeExamples(record) as typeof record)
  },
}

const BINDINGS = { Table: 'import Table', Button: 'import Button', Ghost: 'import Ghost' }

/** A page pack, taken apart. */
interface PageText {
  readonly markdown: string
  /** The lines of the tree. */
  readonly tree: readonly string[]
  readonly decided: readonly string[]
  readonly conventions: readonly string[]
  readonly checks: readonly string[]
  readonly directives: readonly string[]
  readonly instances: readonly Instance[]
  readonly data: PagePack['data']
}

interface Instance {
  readonly alias: string
  readonly pattern: string
  readonly preset: string
  readonly resolved: boolean
  readonly missingPreset?: string
  readonly produces?: readonly string[]
  readonly consumes?: readonly string[]
  readonly components?: readonly string[]
}

function readPack({ renderedMarkdown: markdown, data }: PagePack): PageText {
  const getPart = (title: string): string =>
    markdown.split(/^## /m).find((part) => part.startsWith(title)) ?? ''
  const getLines = (title: string): string[] =>
    (getPart(title).match(/^- .*$/gm) ?? []).map((line) => line.slice(2))
  const [, fence = ''] = /```\n([\s\S]*?)\n```/.exec(markdown) ?? []
  return {
    markdown,
    tree: fence.split('\n'),
    decided: getLines('Decided'),
    conventions: getLines('Conventions'),
    checks: getLines('Done when'),
    directives: (data.directives ?? []) as string[],
    instances: (data.instances ?? []) as unknown as Instance[],
    data,
  }
}

const listCode = (text = ''): string[] =>
  [...text.matchAll(/`#?([^`]+)`/g)].map(([, name = '']) => name)

const listRepeated = (items: readonly string[]): string[] =>
  items.filter((item, index) => items.indexOf(item) !== index)

/** Returns the wiring that the page declares; a name that the page lacks makes it a decision. */
function readWiring({ directives, instances }: PageText): Map<string, Set<string>> {
  const names = new Set(instances.map(({ alias }) => alias))
  const wiring = new Map<string, Set<string>>()
  for (const directive of directives) {
    const [, from = '', list = ''] = /^Wiring: (\S+) -> (.+)$/.exec(directive) ?? []
    const targets = list === 'none' ? [] : list.split(', ')
    if (!names.has(from) || targets.some((to) => !names.has(to) || to === from)) continue
    wiring.set(from, new Set([...(wiring.get(from) ?? []), ...targets]))
  }
  return wiring
}

/** Lists what is wrong with the data flow in the text. */
function findWrongWiring(text: PageText): string[] {
  const wiring = readWiring(text)
  const isIgnoring = (name: string): boolean => text.directives.includes(`Reads: ${name} <- none`)
  const listSignals = (role: 'produces' | 'consumes', name: string): string[] =>
    text.instances.flatMap((it) => (it.alias === name ? (it[role] ?? []) : []))
  const lines = text.decided.flatMap((line) => {
    const [, source = '', only, list] = /^`#([^`]+)` updates (only )?(.*)\.$/.exec(line) ?? []
    return source ? [{ line, source, isDeclared: only !== undefined, readers: listCode(list) }] : []
  })
  const wrong = lines.filter(({ source, isDeclared, readers }) => {
    if (readers.includes(source)) return true
    if (isDeclared) return readers.join() !== [...(wiring.get(source) ?? [])].join()
    return (
      wiring.has(source) ||
      readers.some((reader) => {
        const consumed = new Set(listSignals('consumes', reader))
        const isConnected = listSignals('produces', source).some((name) => consumed.has(name))
        return isIgnoring(reader) || !isConnected
      })
    )
  })
  const declaredLines = lines.filter(({ isDeclared }) => isDeclared).map(({ source }) => source)
  const missing = [...wiring].filter(([from, to]) => to.size > 0 && !declaredLines.includes(from))
  const connections = (text.data.wiring ?? []).filter(({ from, to }) =>
    wiring.has(from) ? !wiring.get(from)?.has(to) : isIgnoring(to),
  )
  return [
    ...wrong.map(({ line }) => line),
    ...listRepeated(lines.map(({ source }) => source)).map((source) => `two lines for ${source}`),
    ...missing.map(([from]) => `no line for ${from}`),
    ...connections.map(({ from, to }) => `data: ${from} to ${to}`),
  ]
}

/** Lists the parts that are named but not on the page, and the parts without a place or an id. */
function findWrongParts({ tree, decided, instances }: PageText): string[] {
  const ids = tree.flatMap((line) => /^ +#(\S+)/.exec(line)?.[1] ?? [])
  const names = new Set(instances.map(({ alias }) => alias))
  const headings = tree.filter((line) => line.startsWith('  h1 '))
  const headingId = /h1 inside #(\S+)/.exec(headings[0] ?? '')?.[1]
  const named = decided.flatMap((line) => {
    const [, subjects] = /^((?:`[^`]+`(?:, )?)+)(?:: | updates )/.exec(line) ?? []
    return listCode(subjects).filter((name) => !Object.hasOwn(BINDINGS, name))
  })
  return [
    ...listRepeated(ids).map((id) => `id ${id} twice`),
    ...named.filter((name) => !names.has(name)).map((name) => `no part ${name}`),
    ...[...names].filter((name) => !ids.includes(name)).map((name) => `${name} is not in the tree`),
    ...(ids.length === instances.length ? [] : ['a part without an id']),
    ...(headings.length === 1 && (!headingId || ids.includes(headingId)) ? [] : ['heading']),
  ]
}

/** Lists presets, components, routes and commands that do not exist. */
async function findUnknownNames(text: PageText): Promise<string[]> {
  const { tree, decided, instances, data, markdown } = text
  const rows = tree.flatMap((line) => /^ +#\S+ +(.*)$/.exec(line)?.[1] ?? [])
  const expected = instances.map(async ({ pattern, preset, missingPreset }) => {
    const record = await officialPackLookup.get('patterns', pattern)
    if (record === undefined) return `${pattern} (unresolved: no such pattern)`
    const name = Object.hasOwn(record.presets, preset) ? preset : 'no preset at all'
    return `${pattern}/${name}${missingPreset ? ` (no preset ${missingPreset})` : ''}`
  })
  const presets = await Promise.all(expected)
  const commands = [...markdown.matchAll(/npx @svc\/content ([^`]*)/g)].map(([, rest]) => rest)
  const known = ['compile --check', 'get pattern <name> --preset <preset>']
  const components = new Set(instances.flatMap((instance) => instance.components ?? []))
  const bound = decided.flatMap((line) => /^`(\w+)`: `import /.exec(line)?.[1] ?? [])
  const routes = listCode(/^# .*, (`\/[^`]*`) \(page /.exec(markdown)?.[1])
  const aliases = decided.flatMap((line) => listCode(/\bIt also opens at (.*)\.$/.exec(line)?.[1]))
  return [
    ...(rows.join() === presets.join() ? [] : [`tree has ${rows} instead of ${presets}`]),
    ...commands.filter((name) => !known.includes(name ?? '')),
    ...bound.filter((name) => !components.has(name)),
    ...(routes.join() === data.path ? [] : [`routes ${routes}`]),
    ...aliases.filter((path) => !data.aliases?.includes(path)).map((path) => `alias ${path}`),
  ].map((name) => `unknown: ${name}`)
}

const STATE_SIGNALS: Readonly<Record<string, string>> = {
  search: 'query',
  period: 'date-range',
  'sort order': 'sort',
}

/** Lists the subjects on which two lines of the pack disagree. */
function findDisagreements(text: PageText): string[] {
  const { markdown, tree, decided, conventions, checks, directives, instances } = text
  const rules = [...decided, ...conventions]
  const labels = rules.flatMap((line) => /^([A-Z][A-Za-z -]+): /.exec(line)?.[1] ?? [])
  const brief = directives.flatMap(
    (line) => /^(Purpose|Notice \w+|Quiet|Primary action|Then|Sample): /.exec(line)?.[1] ?? [],
  )
  const countLines = (words: RegExp): number =>
    rules.filter((line) => words.test(line) && !line.startsWith('Theme: ')).length
  const scrollers = [...tree, ...conventions, ...checks].filter((line) =>
    /\bscrolls\b(?! sideways)/.test(line),
  )
  const [, states = ''] =
    /^A copied link restores (?!the state)(.*)\.$/m.exec(checks.join('\n')) ?? []
  const produced = new Set(instances.flatMap(({ produces = [] }) => produces))
  const unknownStates = states
    .split(/, | and /)
    .filter((state) => state && !produced.has(STATE_SIGNALS[state] ?? state))
  const keys = [...markdown.matchAll(/\(`(\w)`\)/g)].map(([, key = '']) => key)
  const [, mode = ''] = /^- Theme: .*?, `?(light and dark|light|dark)/m.exec(markdown) ?? []
  const isUnknownShell = /unresolved: no such shell/.test(tree[0] ?? '')
  return [
    ...listRepeated(markdown.split('\n').filter((line) => /^[-*\w]/.test(line))),
    ...listRepeated(labels.filter((label) => label !== 'Wiring')).map((label) => `${label} twice`),
    ...brief.filter((label) => labels.includes(label)).map((label) => `${label} of the section`),
    ...listRepeated(keys).map((key) => `key ${key} twice`),
    ...unknownStates.map((state) => `nothing sets ${state}`),
    ...(countLines(/--radius|corner|radius/i) > 1 ? ['two lines about corners'] : []),
    ...(countLines(/shadow/i) > 1 ? ['two lines about shadows'] : []),
    ...(scrollers.length === (isUnknownShell ? 0 : 1) ? [] : [`scrolls: ${scrollers.length}`]),
    ...(checks.some((line) =>
      line.startsWith(`No axe violations in ${mode.replace(' and ', ' or ')};`),
    )
      ? []
      : ['modes']),
    ...(directives.includes('Keeps in URL: none') && states ? ['URL'] : []),
  ]
}

/** Lists the labels that two lines of a pack have. */
function findRepeatedLabels({ renderedMarkdown, objective }: Pack): string[] {
  const lines = renderedMarkdown.match(/^- .*$/gm) ?? []
  const labels = lines.flatMap((line) => /^- ([A-Z][A-Za-z -]+): /.exec(line)?.[1] ?? [])
  return listRepeated(labels).map((label) => `${objective}: ${label}`)
}

/** Lists everything that is wrong with a page pack. */
async function findProblems(pack: PagePack): Promise<string[]> {
  const text = readPack(pack)
  return [
    ...findWrongWiring(text),
    ...findWrongParts(text),
    ...(await findUnknownNames(text)),
    ...findDisagreements(text),
  ]
}

async function findContradictions(essence: Essence): Promise<string[]> {
  const { pages, sections, scaffold } = await compilePacks(essence, lookup, {
    bindings: BINDINGS,
    sha256,
  })
  const problems = pages.map(async (pack) => {
    const found = await findProblems(pack)
    return found.map((problem) => `${pack.objective}: ${problem}\n${pack.renderedMarkdown}`)
  })
  return [
    ...(await Promise.all(problems)).flat(),
    ...[...sections, scaffold].flatMap(findRepeatedLabels),
  ]
}

test('the generated essences are valid and decide things more than once', () => {
  expect(ESSENCES.filter((essence) => !validateEssence(essence).ok)).toEqual([])
  const texts = ESSENCES.map((essence) => JSON.stringify(essence))
  for (const word of ['Wiring: ', ' -> none', ' <- none', 'Corners: As the page', 'data-tabel']) {
    expect(texts.filter((text) => text.includes(word)).length).toBeGreaterThan(30)
  }
})

/** Compiles a page with declared wiring, a part that ignores others and a key. */
async function compileSample(): Promise<PagePack> {
  const essence = structuredClone(createEssenceWithPages(1))
  const [page] = essence.blueprint.sections[0]?.pages ?? []
  const directives = [
    'Primary action: Assign (`a`)',
    'Reads: activity-feed <- none',
    'Wiring: table-0 -> none',
  ]
  if (page) page.directives = directives
  const [pack] = (await compilePacks(essence, lookup)).pages
  return pack as PagePack
}

test.each<[problem: string, text: string | RegExp, replacement: string]>([
  ['`#ghost` updates `#table-0`.', '- Code: ', '- `#ghost` updates `#table-0`.\n- Code: '],
  ['no part ghost', '- Code: ', '- `#ghost`: Keep it.\n- Code: '],
  [
    '`#filter-bar` updates `#table-0`, `#kpi-grid` and `#activity-feed`.',
    '`#table-0` and `#kpi-grid`.',
    '`#table-0`, `#kpi-grid` and `#activity-feed`.',
  ],
  ['id filter-bar twice', '#table-0 ', '#filter-bar '],
  ['unknown: diff', 'compile --check', 'diff'],
  ['unknown: routes /nowhere', ', `/section-0/page-0` (page', ', `/nowhere` (page'],
  ['unknown: alias /nowhere', '- Code: ', '- It also opens at `/nowhere`.\n- Code: '],
  ['nothing sets tab', 'restores search', 'restores tab, search'],
  ['key a twice', '- Code: ', '- Archive with (`a`).\n- Code: '],
  ['two lines about corners', '- Code: ', '- Round corners.\n- Code: '],
  ['Numbers twice', '- Code: ', '- Numbers: None.\n- Code: '],
  ['scrolls: 2', '- Numbers: ', '- Frame: document scrolls.\n- Numbers: '],
  ['modes', 'No axe violations in light or dark', 'No axe violations in dark'],
])('a pack with the problem %j is found', async (problem, text, replacement) => {
  const pack = await compileSample()
  expect(await findProblems(pack)).toEqual([])
  const renderedMarkdown = pack.renderedMarkdown.replace(text, replacement)
  expect(await findProblems({ ...pack, renderedMarkdown })).toContain(problem)
})

test('no pack of a page, a section or the app contradicts itself', async () => {
  const problems: string[] = []
  for (const essence of takeSample(ESSENCES, 6))
    problems.push(...(await findContradictions(essence)))
  expect(problems.slice(0, 3)).toEqual([])
})
