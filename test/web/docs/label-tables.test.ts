import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LABELS, type Label } from '../../../src/essence.ts'
import { ROOT } from '../../support/root.ts'

const guide = readFileSync(`${ROOT}src/web/docs/start.md`, 'utf8')

const toTable = (labels: readonly Label[]): string =>
  [
    '| label | what it says | value | example |',
    '|---|---|---|---|',
    ...labels.map(
      ({ name, description, grammar = 'text', example }) =>
        `| \`${name}:\` | ${description} | ${grammar} | ${example.includes('`') ? `\`\` ${example} \`\`` : `\`${example}\``} |`,
    ),
  ].join('\n')

test('the guide has a table of all labels with a value, and one of all rules', () => {
  expect(guide).toContain(toTable(LABELS.filter(({ scope }) => scope !== 'rule')))
  expect(guide).toContain(toTable(LABELS.filter(({ scope }) => scope === 'rule')))
})
