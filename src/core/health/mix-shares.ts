/** The share in per cent of the weaker colour in each `color-mix()` of a value. */
export function getMixPercentages(value: string): number[] {
  return [...value.matchAll(/color-mix\(/gi)].map(({ index }) => {
    const [, first = '', second = ''] = splitArguments(value, index + 'color-mix('.length)
    return smallerShare(parsePercentage(first), parsePercentage(second))
  })
}

/** The arguments of the function whose bracket opens before a place, without what is nested. */
function splitArguments(value: string, start: number): string[] {
  const parts = ['']
  let depth = 0
  for (const sign of value.slice(start)) {
    if (sign === ')' && depth === 0) break
    if (sign === '(') depth += 1
    if (depth === 0 && sign === ',') parts.push('')
    else if (depth === 0) parts[parts.length - 1] += sign
    if (sign === ')') depth -= 1
  }
  return parts
}

function parsePercentage(part: string): number | undefined {
  const found = /(\d+\.?\d*|\.\d+)%/.exec(part)?.[1]
  return found === undefined ? undefined : Number(found)
}

// https://www.w3.org/TR/css-color-5/#color-mix-percent-norm
function smallerShare(first: number | undefined, second: number | undefined): number {
  const a = first ?? (second === undefined ? 50 : 100 - second)
  const b = second ?? 100 - a
  return a + b > 0 ? (Math.min(a, b) / (a + b)) * 100 : 0
}
