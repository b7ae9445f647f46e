import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { breakLines } from '../../build/break-lines.ts'

/** Returns the syntax tree of a script without positions. */
const getTree = (code: string): unknown =>
  JSON.parse(
    JSON.stringify(parseSync('module.js', code).program, (key, value) =>
      ['start', 'end', 'range', 'loc'].includes(key) ? undefined : value,
    ),
  )

const text = ['`a;b,c{d} $', '{[1,2].map((x)=>{let y=x;return y,x})} // ;`'].join('')
const STATEMENTS = [
  `const a=${text},b="x;y",c={p:1,q:[1,2,,3],r(){return a,b}}`,
  'async function f(x){if(x)return x,1;else throw(x,new Error("é😀;"))}',
  'switch(a){case 1:f(1);break;default:for(;;){f(2),f(3);break}}',
  'class K{static s=1;m(){let z=/[;,]/g.test(b);return z}}',
]

test('a long line breaks between statements and items, and means the same', () => {
  const code = STATEMENTS.map((statement, index) =>
    Array(20)
      .fill(`{${statement}}`)
      .join(index % 2 ? '' : ';'),
  ).join(';')
  const broken = breakLines(code)
  expect(Math.max(...broken.split('\n').map(({ length }) => length))).toBeLessThan(400)
  expect(getTree(broken)).toEqual(getTree(code))
  expect(broken.length / code.length).toBeLessThan(1.01)
})

test('short lines stay as they are', () => {
  const code = STATEMENTS.map((statement) => `${statement};\n`).join('')
  expect(breakLines(code)).toBe(code)
})
