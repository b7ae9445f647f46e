// Long run: runs the tools of other projects.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { defineConfig, Logger, parse } from '@terrazzo/parser'
import StyleDictionary from 'style-dictionary'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ThemeV1 } from '../../../../src/core/generated/types/theme.v1.ts'
import { dtcgFiles } from '../../../../src/core/theme/exports/dtcg.ts'
import { MODES } from '../../../../src/core/theme/palette.ts'
import { getTokenValue, themeTokens } from '../../../../src/core/theme/tokens.ts'
import { writeTree } from '../../../../src/internal/node.ts'
import { officialThemes } from '../../../support/corpus/official-themes.ts'
import { takeSample } from '../../../support/sample.ts'

// Builds the files of design tokens with the tools that people use. Style Dictionary 5 asks for
// Node 22 but runs on Node 20 too.

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'svc-dtcg-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

async function writeTokens(slug: string, theme: ThemeV1): Promise<string> {
  const files = Object.entries(dtcgFiles(theme)).map(
    ([name, value]) => [name, JSON.stringify(value)] as const,
  )
  await writeTree(join(folder, slug), new Map(files))
  return join(folder, slug)
}

/** Style Dictionary has no transform for durations, which the format writes as objects. */
StyleDictionary.registerTransform({
  name: 'duration/css',
  type: 'value',
  filter: ({ $type }) => $type === 'duration',
  transform: ({ $value: { value, unit } }) => `${value}${unit}`,
})

/** Builds a file of tokens to custom properties with Style Dictionary. */
async function buildCss(file: string): Promise<Map<string, string>> {
  const dictionary = new StyleDictionary({
    source: [file],
    log: { verbosity: 'silent', warnings: 'error' },
    platforms: { css: { transformGroup: 'css', transforms: ['duration/css'] } },
  })
  const { allTokens } = await dictionary.getPlatformTokens('css')
  return new Map(allTokens.map(({ name, $value }) => [`--${name}`, String($value)]))
}

test.each(takeSample(officialThemes, 3))(
  'Style Dictionary builds every token of %s',
  async (slug, theme) => {
    const path = await writeTokens(slug, theme)
    for (const mode of MODES) {
      const built = await buildCss(join(path, `${mode}.tokens.json`))
      const tokens = themeTokens(theme)
      expect([...built.keys()].sort()).toEqual(tokens.map(({ name }) => name).sort())
      expect([...built.values()].join()).not.toMatch(/\[object|undefined|NaN/)
      for (const token of tokens.filter(({ name }) => /^--(color|text|radius)-/.test(name))) {
        expect(built.get(token.name)).toBe(getTokenValue(token, mode).toLowerCase())
      }
    }
  },
)

/** Parses a file with Terrazzo, which throws at the first error. */
async function parseFile(file: string) {
  const logger = new Logger({ level: 'silent' })
  const config = defineConfig({}, { cwd: pathToFileURL(`${folder}/`), logger })
  const filename = pathToFileURL(file)
  const src = await readFile(file, 'utf8')
  const result = await parse([{ filename, src }], {
    config,
    logger,
    req: (url) => readFile(url, 'utf8'),
  })
  expect([logger.errorCount, logger.warnCount]).toEqual([0, 0])
  return result
}

test.each(takeSample(officialThemes, 3, 1))(
  'Terrazzo builds every token of %s',
  async (slug, theme) => {
    const path = await writeTokens(slug, theme)
    const count = themeTokens(theme).length
    for (const mode of MODES) {
      const { tokens } = await parseFile(join(path, `${mode}.tokens.json`))
      expect(Object.keys(tokens)).toHaveLength(count)
    }
    const { resolver } = await parseFile(join(path, 'theme.resolver.json'))
    expect(resolver.listPermutations?.()).toEqual([{ mode: 'light' }, { mode: 'dark' }])
    const [light, dark] = MODES.map((mode) => resolver.apply({ mode }))
    expect([Object.keys(light ?? {}).length, Object.keys(dark ?? {}).length]).toEqual([
      count,
      count,
    ])
    expect(light?.['color.background']?.$value).not.toEqual(dark?.['color.background']?.$value)
  },
)
