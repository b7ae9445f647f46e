import { createCorpusLookup } from '../../src/core/content/corpus.ts'
import { asString } from '../../src/core/kernel/json/value.ts'
import { essenceFromBlueprint } from '../../src/essence.ts'
import { selectPack } from '../../src/packs.ts'
import { exportTheme } from '../../src/themes.ts'
import { officialContent } from '../support/corpus/official-content.ts'
import { TASK_NAMES, TASKS, type Task } from './tasks.ts'
import type { PageContract, PagePack } from './types.ts'

const lookup = createCorpusLookup(officialContent.content)

/** Renders the generated files of this folder, by path. */
export async function renderTaskFiles(): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>()
  for (const name of TASK_NAMES) {
    const pack = await compilePack(TASKS[name])
    const contract = readContract(pack, TASKS[name])
    files.set(`tasks/${name}/pack.md`, pack.renderedMarkdown)
    files.set(`tasks/${name}/contract.json`, `${JSON.stringify(contract, null, 2)}\n`)
    files.set(`tasks/themes/${contract.theme}.css`, await renderTheme(contract.theme))
  }
  return files
}

async function compilePack({ blueprint: id, page }: Task): Promise<PagePack> {
  const blueprint = await lookup.get('blueprints', id)
  if (blueprint === undefined) throw new Error(`Unknown blueprint ${id}.`)
  const essence = await essenceFromBlueprint(blueprint, lookup)
  if (!essence.ok) throw new Error(`${id} has no valid essence.`)
  const { pack } = await selectPack(essence.value, lookup, { pack_type: 'page', id: page })
  return pack as PagePack
}

/** Reads the requirements from a page pack, so that no check repeats them. */
function readContract({ data }: PagePack, { samplePath }: Task): PageContract {
  return {
    route: data.path,
    path: samplePath ?? data.path,
    shell: data.shell,
    theme: data.theme.id,
    ids: (data.instances ?? []).map(({ alias }) => asString(alias) ?? ''),
  }
}

async function renderTheme(id: string): Promise<string> {
  const theme = await lookup.get('themes', id)
  if (theme === undefined) throw new Error(`Unknown theme ${id}.`)
  return exportTheme(theme, 'css')
}
