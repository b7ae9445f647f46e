import { antiPatterns } from '../anti-patterns.ts'
import { appData } from '../app.ts'
import { appChecks } from '../app-checks.ts'
import { assertionsOf } from '../assertions.ts'
import type { Context } from '../context.ts'
import { type Built, packOf } from '../envelope.ts'
import { reviewBlocks } from '../markdown/review.ts'
import { say } from '../say.ts'

const WORKFLOW = [
  'Check that the packs are not stale (`svc compile --check`).',
  'Open every route of the scaffold pack and hold it against "Done when" of its page pack.',
  'Test the assertions below in this order; report each that fails by its id.',
  'Mend errors first, then warnings.',
]

/** What somebody reads before a review: statements about this app that can be tested. */
export function reviewPack(context: Context): Built {
  const { essence, pages } = context
  const { meta } = essence
  const parts = assertionsOf(context)
  const assertions = parts.flatMap(([, held]) => held)
  return packOf(context, 'review', {
    objective: say`Review the app for ${meta.target} against its essence: ${assertions.length} assertions`,
    pages,
    setup: ['a running build of the app', 'packs that are not stale'],
    vocabulary: assertions.map(({ kind }) => kind),
    avoid: antiPatterns(context),
    checks: appChecks(context),
    blocks: reviewBlocks(context, parts, WORKFLOW),
    never: 'routes one by one (scaffold pack, `assertions` of the JSON)',
    data: {
      reviewType: 'app',
      ...appData(context),
      focusAreas: parts.map(([title]) => title),
      workflow: WORKFLOW,
      assertions,
    },
  })
}
