// Not quick: runs every example of the doc comments.
import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import * as describeModule from '../src/describe.ts'
import * as embedded from '../src/embedded.ts'
import * as essence from '../src/essence.ts'
import * as handler from '../src/handler.ts'
import * as index from '../src/node/index.ts'
import * as node from '../src/node.ts'
import * as packs from '../src/packs.ts'
import * as registry from '../src/registry.ts'
import * as render from '../src/render.ts'
import * as search from '../src/search.ts'
import * as site from '../src/site.ts'
import * as themes from '../src/themes.ts'
import { ROOT } from './support/root.ts'
import { takeSample } from './support/sample.ts'

/** The entry points of the package, by the names that examples import them with. */
const MODULES: Readonly<Record<string, object>> = {
  '@svc/content': index,
  '@svc/content/describe': describeModule,
  '@svc/content/embedded': embedded,
  '@svc/content/essence': essence,
  '@svc/content/handler': handler,
  '@svc/content/node': node,
  '@svc/content/packs': packs,
  '@svc/content/registry': registry,
  '@svc/content/render': render,
  '@svc/content/search': search,
  '@svc/content/site': site,
  '@svc/content/themes': themes,
}

interface Example {
  readonly name: string
  readonly file: string
  readonly code: string
}

const DOC_COMMENT = /\/\*\*(?:(?!\*\/)[\s\S])*@example\n((?:(?!\*\/)[\s\S])*)\*\/\n/g
const EXPORT = /^export (?:async )?(?:const|function|class) (\w+)/

/** Finds the `@example` of every exported declaration in a source file. */
function findExamples(file: string, text: string): Example[] {
  return [...text.matchAll(DOC_COMMENT)].map((match) => {
    const code = (match[1] ?? '').replaceAll(/^ \* ?/gm, '').trim()
    const name = EXPORT.exec(text.slice(match.index + match[0].length))?.[1]
    if (name === undefined) throw new Error(`${file}: an @example belongs to an export.`)
    return { name, file, code }
  })
}

async function readExamples(): Promise<Example[]> {
  const names = await readdir(`${ROOT}src`, { recursive: true })
  const files = names.filter((name) => /\.tsx?$/.test(name) && !name.includes('generated')).sort()
  const found = await Promise.all(
    files.map(async (file) => findExamples(file, await readFile(`${ROOT}src/${file}`, 'utf8'))),
  )
  return found.flat()
}

/** Turns imports into lookups, and `expression // => value` into an assertion. */
const toFunctionBody = (code: string): string =>
  code
    .replaceAll(/^import \{([^}]*)\} from '([^']+)'$/gm, "const {$1} = modules['$2']")
    .replaceAll(/^(.*\S) \/\/ => (.+)$/gm, 'expect(await ($1)).toEqual($2)')

const AsyncFunction = (async () => undefined).constructor as new (
  ...parameters: string[]
) => (modules: object, assert: typeof expect) => Promise<void>

const examples = await readExamples()

test('the main public functions have an example', () => {
  expect(examples.length).toBeGreaterThanOrEqual(40)
})

test.each(takeSample(examples, 6))('the example of $name runs ($file)', async ({ name, code }) => {
  expect(code).toContain(name)
  expect(code).toContain(' // => ')
  await new AsyncFunction('modules', 'expect', toFunctionBody(code))(MODULES, expect)
})
