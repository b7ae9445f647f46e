import { expect, test } from 'vitest'
import { resolvePointer } from '../../../src/core/kernel/json/pointer.ts'
import type { JsonObject } from '../../../src/core/kernel/json/value.ts'
import { SHELL_RULES } from '../../../src/core/quality/rules/index.ts'
import { ABSENT, setAtPointer } from '../../support/essence/set-at-pointer.ts'
import { createShell, runRule, SHELL, SHELL_EXAMPLE } from './support/pattern-and-shell-records.ts'

const selectRule = (id: string) => SHELL_RULES.filter((rule) => rule.id === id)

test.each<[string, string, string, unknown, string[]]>([
  ['S1', 'no main region', '/regions/2/element', 'aside', ['/regions', '/skip_target']],
  ['S1', 'no regions', '/regions', ABSENT, ['', '/scroll_owner', '/skip_target']],
  ['S1', 'a duplicate id', '/regions/0/id', 'side', ['/regions/1/id']],
  ['S1', 'a region without an id', '/regions/0/id', ABSENT, ['/regions/0']],
  ['S1', 'an unknown scroll owner', '/scroll_owner', 'body', ['/scroll_owner']],
  ['S1', 'no scroll owner', '/scroll_owner', ABSENT, ['']],
  ['S1', 'a scroll owner that does not scroll', '/scroll_owner', 'top', ['/scroll_owner']],
  ['S1', 'a skip target that is not main', '/skip_target', 'side', ['/skip_target']],
  ['S2', 'no grid', '/grid', ABSENT, ['', '', '']],
  ['S2', 'a width without areas', '/grid/tablet', ABSENT, ['/grid']],
  ['S2', 'an area that is not a region', '/grid/mobile/3', ['foot'], ['/grid/mobile']],
  ['S2', 'a region without an area', '/grid/mobile', [['top'], ['content']], ['/grid/mobile']],
  ['S2', 'rows of different length', '/grid/mobile/0', ['top', 'top'], ['/grid/mobile']],
  ['S2', 'an area with a gap', '/grid/mobile/3', ['top'], ['/grid/mobile']],
  ['S2', 'an area that is not a rectangle', '/grid/desktop/2', ['side', 'side'], ['/grid/desktop']],
  ['S2', 'an empty cell', '/grid/desktop/2', ['.', 'content'], []],
  ['S3', 'no collapse', '/regions/1/collapse', ABSENT, ['/regions/1']],
  [
    'S3',
    'a collapse at a width that is too narrow',
    '/regions/1/collapse/below',
    'sm',
    ['/regions/1/collapse'],
  ],
  ['S3', 'a collapse at a wider width', '/regions/1/collapse/below', 'lg', []],
  ['S3', 'a collapse to nothing', '/regions/1/collapse/to', ABSENT, ['/regions/1/collapse']],
  ['S3', 'no navigation', '/regions/1/element', 'aside', []],
  ['S4', 'a region without a landmark', '/regions/0/element', 'footer', ['/code/example']],
  ['S4', 'a region with another label', '/regions/1/landmark_label', 'Side', ['/code/example']],
  ['S5', 'an unknown pattern', '/regions/1/patterns/0', 'lost-list', ['/regions/1/patterns/0']],
  [
    'S5',
    'an unknown preset',
    '/regions/1/patterns/1/preset',
    'x',
    ['/regions/1/patterns/1/preset'],
  ],
  ['S6', 'an unknown role', '/roles', ['gateway', 'pimary'], ['/roles/1']],
  ['S6', 'a measure', '/measure', 'narrow', []],
  ['S6', 'an unknown measure', '/measure', 'narow', ['/measure']],
  ['S6', 'a condition', '/regions/1/patterns/1/when', 'first-visit', []],
  [
    'S6',
    'an unknown condition',
    '/regions/1/patterns/1/when',
    'comands',
    ['/regions/1/patterns/1/when'],
  ],
  ['S6', 'a short navigation', '/regions/1/patterns/1/short', true, []],
  ['S6', 'a number', '/regions/1/patterns/1/short', 1, ['/regions/1/patterns/1/short']],
])('%s: %s', (id, _name, pointer, value, pointers) => {
  const record = createShell(setAtPointer(SHELL, pointer, value) as JsonObject, SHELL_EXAMPLE)
  const findings = selectRule(id).flatMap((rule) => runRule(rule, record))
  expect(findings.map((finding) => finding.pointer)).toEqual(pointers)
  expect(pointers.filter((path) => resolvePointer(record.authored, path) === undefined)).toEqual([])
})

test.each([
  ['two main landmarks', `${SHELL_EXAMPLE}<div role="main"></div>`, ['/code/example']],
  ['an unclosed element', `${SHELL_EXAMPLE}<div>`, ['/code/example']],
  [
    'a label in another element',
    SHELL_EXAMPLE.replace('<nav aria-label="Main">', '<nav aria-labelledby="n"><p id="n">Main</p>'),
    [],
  ],
  ['no example', undefined, ['']],
])('S4: %s', (_name, example, pointers) => {
  const findings = selectRule('S4').flatMap((rule) => runRule(rule, createShell(SHELL, example)))
  expect(findings.map(({ pointer }) => pointer)).toEqual(pointers)
})

test.each(SHELL_RULES)('$id: a valid shell', (rule) => {
  expect(runRule(rule, createShell(SHELL, SHELL_EXAMPLE))).toEqual([])
})
