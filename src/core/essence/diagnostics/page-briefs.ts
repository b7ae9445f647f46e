import { capitalize } from '../../kernel/text.ts'
import { getBriefLabel, readBriefField } from '../model/page-brief.ts'
import type { DiagnosticRule } from './rule.ts'

/** Notes pages that do not say what they are for or what people mainly do there. */
export const PAGE_BRIEF_RULES: readonly DiagnosticRule[] = [
  {
    code: 'page-purpose-missing',
    layer: 'info',
    check: findPagesWithout('purpose', 'It is the sentence that helps an agent most.'),
  },
  {
    code: 'page-action-missing',
    layer: 'info',
    check: findPagesWithout(
      'primaryAction',
      'After the purpose, it is the sentence that helps an agent most.',
    ),
  },
]

function findPagesWithout(
  field: 'purpose' | 'primaryAction',
  reason: string,
): DiagnosticRule['check'] {
  const label = getBriefLabel(field)
  const hint = `Add a directive that starts with "${label}: ". ${reason}`
  return ({ pages }) =>
    pages
      .filter(({ page }) => readBriefField(page, field) === undefined)
      .map(({ displayName, name, pointer }) => {
        const message = `${capitalize(displayName)} has no ${label.toLowerCase()}.`
        return { pointer, subject: name, message, hint }
      })
}
