import { expect, test } from 'vitest'
import type { MarkupElement, MarkupNode, SourceFile } from '../../../src/internal/verify.ts'
import { parseText } from '../../support/verify/parse-snippet.ts'

/** Writes elements in one line each: tag, attributes, children. */
const print = ({ elements, text }: SourceFile): string[] =>
  elements.map((element) => {
    const attributes = element.attributes.map(({ name, value }) =>
      value === null ? name : `${name}=${value.kind === 'static' ? `'${value.text}'` : '?'}`,
    )
    const spread = element.hasSpread ? ['...'] : []
    const children = element.children.map(printChild).filter((child) => child !== '')
    const parent = element.parent ? `${element.parent.tag} > ` : ''
    expect(text.slice(element.range.start, element.range.end)).toMatch(/^</)
    return [
      `${parent}${element.isComponent ? '*' : ''}${element.tag}`,
      ...attributes,
      ...spread,
      `[${children.join(' ')}]`,
    ].join(' ')
  })

const printChild = (node: MarkupNode): string =>
  node.kind === 'element' ? node.tag : node.kind === 'text' ? node.text.trim() : '?'

const EXPECTED = [
  "div class='a' ... [img p Card]",
  "div > img alt='' width='20' src=? []",
  'div > p onclick=? hidden [Hi ?]',
  "div > *Card title='b' [span]",
  'Card > span [t]',
]

test.each([
  [
    'a.tsx',
    'const A = () => <div className="a" {...p}><img alt="" width={20} src={x} /><p onClick={go} hidden>Hi {name}</p><Card title="b"><span>t</span></Card></div>',
  ],
  [
    'a.vue',
    '<template><div class="a" v-bind="p"><img alt="" :width="20" :src="x"><p @click="go" hidden>Hi {{ name }}</p><Card title="b"><span>t</span></Card></div></template>',
  ],
  [
    'a.svelte',
    '<div class="a" {...p}><img alt="" width={20} src={x}><p onclick={go} hidden>Hi {name}</p><Card title="b"><span>t</span></Card></div>',
  ],
  [
    'a.astro',
    '<div class="a" {...p}><img alt="" width={20} src={x}><p onclick={() => { go() }} hidden>Hi {name}</p><Card title="b"><span>t</span></Card></div>',
  ],
])('%s has the same elements as every other syntax', (path, text) => {
  const printed = print(parseText(path, text)).map((line) => line.replace('[Hi ? ?]', '[Hi ?]'))
  expect(printed.map((line) => line.replace('[?]', '[Hi ?]'))).toEqual(EXPECTED)
})

test('elements in conditions and loops are read, and their parents know that they may differ', () => {
  const jsx =
    'const A = () => <ul>{items.map((i) => <li key={i}>{i}</li>)}<b>{a ? <i/> : "x"}</b></ul>'
  const svelte =
    '<ul>{#each items as i}<li key={i}>{i}</li>{/each}<b>{#if a}<i></i>{:else}x{/if}</b></ul>'
  const vue =
    '<template><ul><template v-for="i in items"><li :key="i">{{ i }}</li></template><b><slot><i/></slot></b></ul></template>'
  const expected = ['ul [? b]', 'ul > li key=? [?]', 'ul > b [?]', 'b > i []']
  expect(print(parseText('a.jsx', jsx))).toEqual(expected)
  expect(print(parseText('a.svelte', svelte))).toEqual(expected)
  expect(print(parseText('a.vue', vue))).toEqual(expected)
})

test('HTML is read as browsers read it', () => {
  const file = parseText('a.html', '<ul><li>One<li CLASS=x>Two<br></ul><p>{{ name }}</p>')
  expect(print(file)).toEqual([
    'ul [li li]',
    'ul > li [One]',
    "ul > li class='x' [Two br]",
    'li > br []',
    'p [?]',
  ])
})

test('ranges are exact', () => {
  const slice = (path: string, text: string, name: string): unknown[] => {
    const file = parseText(path, text)
    const attribute = file.elements.flatMap((item) => item.attributes).find((a) => a.name === name)
    const at = ({ start, end }: { start: number; end: number }) => text.slice(start, end)
    const element = file.elements[0] as MarkupElement
    return [
      at(element.tagRange),
      attribute && at(attribute.range),
      attribute?.value && at(attribute.value.range),
    ]
  }
  expect(slice('a.html', '<p><a href = "/x"  >y</a></p>', 'href')).toEqual([
    '<p>',
    'href = "/x"',
    '/x',
  ])
  expect(slice('a.html', '<a href=/x>y</a>', 'href')).toEqual(['<a href=/x>', 'href=/x', '/x'])
  expect(slice('a.jsx', 'x(<a tabIndex={1}>y</a>)', 'tabindex')).toEqual([
    '<a tabIndex={1}>',
    'tabIndex={1}',
    '1',
  ])
  expect(slice('a.vue', '<template><a :href="\'/x\'">y</a></template>', 'href')).toEqual([
    '<a :href="\'/x\'">',
    ':href="\'/x\'"',
    '/x',
  ])
  expect(slice('a.svelte', '<a href="/x" />', 'href')).toEqual([
    '<a href="/x" />',
    'href="/x"',
    '/x',
  ])
})

test('a script shows its imports, declarations, calls, assignments and strings', () => {
  const text = `import React, { useState as s } from 'react'
export { Card } from './card'
const load = () => import('./lazy')
export function Page() { return <main/> }
const Local = () => null
export { Local }
export default class extends X {}
router?.push('/orders')
box.innerHTML = html as string
new WebSocket(\`ws://x\`)`
  const { script, errors } = parseText('a.tsx', text)
  expect(errors).toEqual([])
  expect(script?.imports.map(({ specifier, names }) => [specifier, ...names])).toEqual([
    ['react', 'default', 'useState'],
    ['./card', 'Card'],
    ['./lazy', '*'],
  ])
  expect(script?.declarations.map(({ range: _, ...rest }) => Object.values(rest))).toEqual([
    ['load', false, false],
    ['Page', true, true],
    ['Local', true, false],
    ['default', true, false],
  ])
  expect(script?.calls.map(({ callee, args: [first] }) => [callee, first?.kind])).toEqual([
    ['router.push', 'static'],
    ['WebSocket', 'static'],
  ])
  expect(script?.assignments).toMatchObject([
    { target: 'box.innerHTML', value: { kind: 'dynamic' } },
  ])
})

test('a broken script or style of Svelte hides no markup', () => {
  const file = parseText(
    'a.svelte',
    `<script lang="ts" generics="T extends Map<string, '>'>">
let a = 'b'
</script>
<p>{a}</p>
<style>
p { color: red
</style>`,
  )
  expect(print(file)).toEqual(['p [?]'])
  const [literal] = file.script?.strings ?? []
  expect(file.text.slice(literal?.range.start, literal?.range.end)).toBe('b')
  expect(print(parseText('a.svelte', '<script>\nlet = ;\n</script>\n<p>Hi</p>'))).toEqual([
    'p [Hi]',
  ])
})

test.each(['a.vue', 'a.svelte', 'a.astro', 'a.html'])(
  'the script of %s has offsets of the file',
  (path) => {
    const code = "import x from './x'\nsave('y')"
    const text = path.endsWith('astro')
      ? `---\n${code}\n---\n<p/>`
      : `<!-- é -->\n<script>\n${code}\n</script>`
    const { script } = parseText(path, text)
    const [found] = script?.imports ?? []
    expect(found && text.slice(found.range.start, found.range.end)).toBe("import x from './x'")
    expect(script?.calls).toMatchObject([{ callee: 'save' }])
  },
)

test.each([
  ['a.tsx', 'const = <'],
  ['a.ts', '['.repeat(100_000)],
  ['a.vue', '<template><div></template>'],
  ['a.svelte', '{#if x}<p>'],
  ['a.css', 'a { color: red'],
])('%s with a syntax error has a result and says so', (path, text) => {
  expect(parseText(path, text).errors).toHaveLength(1)
})

// Without the limit, the native parser would end the process.
test.each([
  '[',
  '(',
  '<a>',
  'a=>',
  '!',
  'a+',
  'a\n+',
  '.a()',
  '+f(a, b)',
  '`${',
  'if(a);else ',
  'typeof ',
  '@',
  '@\n',
])('a script with 100,000 %j in a row is not parsed', (part) => {
  const { errors } = parseText('a.jsx', `x = ${part.repeat(100_000)}`)
  expect(errors).toEqual(['The code is nested too deeply.'])
})

test('a long file of ordinary code is parsed', () => {
  const line = "export const a = (b ? c.d() : [e, f]).map((g) => <p title='h'>{g + 1}</p>)\n"
  expect(parseText('a.tsx', line.repeat(3_000)).errors).toEqual([])
  const entries = "  'a-b': ['c', d.e],\n".repeat(20_000)
  expect(parseText('a.js', `export default {\n${entries}}`).errors).toEqual([])
})

test('elements may be nested without limit', () => {
  const { elements } = parseText('a.html', '<div>'.repeat(5_000))
  expect(elements).toHaveLength(5_000)
})
