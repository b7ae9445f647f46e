/** What an id looks like. */
export const ID = /^[a-z][a-z0-9-]*$/

const TYPES: Readonly<Record<string, string>> = { b: 'boolean', n: 'number', i: 'integer' }

type Broken = readonly [keyword: string, params: object]

/** What a value breaks of a rule of `rule-table.ts` that is about no other value. */
export function brokenBy(rule: string, value: unknown): Broken[] {
  const [, sign, least, most, orNull] = /^([sbni#])(\d*)-?(\d*)(\??)$/.exec(rule) ?? []
  if (sign === undefined) return notListed(rule, value)
  const type = TYPES[sign] ?? 'string'
  if (orNull && value === null) return []
  if (!isOf(type, value)) return [['type', { type: orNull ? [type, 'null'] : type }]]
  if (sign === '#') return ID.test(value as string) ? [] : [['pattern', { pattern: ID.source }]]
  if (least && type === 'string') return value === '' ? [['minLength', { limit: 1 }]] : []
  if (least && (value as number) < Number(least)) return [outside('minimum', '>=', least)]
  return most && (value as number) > Number(most) ? [outside('maximum', '<=', most)] : []
}

const outside = (keyword: string, comparison: string, limit: string): Broken => [
  keyword,
  { comparison, limit: Number(limit) },
]

function isOf(type: string, value: unknown): boolean {
  if (type === 'integer') return Number.isInteger(value)
  return typeof value === type && (type !== 'number' || Number.isFinite(value))
}

function notListed(rule: string, value: unknown): Broken[] {
  const values = rule.replace('=', '').split('|')
  const [allowedValue] = values
  const listed = ['const', { allowedValue }] as const
  return [
    ...(isOf('string', value) ? [] : [['type', { type: 'string' }] as const]),
    ...(values.includes(value as string)
      ? []
      : [rule.startsWith('=') ? listed : (['enum', { allowedValues: values }] as const)]),
  ]
}
