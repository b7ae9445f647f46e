import { expect, test } from 'vitest'
import { isParameterProblem, ParameterProblem } from '../../src/api/parameter-problem.ts'
import { parseListQuery, parseSearchParams, parseSearchQuery } from '../../src/api/query.ts'

/** Returns the error that a function throws. */
function catchError(read: () => unknown): unknown {
  try {
    return read()
  } catch (error) {
    return error
  }
}

test.each([
  [
    () => parseSearchParams(new URLSearchParams('sort=name&sort=name')),
    { parameter: 'sort', fault: { kind: 'repeated' } },
  ],
  [
    () => parseListQuery('patterns', { limit: 'many' }),
    { parameter: 'limit', value: 'many', fault: { kind: 'not-a-number', min: 1 } },
  ],
  [
    () => parseSearchQuery({ q: ' ' }),
    { parameter: 'q', value: '', fault: { kind: 'too-short', minLength: 1 } },
  ],
  [
    () => parseSearchQuery({ q: 'x'.repeat(9999) }),
    { parameter: 'q', fault: { kind: 'too-long', length: 9999 } },
  ],
  [
    () => parseListQuery('patterns', { sort: 'nme' }),
    { parameter: 'sort', value: 'nme', fault: { kind: 'not-allowed' } },
  ],
])('%s throws its fault as data', (read, expected) => {
  const error = catchError(read)
  expect(isParameterProblem(error)).toBe(true)
  expect(error).toMatchObject(expected)
})

test('a problem without a parameter has no fault', () => {
  expect(isParameterProblem(catchError(() => parseSearchQuery({})))).toBe(false)
})

test('the problem has the words and the members of the HTTP API', () => {
  const fault = { kind: 'not-allowed', allowed: ['name', 'recent'] } as const
  expect(new ParameterProblem('sort', 'nme', fault)).toMatchObject({
    message: 'The parameter "sort" may not be "nme".',
    hint: 'Allowed are name, recent. Did you mean name?',
    extensions: { parameter: 'sort', value: 'nme', allowed: fault.allowed, nearest: 'name' },
  })
})
