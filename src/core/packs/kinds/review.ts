import type { ReviewPackV1 } from '../../generated/types/review-pack.v1.ts'
import { avoidedByTheme, constraintAntiPatterns } from '../anti-patterns.ts'
import { patternIdsOf, routesOf, themeRef } from '../app.ts'
import { appChecks } from '../app-checks.ts'
import { assertionsOf } from '../assertions.ts'
import { reviewBudget } from '../budgets.ts'
import type { Context } from '../context.ts'
import { headOf, renderBody, scopeOf, targetOf } from '../envelope.ts'
import { reviewBlocks } from '../markdown/review.ts'

const WORKFLOW = [
  'Check that the packs are not stale (`svc compile --check`).',
  'Open every route of the scaffold pack and hold it against its page pack.',
  'Test the assertions below in this order; report each that fails by its id.',
  'Mend errors first, then warnings.',
]

const FOCUS = ['routes', 'landmarks', 'keys', 'palette', 'states', 'tokens', 'contrast']

/** What somebody reads before a review: statements about this app that can be tested. */
export function reviewPack(context: Context): ReviewPackV1 {
  const { essence, pages } = context
  const { meta, blueprint, dna } = essence
  const assertions = assertionsOf(context)
  return {
    ...headOf('review'),
    objective: `Review the app against its essence: ${assertions.length} assertions.`,
    target: targetOf(context),
    preset: null,
    scope: scopeOf(
      pages.map(({ page }) => page.id),
      pages.flatMap(patternIdsOf),
    ),
    requiredSetup: ['a running build of the app', 'packs that are not stale'],
    allowedVocabulary: [...new Set(assertions.map(({ kind }) => kind))],
    examples: [],
    antiPatterns: [...constraintAntiPatterns(context), ...avoidedByTheme(context)],
    successChecks: appChecks(context),
    ...renderBody({
      blocks: reviewBlocks(context, { assertions, workflow: WORKFLOW }),
      budget: reviewBudget(pages.length),
      never: ['routes one by one (scaffold pack, or `assertions` of this pack as JSON)'],
    }),
    data: {
      reviewType: 'app',
      shell: context.shell,
      theme: themeRef(context, dna.theme.mode),
      routing: meta.platform.routing,
      features: blueprint.features,
      routes: routesOf(pages),
      focusAreas: FOCUS,
      workflow: WORKFLOW,
      assertions,
    },
  }
}
