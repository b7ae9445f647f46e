import { MEASURES, REGION_CONDITIONS, ROLES } from '../../../content/shell-fields.ts'
import { toPointer } from '../../../kernel/json/pointer.ts'
import { asArray, getOwn } from '../../../kernel/json/value.ts'
import { nearest } from '../../../kernel/nearest.ts'
import type { RecordDraft } from '../../finding.ts'
import type { RecordRule } from '../../rule.ts'

/** Requires roles, measures and conditions that the renderer and the compiler understand. */
export const shellFieldsRule: RecordRule<'shells'> = {
  id: 'S6',
  requirement: 'The roles and the measure of a shell and the conditions of its patterns are known.',
  severity: 'error',
  source: 'content',
  scope: 'record',
  types: ['shells'],
  check: ({ authored: { roles, measure, regions } }) => [
    ...asArray(roles).flatMap((role, index) => findUnknownValue(role, ['roles', index], ROLES)),
    ...(measure === undefined ? [] : findUnknownValue(measure, ['measure'], MEASURES)),
    ...asArray(regions).flatMap((region, regionIndex) =>
      asArray(getOwn(region, 'patterns')).flatMap((item, index) =>
        checkPattern(item, ['regions', regionIndex, 'patterns', index]),
      ),
    ),
  ],
}

type Path = readonly (string | number)[]

function checkPattern(item: unknown, path: Path): RecordDraft[] {
  const when = getOwn(item, 'when')
  const short = getOwn(item, 'short')
  return [
    ...(when === undefined ? [] : findUnknownValue(when, [...path, 'when'], REGION_CONDITIONS)),
    ...(short === undefined || short === true
      ? []
      : [
          {
            pointer: toPointer([...path, 'short']),
            message: '"short" is neither true nor absent.',
            hint: 'Write true, or remove it.',
          },
        ]),
  ]
}

function findUnknownValue(value: unknown, path: Path, known: readonly string[]): RecordDraft[] {
  if (known.includes(String(value))) return []
  const [near] = nearest(String(value), known)
  return [
    {
      pointer: toPointer(path),
      message: `Unknown value "${String(value)}".`,
      hint: near === undefined ? `Use one of ${known.join(', ')}.` : `Did you mean "${near}"?`,
    },
  ]
}
