// Long run: creates a project for each theme and framework.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseCss } from '../../core/theme/exports/parse-css.ts'
import { SHADCN_V3, SHADCN_V4 } from '../../core/theme/from-css/shadcn-stylesheets.ts'
import { createTestFolder, runCli } from '../../support/package/run-cli.ts'
import { takeSample } from '../../support/sample.ts'

const BLANK = ['init', '--blank', '--page', '/orders=filter-bar,data-table']

const PLAIN = ':root { --bg: #ffffff; --text: #111111; --primary: #2255cc; --accent: #aa2200 }'
const SMALL =
  ':root { --background: #fff; --foreground: #111; --primary: #111; --radius: 0.625rem }'

const PACKAGE = JSON.stringify({ dependencies: { react: '1', vite: '1', tailwindcss: '4' } })

const createProject = (css: string): Promise<string> =>
  createTestFolder({ 'package.json': PACKAGE, 'src/index.css': css })

const read = (folder: string, file: string): Promise<string> => readFile(join(folder, file), 'utf8')

/** Reads all packs of a project as one text. */
async function readPacks(folder: string): Promise<string> {
  const files = (await readdir(join(folder, '.svc/context'))).filter((file) => file.endsWith('.md'))
  return (await Promise.all(files.map((file) => read(folder, `.svc/context/${file}`)))).join('\n')
}

const VARIABLE = /--(?:color|font|text|radius|shadow|ease|duration)-\w[\w-]*|--spacing\b/g

/** Lists the variables that a text names, also those of a line such as `--ease-*`: enter, exit. */
function listVariables(text: string): Set<string> {
  const groups = [...text.matchAll(/^- `(--[a-z]+-)\*`: (.*)$/gm)]
  return new Set([
    ...(text.match(VARIABLE) ?? []),
    ...groups.flatMap(([, prefix, names = '']) => names.split(', ').map((name) => prefix + name)),
  ])
}

/** Variables that Tailwind itself defines. */
const TAILWIND_VARIABLES = /^--(?:spacing|text-\w+|font-mono)$/

/** Returns CSS without the names of utilities, which define no variable. */
const withoutUtilities = (css: string): string =>
  css.replaceAll(/@theme inline reference[^}]*\}/g, '')

const SHEETS: readonly (readonly [string, string])[] = [
  ['shadcn/ui v3', SHADCN_V3],
  ['shadcn/ui v4', SHADCN_V4],
  ['a few names of shadcn/ui', SMALL],
  ['other names', PLAIN],
]

const CASES = SHEETS.flatMap(([name, css]) => [
  [name, 'slate', css, ['--theme', 'slate']] as const,
  [name, 'its own theme', css, []] as const,
])

test.each(takeSample(CASES, 4, 2))(
  '%s with %s: every variable that packs and CSS name is defined',
  async (_, _theme, css, args) => {
    const folder = await createProject(css)
    expect(await runCli(folder, [...BLANK, ...args])).toMatchObject({ exit: 0 })
    const tokens = withoutUtilities(await read(folder, 'src/tokens.css'))
    const { defined, used } = parseCss(`${css}\n${tokens}`)
    const named = new Set([...listVariables(await readPacks(folder)), ...used])
    expect(named.size).toBeGreaterThan(20)
    const isTailwind = css.includes('tailwindcss')
    const missing = [...named].filter(
      (name) => !defined.has(name) && !(isTailwind && TAILWIND_VARIABLES.test(name)),
    )
    expect(missing).toEqual([])
  },
)

test('the accent of a theme has a name that shadcn/ui does not use, in packs and classes', async () => {
  const folder = await createProject(SHADCN_V4)
  await runCli(folder, [...BLANK, '--theme', 'slate'])
  const tokens = await read(folder, 'src/tokens.css')
  expect(tokens).toContain('--color-highlight: #9C4E00;')
  expect(tokens).toContain(
    'box-shadow: inset calc(var(--spacing) * 0.75) 0 0 var(--color-highlight);',
  )
  const packs = await readPacks(folder)
  expect([...listVariables(packs)]).toEqual(expect.arrayContaining(['--color-on-highlight']))
  expect(listVariables(packs)).not.toContain('--color-accent')
  const { out } = await runCli(folder, ['pack', 'scaffold'])
  expect(out).toBe(await read(folder, '.svc/context/scaffold-pack.md'))
})

test('the corners of the project win over those of a blueprint', async () => {
  const folder = await createProject(SMALL)
  await runCli(folder, ['init', '--blueprint', 'internal-admin'])
  const { dna } = JSON.parse(await read(folder, 'svc.essence.json'))
  expect(dna.radius).toEqual({ philosophy: 'rounded', base: 10 })
  expect(dna.theme.shape).toBeUndefined()
  const tokens = await read(folder, 'src/tokens.css')
  expect(tokens).toContain('--radius-base: var(--radius);')
  expect(tokens).toContain('--radius-card: 14px;')
  expect(await readPacks(folder)).not.toMatch(/sharp/i)
})

test('svc says what the tokens file does, and exports the same text', async () => {
  const folder = await createProject(SMALL)
  const own = await runCli(folder, BLANK)
  expect(own.out).toContain('adds the variables that are missing there')
  const other = await runCli(folder, [...BLANK, '--theme', 'slate', '--force'])
  expect(other.out.replaceAll(/\s+/g, ' ')).toContain(
    'adds the variables of the theme slate, and replaces the values of those that src/index.css has',
  )
  const tokens = await read(folder, 'src/tokens.css')
  expect((await runCli(folder, ['export'])).out.trimEnd()).toBe(tokens.trimEnd())
  expect(await runCli(folder, ['export', '--out', 'src/tokens.css'])).toMatchObject({ exit: 0 })
  expect(await read(folder, 'src/tokens.css')).toBe(tokens)
  expect(await read(folder, '.svc/context/scaffold-pack.md')).toContain(
    '`src/tokens.css`; `npx @svc/content export` prints it.',
  )
})

test.each(takeSample(SHEETS, 4, 2))(
  'a theme that is imported from %s has no errors',
  async (_, css) => {
    const folder = await createProject(css)
    await runCli(folder, BLANK)
    const { exit, out } = await runCli(folder, ['content', 'check'])
    expect(out).not.toMatch(/ error |Unknown key|primary-hover" is too similar/)
    expect(exit).toBe(0)
  },
)
