import type { TokenTable } from './token-table.ts'

/** The tokens of a text color and of its background. */
export interface TokenPair {
  readonly text: string
  readonly background: string
}

/**
 * Lists the pairs that the names of tokens show: `--primary-foreground` is on `--primary`. Leaves out
 * pairs that are only other names of a pair, as `@theme inline { --color-x: var(--x) }` declares.
 */
export function listTokenPairs(
  names: ReadonlySet<string>,
  find: TokenTable['find'],
): readonly TokenPair[] {
  const pairs = findNamedPairs(names)
  const getTarget = (name: string): string | undefined =>
    /^var\(\s*(--[\w-]+)\s*\)$/.exec(find(name, 'light')?.value ?? '')?.[1]
  return pairs.filter(
    ({ text, background }) =>
      !pairs.some(
        (other) => other.text === getTarget(text) && other.background === getTarget(background),
      ),
  )
}

function findNamedPairs(names: ReadonlySet<string>): TokenPair[] {
  return [...names].flatMap((text) => {
    const candidates = [
      text.replace(/-foreground$/, ''),
      text.replace(/foreground$/, 'background'),
      text.replace(/-on-/, '-'),
      text.replace(/^--on-/, '--'),
      text.replace(/-contrast$/, ''),
      text.replace(/^(--(?:color-)?)(?:text|fg)$/, '$1background'),
      text.replace(/^(--(?:color-)?)(?:text|fg)$/, '$1bg'),
    ]
    const background = candidates.find((name) => name !== text && names.has(name))
    return background === undefined ? [] : [{ text, background }]
  })
}
