import { CONTENT_TYPES } from '../../../content/content-types.ts'
import { selectValues, toPointer, type ValueAtPath } from '../../../json/pointer.ts'
import { isObject } from '../../../json/value.ts'
import { nearest } from '../../../nearest.ts'
import { AUTHORED_KEYS } from '../../record-format.ts'
import type { Finding, RecordRule } from '../../rule.ts'

/** Every key of a record is one that somebody reads. */
export const knownKeysRule: RecordRule = {
  id: 'G2',
  requirement: 'A record has no key outside the fields of its type.',
  severity: 'warn',
  source: 'schema',
  scope: 'record',
  types: CONTENT_TYPES,
  check: ({ type, authored }) => [
    ...Object.entries(AUTHORED_KEYS[type]).flatMap(([path, keys]) =>
      selectValues(authored, path).flatMap((placed) => findUnknownKeys(placed, keys)),
    ),
    ...(type === 'blueprints'
      ? selectValues(authored, 'overrides').flatMap(findEmptyOverrides)
      : []),
  ],
}

function findUnknownKeys({ path, value }: ValueAtPath, keys: readonly string[]): Finding[] {
  if (!isObject(value)) return []
  const unknown = Object.keys(value).filter((key) => !keys.includes(key))
  return unknown.map((key) => ({
    pointer: toPointer([...path, key]),
    message: `Nothing reads the key "${key}" here.`,
    remedy: suggestRemedy(key, keys),
    evidence: [`Keys that are read: ${keys.join(', ')}.`],
  }))
}

function suggestRemedy(key: string, keys: readonly string[]): string {
  const [near] = nearest(key, keys)
  return near === undefined ? 'Remove it.' : `Remove it, or write "${near}" if that was meant.`
}

const findEmptyOverrides = ({ path, value }: ValueAtPath): Finding[] =>
  isObject(value) && Object.keys(value).length === 0
    ? [{ pointer: toPointer(path), message: 'Nothing is overridden.', remedy: 'Remove it.' }]
    : []
