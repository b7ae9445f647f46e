import type { AST } from '@eslint-community/regexpp'
import { RegExpParser } from '@eslint-community/regexpp'

/** Counts the steps that a backtracking engine takes to search a text for a pattern. */
export type StepCounter = (text: string, maxSteps: number) => number

type Next = (at: number) => boolean
type Matcher = (at: number, next: Next) => boolean

/** Ends a search that takes too many steps. */
class TooManySteps extends Error {}

const parser = new RegExpParser()

/** Parses a pattern as JavaScript does. */
export const parsePattern = ({ source, flags }: RegExp): AST.Pattern =>
  parser.parsePattern(source, 0, source.length, { unicode: flags.includes('u') })

/** Creates the function that counts the steps of a pattern: one per character or branch tried. */
export function createStepCounter(pattern: RegExp): StepCounter {
  const search = new Search(pattern)
  return (text, maxSteps) => search.count(text, maxSteps)
}

/** A search as in the specification of ECMAScript, with a counter. */
class Search {
  readonly #flags: string
  readonly #match: Matcher
  #captures: string[] = []
  #groupCount = 0
  #text = ''
  #steps = 0
  #maxSteps = 0

  constructor(pattern: RegExp) {
    this.#flags = pattern.flags
    this.#match = this.#compileAlternatives(parsePattern(pattern).alternatives, 1)
  }

  count(text: string, maxSteps: number): number {
    this.#text = text
    this.#steps = 0
    this.#maxSteps = maxSteps
    try {
      this.#searchAll()
    } catch (error) {
      if (!(error instanceof TooManySteps)) throw error
    }
    return this.#steps
  }

  /** Finds the first match, or all of them with the flag `g`. */
  #searchAll(): void {
    const lastStart = this.#flags.includes('y') ? 0 : this.#text.length
    for (let start = 0; start <= lastStart; start++) {
      let end = -1
      this.#captures = []
      const isFound = this.#match(start, (at) => {
        end = at
        return true
      })
      if (isFound && !this.#flags.includes('g')) return
      if (isFound) start = Math.max(start, end - 1)
    }
  }

  #step(): void {
    if (++this.#steps > this.#maxSteps) throw new TooManySteps()
  }

  #compileAlternatives(alternatives: readonly AST.Alternative[], direction: 1 | -1): Matcher {
    const matchers = alternatives.map(({ elements }) => this.#compileSequence(elements, direction))
    return (at, next) =>
      matchers.some((match) => {
        this.#step()
        return match(at, next)
      })
  }

  #compileSequence(elements: readonly AST.Element[], direction: 1 | -1): Matcher {
    const ordered = direction === 1 ? elements : elements.toReversed()
    return ordered
      .map((element) => this.#compile(element, direction))
      .reduceRight<Matcher>(
        (rest, match) => (at, next) => match(at, (middle) => rest(middle, next)),
        (at, next) => next(at),
      )
  }

  #compile(node: AST.Element, direction: 1 | -1): Matcher {
    switch (node.type) {
      case 'Group':
        return this.#compileAlternatives(node.alternatives, direction)
      case 'CapturingGroup':
        return this.#compileCapture(node, direction)
      case 'Quantifier':
        return this.#compileQuantifier(node, direction)
      case 'Assertion':
        return this.#compileAssertion(node)
      case 'Backreference':
        return (at, next) => {
          const capture = this.#captures[Number(node.ref)] ?? ''
          for (const _ of capture) this.#step()
          return this.#text.startsWith(capture, at) && next(at + capture.length)
        }
      default:
        return this.#compileCharacter(node, direction)
    }
  }

  #compileCapture(node: AST.CapturingGroup, direction: 1 | -1): Matcher {
    this.#groupCount += 1
    const number = this.#groupCount
    const match = this.#compileAlternatives(node.alternatives, direction)
    return (at, next) =>
      match(at, (end) => {
        this.#captures[number] = this.#text.slice(Math.min(at, end), Math.max(at, end))
        return next(end)
      })
  }

  #compileQuantifier({ element, min, max, greedy }: AST.Quantifier, direction: 1 | -1): Matcher {
    const match = this.#compile(element, direction)
    const repeat = (at: number, next: Next, count: number): boolean => {
      const again = (): boolean =>
        count < max &&
        match(at, (end) => (end !== at || count < min) && repeat(end, next, count + 1))
      if (count < min) return again()
      return greedy ? again() || next(at) : next(at) || again()
    }
    return (at, next) => repeat(at, next, 0)
  }

  #compileAssertion(node: AST.Assertion): Matcher {
    if (node.kind === 'lookahead' || node.kind === 'lookbehind') {
      const direction = node.kind === 'lookahead' ? 1 : -1
      const match = this.#compileAlternatives(node.alternatives, direction)
      return (at, next) => match(at, () => true) !== node.negate && next(at)
    }
    const test = new RegExp(node.raw, this.#flags.replace(/[gy]/g, ''))
    return (at, next) => {
      this.#step()
      return this.#isAt(test, at) && next(at)
    }
  }

  /** True if an assertion about the characters around a position holds. */
  #isAt({ source, multiline }: RegExp, at: number): boolean {
    const [before, after] = [this.#text[at - 1], this.#text[at]]
    if (source === '^') return before === undefined || (multiline && before === '\n')
    if (source === '$') return after === undefined || (multiline && after === '\n')
    const isWordBoundary = /\w/.test(before ?? '') !== /\w/.test(after ?? '')
    return isWordBoundary === (source === '\\b')
  }

  #compileCharacter({ raw }: AST.Element, direction: 1 | -1): Matcher {
    const pattern = new RegExp(`^(?:${raw})$`, this.#flags.replace(/[gym]/g, ''))
    const known = new Map<string, boolean>()
    return (at, next) => {
      this.#step()
      const character = this.#text[direction === 1 ? at : at - 1]
      if (character === undefined) return false
      const matches = known.get(character) ?? pattern.test(character)
      known.set(character, matches)
      return matches && next(at + direction)
    }
  }
}
