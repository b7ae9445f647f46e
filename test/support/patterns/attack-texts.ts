import type { AST } from '@eslint-community/regexpp'
import { parsePattern } from './step-counter.ts'

/** A text that may take a pattern long: a part that repeats between two others. */
export interface Attack {
  readonly prefix: string
  readonly part: string
  readonly suffix: string
}

/** Writes an attack with about as many characters as asked for. */
export const writeAttack = ({ prefix, part, suffix }: Attack, length: number): string =>
  `${prefix}${part.repeat(Math.ceil(length / part.length))}${suffix}`

const CHARACTERS = [
  ...' \n\taAfz09_-.,:;/\\*+?!#$%&@=<>()[]{}|~^`\'"é',
  ...'bcdeghijklmnopqrstuvwxyBCDEFGHIJKLMNOPQRSTUVWXYZ12345678',
]

/** No pattern has a literal with this character. */
const UNKNOWN = '\u0001'

const MAX_PAIRS = 12

/**
 * Derives texts from a pattern: runs of each kind of character that it tells apart, of pairs of
 * them, and of what its repeated parts match, after what leads to each repeated part.
 */
export function deriveAttacks(pattern: RegExp): Attack[] {
  const root = parsePattern(pattern)
  const words = new WordFinder(pattern)
  const kinds = words.listKinds(root)
  const repeated = listNodes(root).filter(
    (node) => node.type === 'Quantifier' && node.max > 10,
  ) as AST.Quantifier[]
  const leads = unique(['', UNKNOWN, ...repeated.map((node) => words.findBefore(node))])
  const pairs = kinds
    .slice(0, MAX_PAIRS)
    .flatMap((a) => kinds.slice(0, MAX_PAIRS).map((b) => a + b))
  const parts = unique([
    ...kinds,
    ...repeated.map(({ element }) => words.find(element)),
    ...repeated.map((node) => words.findBefore(node)),
    ...repeated.map((node) => words.findBefore(node) + words.find(node.element)),
    words.findAny(root.alternatives),
  ])
  const suffixes = unique(['', UNKNOWN, ...words.listExcluded(root)])
  const runs = leads.flatMap((prefix) => parts.map((part) => ({ prefix, part })))
  return [...runs, ...pairs.map((part) => ({ prefix: '', part }))]
    .filter(({ part }) => part !== '')
    .flatMap((run) => suffixes.map((suffix) => ({ ...run, suffix })))
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)]

/** Lists the nodes of a pattern, each before those inside it. */
function listNodes(node: AST.Node): AST.Node[] {
  const children =
    'alternatives' in node
      ? node.alternatives
      : node.type === 'Alternative'
        ? node.elements
        : node.type === 'Quantifier'
          ? [node.element]
          : []
  return [node, ...children.flatMap(listNodes)]
}

const LEAVES = new Set(['Character', 'CharacterSet', 'CharacterClass', 'ExpressionCharacterClass'])

/** Finds short texts that parts of a pattern match. */
class WordFinder {
  readonly #flags: string

  constructor({ flags }: RegExp) {
    this.#flags = flags.replace(/[gym]/g, '')
  }

  /** Lists one character of each kind: characters that no part of the pattern tells apart. */
  listKinds(root: AST.Pattern): string[] {
    const tests = listNodes(root)
      .filter(({ type }) => LEAVES.has(type))
      .map(({ raw }) => this.#toTest(raw))
    const kinds = new Map<string, string>()
    for (const character of CHARACTERS) {
      const matches = tests.map((test) => test.test(character))
      // A line break is also what `^` and `$` look at.
      const kind = [...matches, character === '\n'].join()
      if (matches.includes(true) && !kinds.has(kind)) kinds.set(kind, character)
    }
    return [...kinds.values()]
  }

  /** Lists one character for each part of the pattern that matches all but a few. */
  listExcluded(root: AST.Pattern): string[] {
    return listNodes(root)
      .filter((node) => node.type === 'CharacterClass' && node.negate)
      .flatMap(({ raw }) => {
        const test = this.#toTest(raw)
        return CHARACTERS.find((character) => !test.test(character)) ?? []
      })
  }

  find(node: AST.Element): string {
    if (LEAVES.has(node.type)) {
      const test = this.#toTest(node.raw)
      return CHARACTERS.find((character) => test.test(character)) ?? UNKNOWN
    }
    if (node.type === 'Quantifier') return this.find(node.element).repeat(Math.min(node.min, 50))
    return 'alternatives' in node && node.type !== 'Assertion'
      ? this.findAny(node.alternatives)
      : ''
  }

  findAny([first]: readonly AST.Alternative[]): string {
    return (first?.elements ?? []).map((element) => this.find(element)).join('')
  }

  /** Finds a text that leads from the start of the pattern to a node. */
  findBefore(node: AST.Node): string {
    const { parent } = node
    if (parent === null) return ''
    const before =
      parent.type === 'Alternative'
        ? parent.elements.slice(0, parent.elements.indexOf(node as AST.Element))
        : []
    const text = before.map((element) => this.find(element)).join('')
    return this.findBefore(parent) + text
  }

  #toTest(raw: string): RegExp {
    return new RegExp(`^(?:${raw})$`, this.#flags)
  }
}
