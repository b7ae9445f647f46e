import type { MeasuredDraft, Sight, VisitResult } from './look-at-page.ts'
import type { Measure } from './types.ts'

/** A step that cannot be done, which is a finding of the state before it. */
export const FAILED_STEP: Measure = {
  code: 'step-failed',
  level: 'error',
  why: 'The states after this step are not in the pictures.',
  fix: 'Name what the page shows in this view, or choose views with --width and --scheme.',
}

/** Adds a finding for each failed step to the last picture before it, one for all its views. */
export function reportFailedSteps(results: readonly VisitResult[]): readonly VisitResult[] {
  const reported = new Set<string>()
  return results.map((result) => {
    const { flow, failedStep, seen } = result
    const last = seen.sights.at(-1)
    if (failedStep === undefined || last === undefined) return result
    const key = `${flow.route} ${failedStep.step}`
    if (reported.has(key)) return result
    reported.add(key)
    const views = results
      .filter((other) => other.flow === flow && other.failedStep?.step === failedStep.step)
      .map(({ view }) => `${view.width} ${view.scheme}`)
    const message = `The step "${failedStep.step}" cannot be done at ${views.join(', ')}: ${failedStep.reason}.`
    const sights = [...seen.sights.slice(0, -1), addDraft(last, message, key)]
    return { ...result, seen: { ...seen, sights } }
  })
}

function addDraft(sight: Sight, message: string, key: string): Sight {
  const { screen } = sight.facts
  const box = { x: 0, y: 0, ...screen }
  const draft: MeasuredDraft = { code: FAILED_STEP.code, message, key, element: 0, box }
  const selectors = new Map([[0, 'body'], ...sight.selectors])
  return { ...sight, drafts: [draft, ...sight.drafts], selectors }
}
