import { expect, test } from 'vitest'
import { accessibleNameRule } from '../../../src/core/quality/rules/pattern/accessible-name.ts'
import { createPattern, PATTERN, runRule } from './support/pattern-and-shell-records.ts'

const TABLE = '<table><caption>Harbors by fees, last 7 days</caption></table>'

/** Lists the messages for a role and a template, with the body of the example. */
function findMessages(role: string, template: string, body: string): string[] {
  const accessibility = { ...PATTERN.accessibility, role, 'aria-label': template }
  const record = createPattern({ ...PATTERN, accessibility }, { plain: `<div>${body}</div>` })
  return runRule(accessibleNameRule, record).map(({ message }) => message)
}

test.each([
  ['table', '{set}, {total} in total', TABLE, 'the accessible name "Harbors by fees, last 7 days"'],
  ['table', 'Members of {team}', '<table></table>', 'no accessible name'],
  ['list', '{topic}, {count} posts', '<ul aria-label="Gates, 27 notes"></ul>', '"Gates, 27 notes"'],
  ['status', 'Notifications', '<p role="status">Saved.</p>', 'the accessible name "Saved."'],
  [
    'form',
    'Set up {method} for {account}',
    '<form aria-labelledby="a"><h2 id="a">Set up  a key</h2></form>',
    'the accessible name "Set up a key"',
  ],
])('finds another name of a %s than "%s"', (role, template, body, actual) => {
  expect(findMessages(role, template, body)).toEqual([
    `The template is "${template}", but the element with the role "${role}" in the example of "plain" has ${actual.startsWith('"') ? `the accessible name ${actual}` : actual}.`,
  ])
})

test.each([
  ['table', '{set}, {total} in total', '<table><caption>Orders, 38 in total</caption></table>'],
  ['list', '{title}', '<ul aria-label="Notes"></ul>'],
  ['list', 'Notes of {person}', '<ul aria-label="Files"></ul><ul aria-label="Notes of Maya"></ul>'],
  [
    'group',
    '{count} fields need changes',
    '<fieldset><legend>2 fields need changes</legend></fieldset>',
  ],
  ['figure', 'Chart: {question}', '<figure><figcaption>Chart: how long?</figcaption></figure>'],
  ['status', 'Loading {set}', '<p role="status">Loading orders…</p>'],
  ['dialog', 'Find or run', '<dialog aria-label="Find or run"></dialog>'],
  ['menu', 'Account of {name}', '<p>The example does not have the role, which P12 reports.</p>'],
])('accepts the name of a %s for "%s"', (role, template, body) => {
  expect(findMessages(role, template, body)).toEqual([])
})

test('a preset has its own template', () => {
  const { plain } = PATTERN.presets
  const presets = { plain: { ...plain, accessibility: { 'aria-label': 'Remarks on {record}' } } }
  const accessibility = { ...PATTERN.accessibility, 'aria-label': 'Comments on {record}' }
  const record = createPattern(
    { ...PATTERN, accessibility, presets },
    { plain: '<div><ul aria-label="Comments on an order"></ul></div>' },
  )
  expect(runRule(accessibleNameRule, record).map(({ pointer }) => pointer)).toEqual([
    '/presets/plain/accessibility/aria-label',
  ])
})
