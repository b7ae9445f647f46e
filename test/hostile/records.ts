import { deepEqual, ok } from 'node:assert/strict'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readCorpus } from '../../build/corpus.ts'
import { parseHtml } from '../../src/core/kernel/html/parse.ts'
import { isProblem } from '../../src/index.ts'
import { listFiles } from '../../src/node/file-tree.ts'
import { buildSite, type Corpus, SITE_PARTS } from '../../src/site.ts'
import type { Group } from '../faults/run-groups.ts'
import type { Random } from '../support/random.ts'
import { ROOT } from '../support/root.ts'
import { damage, HOSTILE_TEXTS, toWellFormed } from './hostile-values.ts'

const NUMBER_OF_RECORDS = 120

/** A site with previews takes a second, so only some corpora get one. */
const BUILD_ONE_IN = 6

const FIXTURES = `${ROOT}test/fixtures/corpus`

/** Records with damaged parts, and with hostile texts in the place of others. */
export const records: Group = {
  name: 'records',
  async run({ attempt, random, createFolder }) {
    const folder = await createFolder()
    await cp(FIXTURES, folder, { recursive: true })
    const paths = (await listFiles(folder)).filter((path) => /^\w+\/[\w-]+\.json$/.test(path))
    for (let number = 0; number < NUMBER_OF_RECORDS; number++) {
      const path = random.pick(paths)
      const original = await readFile(join(FIXTURES, path), 'utf8')
      const isDamaged = number % 2 === 0
      const record: unknown = isDamaged
        ? damage(JSON.parse(original), random)
        : injectTexts(JSON.parse(original), random)
      await writeFile(join(folder, path), JSON.stringify(record))
      let corpus: Corpus | undefined
      const kind = isDamaged ? 'read a damaged record' : 'read a record with hostile texts'
      await attempt(kind, `record ${number}, ${path}`, async () => {
        corpus = await readCorpus(ROOT, { folders: [folder] }).catch((error: unknown) => {
          requireClearError(error, path)
          return undefined
        })
      })
      if (corpus && number % BUILD_ONE_IN === 1) {
        const site = corpus
        await attempt('build a site', `record ${number}, ${path}`, () => checkSite(site))
      }
      await writeFile(join(folder, path), original)
    }
  },
}

/** Replaces some of the texts that only people read. */
function injectTexts(value: unknown, random: Random): unknown {
  if (typeof value === 'string') {
    return value.includes(' ') && random.below(4) === 0
      ? `${value} ${toWellFormed(random.pick(HOSTILE_TEXTS))}`
      : value
  }
  if (Array.isArray(value)) return value.map((item) => injectTexts(item, random))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, injectTexts(member, random)]),
  )
}

/** Throws unless an error says which record is wrong. */
function requireClearError(error: unknown, path: string): void {
  const isOwn = isProblem(error) || (error instanceof Error && error.constructor === Error)
  if (!isOwn) throw error
  const slug = path.replace(/^.*\/|\.json$/g, '')
  ok(error.message.includes(slug), `The error does not name the record: ${error.message}`)
}

/** Builds a site and looks for scripts in its previews. */
async function checkSite(corpus: Corpus): Promise<void> {
  const without = SITE_PARTS.filter((part) => part !== 'previews')
  const files = await buildSite(corpus, { without }).catch((error: unknown) => {
    if (!isProblem(error)) throw error
    return new Map<string, string>()
  })
  for (const [path, text] of files) {
    if (path.endsWith('.html') && !path.startsWith('v1/')) deepEqual(findScripts(text), [], path)
    else if (path.endsWith('.json')) JSON.parse(text)
  }
}

/** The scripts of the site itself, which previews link. */
const OWN_SCRIPT = /^(\.\.\/)+[\w/-]+\.js$/

/** Lists the elements and attributes of a page that would run a script of somebody else. */
const findScripts = (html: string): string[] =>
  parseHtml(html).elements.flatMap(({ name, attributes, text }) => [
    ...(name === 'script' && (text !== '' || !OWN_SCRIPT.test(attributes.get('src') ?? ''))
      ? [`<script src="${attributes.get('src')}">${text}`]
      : []),
    ...[...attributes]
      .filter(([key, value]) => /^on/.test(key) || /^\s*javascript:/i.test(value))
      .map(([key, value]) => `${key}=${value}`),
  ])
