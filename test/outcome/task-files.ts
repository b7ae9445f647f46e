import { createCorpusLookup } from '../../src/core/content/corpus.ts'
import { essenceFromBlueprint } from '../../src/essence.ts'
import { selectPack } from '../../src/packs.ts'
import { exportTheme } from '../../src/themes.ts'
import { officialContent } from '../support/corpus/official-content.ts'
import { renderPrompt } from './prompt.ts'
import { TASK_NAMES, TASKS } from './task-names.ts'
import type { PagePack } from './types.ts'

const BLUEPRINT = 'internal-admin'

/** Renders the generated files of this folder, by path. */
export async function renderTaskFiles(): Promise<ReadonlyMap<string, string>> {
  const lookup = createCorpusLookup(officialContent.content)
  const blueprint = await lookup.get('blueprints', BLUEPRINT)
  if (blueprint === undefined) throw new Error(`Unknown blueprint ${BLUEPRINT}.`)
  const essence = await essenceFromBlueprint(blueprint, lookup)
  if (!essence.ok) throw new Error(`${BLUEPRINT} has no valid essence.`)
  const theme = await lookup.get('themes', essence.value.dna.theme.id)
  if (theme === undefined) throw new Error(`${BLUEPRINT} has no theme.`)
  const tasks = await Promise.all(
    TASK_NAMES.map(async (name): Promise<[string, string][]> => {
      const selector = { pack_type: 'page', id: TASKS[name] } as const
      const { pack } = await selectPack(essence.value, lookup, selector)
      return [
        [`tasks/${name}/pack.json`, `${JSON.stringify(pack, null, 2)}\n`],
        [`tasks/${name}/prompt.md`, renderPrompt(pack as PagePack)],
      ]
    }),
  )
  return new Map([['app/src/theme.css', exportTheme(theme, 'css')], ...tasks.flat()])
}
