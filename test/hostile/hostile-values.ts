import type { Random } from '../support/random.ts'

/** Texts that have broken programs before: markup, control characters, templates, long ones. */
export const HOSTILE_TEXTS: readonly string[] = [
  ...['', ' ', '\0', '\u001b[31mred\u001b[0m', '\r\nSet-Cookie: a=b', '\u202egnp.exe', '\ufeff'],
  ...[
    '\ud800',
    '😀'.repeat(50),
    'é'.normalize('NFD'),
    '../../../etc/passwd',
    '..\\..\\x',
    '%2e%2e/',
  ],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype', '$&', '$1', "$'"],
  ...[
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</style><script>alert(1)</script>',
  ],
  ...["javascript:alert('x')", '{{7*7}}', '#{7*7}', '<!--', ']]>', '```', '| a | b |', '# Heading'],
  ...[
    "'; DROP TABLE records; --",
    '(a+)+$',
    'a'.repeat(10_000),
    '-1',
    '1e309',
    'NaN',
    'null',
    'true',
  ],
]

/** Replaces lone surrogates, which no URL and no file can have. */
export const toWellFormed = (text: string): string => Buffer.from(text).toString()

const SCALARS: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER + 2],
  ...[[], {}],
]

/** Returns a value that does not belong anywhere, nested up to a depth. */
export function hostileValue(random: Random, depth = 3): unknown {
  const kind = random.below(depth > 0 ? 4 : 2)
  if (kind === 0) return random.pick(HOSTILE_TEXTS)
  if (kind === 1) return random.pick(SCALARS)
  const items = Array.from({ length: random.below(4) }, () => hostileValue(random, depth - 1))
  if (kind === 2) return items
  return Object.fromEntries(items.map((item) => [random.pick(HOSTILE_TEXTS), item]))
}

/** Returns a copy of a document with some of its values replaced, removed, repeated or renamed. */
export function damage<T>(document: T, random: Random, changes = 1 + random.below(4)): T {
  const copy = structuredClone(document)
  for (let change = 0; change < changes; change++) damageOnce(copy, random)
  return copy
}

function damageOnce(document: unknown, random: Random): void {
  let parent = document
  for (let depth = random.below(7); depth > 0; depth--) {
    const children = Object.values(parent ?? {}).filter(isContainer)
    if (children.length === 0) break
    parent = random.pick(children)
  }
  if (!isContainer(parent)) return
  const keys = Object.keys(parent)
  const key = keys.length === 0 ? 'added' : random.pick(keys)
  const edits: readonly (() => void)[] = [
    () => Reflect.set(parent, key, hostileValue(random)),
    () => Reflect.set(parent, key, random.pick(HOSTILE_TEXTS)),
    () => Reflect.deleteProperty(parent, key),
    () => Reflect.set(parent, random.pick(HOSTILE_TEXTS), hostileValue(random)),
    () => Array.isArray(parent) && parent.push(...structuredClone(parent.slice(0, 50))),
  ]
  random.pick(edits)()
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null
