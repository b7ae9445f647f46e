import { expect, test } from 'vitest'
import { applyEdits, runCheck } from '../../../support/verify/check-cases.ts'

/** Applies the repair of the only finding of a style sheet. */
function repair(path: string, text: string): string {
  const [finding] = runCheck('A11Y001', { [path]: text })
  expect(finding?.repair.autofix).toBe('safe')
  return applyEdits({ [path]: text }, finding?.repair.edits ?? [])[path] ?? ''
}

const OUTLINE = 'outline: 2px solid currentColor'

test('the outline is shown on the elements of the rule, by a selector that is as specific', () => {
  expect(repair('a.css', '.nav button:focus, .toggle { outline: none }\n')).toBe(
    `.nav button:focus, .toggle { outline: none }\n\n.nav button:focus-visible, .toggle:focus-visible {\n  ${OUTLINE};\n  outline-offset: 2px;\n}\n`,
  )
})

test('the repair of a nested rule is nested in it', () => {
  const nested = '.nav {\n  a:focus, .toggle {\n    outline: none;\n  }\n}\n'
  expect(repair('a.scss', nested)).toBe(
    `.nav {\n  a:focus, .toggle {\n    outline: none;\n    &:focus-visible {\n      ${OUTLINE};\n      outline-offset: 2px;\n    }\n  }\n}\n`,
  )
  expect(repair('a.scss', '.nav { a:focus, .b { outline: 0 } }')).toContain('outline: 0;')
})

test('a rule for all elements gets one for the focused one', () => {
  expect(repair('a.css', '* { outline: none }')).toContain('\n\n:focus-visible {')
})

test('the repair of an important declaration is important', () => {
  expect(repair('a.css', '* { outline: 0 !important }')).toContain(`${OUTLINE} !important;`)
})
