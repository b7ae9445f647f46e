/** What an id looks like. */
export const ID = /^[a-z][a-z0-9-]*$/

const TYPES: Readonly<Record<string, string>> = { b: 'boolean', n: 'number', i: 'integer' }

/** A rule of `rule-table.ts` that is about no other value, read. */
type PlainRule = ReturnType<typeof read>

function read(rule: string) {
  const [, sign, least, most, orNull] = /^([sbni#])(\d*)-?(\d*)(\??)$/.exec(rule) ?? []
  const values = sign === undefined ? rule.replace('=', '').split('|') : undefined
  return { type: TYPES[sign ?? ''] ?? 'string', isId: sign === '#', least, most, orNull, values }
}

const known = new Map<string, PlainRule>()

type Broken = readonly [keyword: string, params: object]

/** What a value breaks of a rule. */
export function brokenBy(rule: string, value: unknown): readonly Broken[] {
  const plain = known.get(rule) ?? read(rule)
  known.set(rule, plain)
  const { type, orNull, isId, least, values } = plain
  if (orNull && value === null) return []
  const wrong: Broken[] = isOf(type, value)
    ? []
    : [['type', { type: orNull ? [type, 'null'] : type }]]
  if (values) return values.includes(value as string) ? [] : [...wrong, unlisted(rule, values)]
  if (type !== 'string' && typeof value === 'number') return [...wrong, ...bounds(plain, value)]
  if (wrong.length > 0) return wrong
  if (isId) return ID.test(value as string) ? [] : [['pattern', { pattern: ID.source }]]
  return least && value === '' ? [['minLength', { limit: 1 }]] : []
}

/** A number may be out of bounds and a fraction where none may be, both at once. */
function bounds({ least, most }: PlainRule, value: number): readonly Broken[] {
  if (least && value < Number(least)) return [outside('minimum', '>=', least)]
  return most && value > Number(most) ? [outside('maximum', '<=', most)] : []
}

const unlisted = (rule: string, allowedValues: readonly string[]): Broken =>
  rule.startsWith('=') ? ['const', { allowedValue: allowedValues[0] }] : ['enum', { allowedValues }]

const outside = (keyword: string, comparison: string, limit: string): Broken => [
  keyword,
  { comparison, limit: Number(limit) },
]

function isOf(type: string, value: unknown): boolean {
  if (type === 'integer') return Number.isInteger(value)
  return typeof value === type && (type !== 'number' || Number.isFinite(value))
}
