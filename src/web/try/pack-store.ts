import { structuredPatch } from 'diff'
import type { Client } from '../../index.ts'
import { listPacks, type PackBundle } from '../../packs.ts'
import { compileEssenceText, toPackName } from './compile-essence.ts'
import type { CompileOutcome, PackContent } from './messages.ts'

interface PackRequest {
  readonly text: string
  /** The file name of the pack without its extension. */
  readonly name: string
  /** The text to compare with. */
  readonly previousText?: string | undefined
}

/** Compiles texts and reads single packs of them. */
export interface PackStore {
  compile(text: string): Promise<CompileOutcome>
  read(request: PackRequest): Promise<PackContent>
}

/** Enough for the current text, the one before it, and one with errors in between. */
const MAX_BUNDLES = 3

/** Creates a store that keeps the latest bundles, and compiles others again when they are read. */
export function createPackStore(client: Client): PackStore {
  const bundles = new Map<string, PackBundle>()
  const compile = async (text: string): Promise<CompileOutcome> => {
    const { outcome, bundle } = await compileEssenceText(text, client)
    if (bundle) keepLatest(bundles, text, bundle)
    return outcome
  }
  const findPack = async (text: string, name: string) => {
    if (!bundles.has(text)) await compile(text)
    const bundle = bundles.get(text)
    if (!bundle) throw new Error('The text does not compile.')
    return listPacks(bundle).find(({ entry }) => toPackName(entry.markdown) === name)?.pack
  }
  return {
    compile,
    async read({ text, name, previousText }) {
      const pack = await findPack(text, name)
      if (!pack) throw new Error(`There is no pack "${name}".`)
      const previous = previousText === undefined ? undefined : await findPack(previousText, name)
      return {
        markdown: pack.renderedMarkdown,
        json: JSON.stringify(pack, null, 2),
        changes: previous ? listChanges(previous.renderedMarkdown, pack.renderedMarkdown) : null,
      }
    },
  }
}

/** Adds an entry as the latest one, and removes the oldest. */
function keepLatest(bundles: Map<string, PackBundle>, text: string, bundle: PackBundle): void {
  bundles.delete(text)
  bundles.set(text, bundle)
  const [oldest] = bundles.keys()
  if (bundles.size > MAX_BUNDLES && oldest !== undefined) bundles.delete(oldest)
}

/** The number of unchanged lines around a change. */
const CONTEXT_LINES = 2

function listChanges(before: string, after: string): string[] {
  const { hunks } = structuredPatch('', '', before, after, '', '', { context: CONTEXT_LINES })
  return hunks.flatMap(({ lines }, index) => (index === 0 ? lines : ['…', ...lines]))
}
