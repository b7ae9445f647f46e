import { CONTENT_TYPES } from '../../../content/content-types.ts'
import { selectValues, toPointer, type ValueAtPath } from '../../../kernel/json/pointer.ts'
import { isObject } from '../../../kernel/json/value.ts'
import { nearest } from '../../../kernel/nearest.ts'
import type { RecordDraft } from '../../finding.ts'
import { AUTHORED_KEYS } from '../../record-format.ts'
import type { RecordRule } from '../../rule.ts'

/** Forbids unknown keys. */
export const knownKeysRule: RecordRule = {
  id: 'G2',
  requirement: 'A record has only the keys of its type.',
  severity: 'warn',
  source: 'schema',
  scope: 'record',
  types: CONTENT_TYPES,
  check: ({ type, authored }) => [
    ...Object.entries(AUTHORED_KEYS[type]).flatMap(([path, keys]) =>
      selectValues(authored, path).flatMap((selected) => findUnknownKeys(selected, keys)),
    ),
    ...(type === 'blueprints'
      ? selectValues(authored, 'overrides').flatMap(findEmptyOverrides)
      : []),
  ],
}

function findUnknownKeys({ path, value }: ValueAtPath, keys: readonly string[]): RecordDraft[] {
  if (!isObject(value)) return []
  const unknown = Object.keys(value).filter((key) => !keys.includes(key))
  return unknown.map((key) => ({
    pointer: toPointer([...path, key]),
    message: `Unknown key "${key}".`,
    hint: suggestHint(key, keys),
    evidence: [`Known keys: ${keys.join(', ')}.`],
  }))
}

function suggestHint(key: string, keys: readonly string[]): string {
  const [near] = nearest(key, keys)
  return near === undefined ? 'Remove it.' : `Did you mean "${near}"?`
}

const findEmptyOverrides = ({ path, value }: ValueAtPath): RecordDraft[] =>
  isObject(value) && Object.keys(value).length === 0
    ? [{ pointer: toPointer(path), message: '"overrides" is empty.', hint: 'Remove it.' }]
    : []
