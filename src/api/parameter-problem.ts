import { nearest } from '../core/kernel/nearest.ts'
import { isProblem, Problem } from '../core/kernel/problem.ts'
import { MAX_QUERY_LENGTH } from './parameters.ts'

/** What is wrong with the value of a parameter, as data that each host puts in its own words. */
export type ParameterFault =
  | { readonly kind: 'repeated' }
  | { readonly kind: 'too-short'; readonly minLength: number }
  | { readonly kind: 'too-long'; readonly length: number; readonly maxLength: number }
  | { readonly kind: 'not-a-number'; readonly min: number }
  | { readonly kind: 'not-allowed'; readonly allowed: readonly string[] }

/** The problem of a parameter whose value is not allowed. */
export class ParameterProblem extends Problem {
  readonly parameter: string
  readonly value: string
  readonly fault: ParameterFault

  constructor(parameter: string, value: string, fault: ParameterFault) {
    const { message, hint, extensions } = describeFault(fault, parameter, value)
    super('parameter-invalid', message, {
      hint,
      extensions: { parameter, value: value.slice(0, MAX_QUERY_LENGTH), ...extensions },
    })
    this.parameter = parameter
    this.value = value
    this.fault = fault
  }
}

/** True if an error is a `ParameterProblem`, even if another copy of this module created it. */
export const isParameterProblem = (error: unknown): error is ParameterProblem =>
  isProblem(error) && 'parameter' in error && 'fault' in error

interface FaultText {
  readonly message: string
  readonly hint: string
  readonly extensions?: Readonly<Record<string, unknown>>
}

/** Describes a fault in the words of the HTTP API. */
function describeFault(fault: ParameterFault, parameter: string, value: string): FaultText {
  const subject = `The parameter "${parameter}"`
  const text = value.slice(0, 40)
  switch (fault.kind) {
    case 'repeated':
      return { message: `${subject} appears more than once.`, hint: 'Use each parameter once.' }
    case 'too-short':
      return { message: `${subject} is empty.`, hint: describeBounds(fault) }
    case 'too-long':
      return { message: `${subject} has ${fault.length} characters.`, hint: describeBounds(fault) }
    case 'not-a-number':
      return { message: `${subject} is "${text}".`, hint: describeBounds(fault) }
    case 'not-allowed': {
      const { allowed } = fault
      const [suggestion] = nearest(value, allowed)
      const didYouMean = suggestion ? ` Did you mean ${suggestion}?` : ''
      return {
        message: `${subject} may not be "${text}".`,
        hint: `Allowed are ${allowed.join(', ')}.${didYouMean}`,
        extensions: { allowed, ...(suggestion ? { nearest: suggestion } : {}) },
      }
    }
  }
}

/** Says which lengths and numbers are allowed. */
export function describeBounds(
  fault: Extract<ParameterFault, { kind: 'too-short' | 'too-long' | 'not-a-number' }>,
): string {
  switch (fault.kind) {
    case 'too-short':
      return `Use at least ${fault.minLength} characters.`
    case 'too-long':
      return `Use at most ${fault.maxLength} characters.`
    case 'not-a-number':
      return `Use a whole number of ${fault.min} or more.`
  }
}
