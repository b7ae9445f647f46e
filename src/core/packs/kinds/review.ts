import { toAppData } from '../../essence/app/app-plan.ts'
import { listAntiPatterns } from '../anti-patterns.ts'
import { appChecks, listAssertionGroups } from '../checks.ts'
import type { PackContext } from '../context.ts'
import { reviewBlocks } from '../markdown/review.ts'
import { md, pluralize } from '../markdown/sentence.ts'
import { type BuiltPack, buildPack } from '../pack.ts'

const REVIEW_WORKFLOW = [
  'Check that the packs are up to date (`npx @svc/content compile --check`).',
  'Check every route against "Done when" in its page pack.',
  'Test the assertions below; report each failure by its id, errors first.',
]

/** Builds the pack for a review: assertions about the app that can be tested. */
export function buildReviewPack(context: PackContext): BuiltPack {
  const { pages } = context
  const groups = listAssertionGroups(context)
  const assertions = groups.flatMap(([, groupAssertions]) => groupAssertions)
  return buildPack(context, 'review', {
    objective: md`Review the app against its essence: ${pluralize(assertions.length, 'assertion')}`,
    pages,
    setup: ['a running build of the app', 'up-to-date packs'],
    vocabulary: assertions.map(({ kind }) => kind),
    antiPatterns: listAntiPatterns(context),
    checks: appChecks(context),
    blocks: reviewBlocks(context, groups, REVIEW_WORKFLOW),
    closing: md`The scaffold pack lists the routes.`,
    data: {
      reviewType: 'app',
      ...toAppData(context),
      focusAreas: groups.map(([title]) => title),
      workflow: REVIEW_WORKFLOW,
      assertions,
    },
  })
}
