import { listAntiPatterns } from '../anti-patterns.ts'
import { toAppData } from '../app-plan.ts'
import { appChecks, listAssertionGroups } from '../checks.ts'
import type { PackContext } from '../context.ts'
import { reviewBlocks } from '../markdown/review.ts'
import { md } from '../markdown/sentence.ts'
import { type BuiltPack, buildPack } from '../pack.ts'

const REVIEW_WORKFLOW = [
  'Check that the packs are not stale (`svc compile --check`).',
  'Open every route of the scaffold pack and hold it against "Done when" of its page pack.',
  'Test the assertions below in this order; report each that fails by its id.',
  'Mend errors first, then warnings.',
]

/** Builds the pack for a review: assertions about the app that can be tested. */
export function buildReviewPack(context: PackContext): BuiltPack {
  const { essence, pages } = context
  const { meta } = essence
  const groups = listAssertionGroups(context)
  const assertions = groups.flatMap(([, groupAssertions]) => groupAssertions)
  return buildPack(context, 'review', {
    objective: md`Review the app for ${meta.target} against its essence: ${assertions.length} assertions`,
    pages,
    setup: ['a running build of the app', 'packs that are not stale'],
    vocabulary: assertions.map(({ kind }) => kind),
    antiPatterns: listAntiPatterns(context),
    checks: appChecks(context),
    blocks: reviewBlocks(context, groups, REVIEW_WORKFLOW),
    closing: md`Each route is listed in the scaffold pack and in \`assertions\` of the JSON.`,
    data: {
      reviewType: 'app',
      ...toAppData(context),
      focusAreas: groups.map(([title]) => title),
      workflow: REVIEW_WORKFLOW,
      assertions,
    },
  })
}
