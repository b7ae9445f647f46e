import { type Client, lookupFrom } from '../../../index.ts'
import {
  answerPlan,
  type BriefPlan,
  type PlanAnswers,
  planBrief,
  type WorksheetIssue,
} from '../../../internal/plan.ts'
import { changeTheme } from '../../../internal.ts'
import type { PageOptions } from '../../../render.ts'
import { DEMO_ESSENCE } from '../demo-essence.ts'
import type { PlannedEssence } from '../messages.ts'
import type { OwnTheme } from '../own-themes.ts'
import { type RenderedDocument, renderEssencePage } from '../render-page.ts'
import { createOwnTheme } from '../theme-source.ts'

// What the worker does with briefs. It runs the same code as `svc plan` and `svc theme create`.

/** Reads a brief. Throws if it makes no essence. */
export async function readPlan(brief: string, client: Client): Promise<BriefPlan> {
  const result = await planBrief(brief, lookupFrom(client))
  if (result.ok) return result.value
  throw new Error(result.issues.map(({ message }) => message).join(' '))
}

/** What the essence of a brief is created from. */
interface AnsweredBrief {
  readonly brief: string
  readonly answers: PlanAnswers
  readonly theme: OwnTheme | undefined
}

/** Creates the essence of a brief with the answers about it. */
export async function createPlannedEssence(
  { brief, answers, theme: own }: AnsweredBrief,
  client: Client,
): Promise<PlannedEssence> {
  const plan = await readPlan(brief, client)
  const patterns = await lookupFrom(client).slugs('patterns')
  const { essence, issues } = answerPlan(plan, answers, patterns)
  const theme = own && createOwnTheme(own)
  const themed = theme ? { ...essence, dna: changeTheme(essence.dna, theme) } : essence
  return { text: JSON.stringify(themed, null, 2), issues: issues.map(withoutLine) }
}

/** The answers of a form have no lines. */
const withoutLine = (issue: WorksheetIssue): WorksheetIssue => ({ ...issue, line: 0 })

/** Renders an example page with a theme of the user's own. */
export async function renderThemeExample(
  own: OwnTheme,
  client: Client,
  options: PageOptions,
): Promise<RenderedDocument> {
  const theme = createOwnTheme(own)
  if (theme === undefined) throw new Error(`There is no character "${own.character}".`)
  const [page] = DEMO_ESSENCE.blueprint.sections.flatMap(({ pages }) => pages)
  const reader: Pick<Client, 'get' | 'all'> = {
    all: client.all,
    get: async (type, slug) => {
      if (type !== 'themes' || slug !== theme.id) return client.get(type, slug)
      const record = await client.get(type, DEMO_ESSENCE.dna.theme.id)
      return { ...record, slug, data: theme as unknown as typeof record.data }
    },
  }
  const essence = { ...DEMO_ESSENCE, dna: changeTheme(DEMO_ESSENCE.dna, theme) }
  return renderEssencePage(essence, page?.id ?? '', reader, options)
}
