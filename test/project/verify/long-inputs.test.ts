import { expect, test } from 'vitest'
import { CHECKS, runChecks } from '../../../src/internal/verify.ts'
import { parseText } from '../../support/verify/parse-snippet.ts'
import { createSnapshot } from '../../support/verify/snapshot.ts'

/** The length of a run: what takes quadratic time or more does not end before the test does. */
const LENGTH = 200_000

const repeat = (part: string): string => part.repeat(LENGTH / part.length)

const component = (markup: string): string => `export const A = () => ${markup}\n`

/** Texts with a long run, by what they consist of. */
const INPUTS: Readonly<Record<string, readonly [path: string, text: string]>> = {
  'a comment with spaces': ['a.tsx', `/* svc-ignore A11Y011 -- a${repeat(' ')}b */\n`],
  'text of blank lines': ['a.tsx', component(`<p>x${repeat('\n')}x</p>`)],
  'text of spaces': ['a.tsx', component(`<p>${repeat(' ')}</p>`)],
  'text of spaces in a script': ['a.js', component(`<p>${repeat(' ')}</p>`)],
  'spaces before markup': [
    'a.tsx',
    component(`<p dangerouslySetInnerHTML={{ __html:${repeat(' ')}a }} />`),
  ],
  'spaces after markup': [
    'a.tsx',
    component(`<p dangerouslySetInnerHTML={{ __html: a${repeat(' ')}(b) }} />`),
  ],
  'spaces before a key': [
    'a.tsx',
    component(`<p dangerouslySetInnerHTML={{${repeat(' ')}a: b }} />`),
  ],
  'blank lines': ['a.ts', `let a = 1${repeat('\n')}let b = 2`],
  'blank lines with spaces': ['a.js', `let a = 1${repeat(' \n')}let b = 2`],
  'strings in a line': ['a.ts', `let a = [${repeat('"",')}]`],
  'expressions with comparisons': ['a.astro', `<p>{${repeat('a <b ')}}</p>`],
  'elements in elements': ['a.html', '<div>'.repeat(10_000)],
  'controls in controls': ['a.html', '<button onclick="a()"><b>'.repeat(2_000)],
  'clickable elements in each other': ['a.html', '<div onclick="a()">'.repeat(2_000)],
  'inputs without labels': ['a.tsx', component(`<p>${'<input />'.repeat(4_000)}</p>`)],
  'style attributes': ['a.html', '<p style="color: #123456"></p>'.repeat(4_000)],
  'colors in a value': ['a.css', `a { background: ${'#123456 '.repeat(10_000)} }`],
  'exported components': [
    'a.tsx',
    Array.from({ length: 3_000 }, (_, at) => `export const A${at} = () => <img />\n`).join(''),
  ],
  'many values that become markup': [
    'a.ts',
    Array.from({ length: 3_000 }, (_, at) => `a.innerHTML = b${at}`).join('\n'),
  ],
}

test.each(Object.entries(INPUTS))('%s are checked', (_, [path, text]) => {
  const file = parseText(path, text)
  expect(file.errors).toEqual([])
  expect(() => runChecks(createSnapshot({ files: [file] }), CHECKS)).not.toThrow()
})
