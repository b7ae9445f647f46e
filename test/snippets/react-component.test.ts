import { expect, test } from 'vitest'
import type { PatternV2 } from '../../src/core/generated/types/pattern.v2.ts'
import { parseHtml } from '../../src/core/kernel/html/parse.ts'
import { type Element, isElement } from '../../src/core/render/element.ts'
import { createReactComponent } from '../../src/snippets/react/react-component.ts'

/** Generates the component of an example, whose slots declare some data. */
function generate(html: string, slots: Record<string, unknown> = {}): string {
  const element = parseHtml(html).nodes.find(isElement) as Element
  const presets = { basic: { description: 'An example.', layout: { slot_details: slots } } }
  const pattern = { id: 'list', name: 'List', presets } as unknown as PatternV2
  const isKept = (name: string): boolean => name !== 'data-field'
  return createReactComponent({ pattern, preset: 'basic', element, isKept })
}

/** Returns the markup of a component without its indentation. */
const getMarkup = (code: string): string =>
  (/return \(\n([\s\S]*?)\n {2}\)/.exec(code)?.[1] ?? '').replaceAll(/^ {4}/gm, '')

test('turns repeated items into typed data, and texts that contain others into templates', () => {
  const code = generate(
    `<ul data-slot="members">
      <li><a href="/ana" data-field="name">Ana Ruiz</a> <b data-field="role">Owner</b> <button aria-label="Remove Ana Ruiz">Remove</button></li>
      <li aria-current="true"><a href="/tom" data-field="name">Tom Berg</a> <b data-field="role">Member</b> <button aria-label="Remove Tom Berg">Remove</button></li>
    </ul>`,
    { members: { data: [{ name: 'string', role: "'Owner' | 'Member'" }] } },
  )
  expect(code).toBe(
    `import './list-basic.css'

export interface ListBasicMember {
  current?: boolean
  href: string
  name: string
  role: 'Owner' | 'Member'
}

export interface ListBasicProps {
  members: ListBasicMember[]
}

/** List, basic: An example. */
export function ListBasic({ members }: ListBasicProps) {
  return (
    <ul data-slot="members">
      {members.map((member) => (
        <li key={member.href} aria-current={member.current}>
          <a href={member.href}>{member.name}</a> <b>{member.role}</b>{' '}
          <button aria-label={\`Remove \${member.name}\`}>Remove</button>
        </li>
      ))}
    </ul>
  )
}

/** The data of the example. */
export const sample: ListBasicProps = {
  members: [
    { href: '/ana', name: 'Ana Ruiz', role: 'Owner' },
    { current: true, href: '/tom', name: 'Tom Berg', role: 'Member' },
  ],
}
`,
  )
})

test('groups the fields of a slot, and types numbers that are declared as such', () => {
  const code = generate(
    '<p data-slot="summary"><b data-field="total">38</b> in <i data-field="set">Orders</i></p>',
    { summary: { data: { total: 'integer', set: 'string' } } },
  )
  expect(code).toContain('summary: { total: number; set: string }')
  expect(code).toContain("summary: { total: 38, set: 'Orders' },")
  expect(getMarkup(code)).toBe(
    '<p data-slot="summary"><b>{summary.total}</b> in <i>{summary.set}</i></p>',
  )
})

const PRICED_OPTION = '<div data-slot="options"><b data-field="price">$9</b></div>'
const PRICED_SLOT = '<p data-slot="price"><b data-field="price">$5</b></p>'

test.each([
  [PRICED_SLOT + PRICED_OPTION, 'price: { price: string }', 'price2: string'],
  [PRICED_OPTION + PRICED_SLOT, 'price: string', 'pricePrice: string'],
])('a field and a slot of the same name are two props: %s', (html, first, second) => {
  const code = generate(`<div>${html}</div>`, {
    price: { data: { price: 'money' } },
    options: { data: [{ price: 'money' }] },
  })
  expect(code).toContain(`{\n  ${first}\n  ${second}\n}`)
})

test('the choices of a group repeat after its legend', () => {
  const code = generate(
    '<fieldset data-slot="sizes"><legend>Size</legend><label><input type="radio"> <b data-field="size">S</b></label><label><input type="radio" checked> <b data-field="size">M</b></label></fieldset>',
    { sizes: { data: [{ size: 'string' }] } },
  )
  expect(code).toContain('{sizes.map(')
  expect(code).toContain('<legend>Size</legend>')
})

test('passes markup that differs between items as a node', () => {
  const code = generate('<ol><li><b>One</b></li><li>Two</li></ol>')
  expect(code).toContain("import type { ReactNode } from 'react'")
  expect(code).toContain('text: ReactNode')
  expect(code).toContain("{ text: <b>One</b> },\n    { text: 'Two' },")
})

test.each([
  ['<p>Hi</p>', '<p>Hi</p>'],
  ['<p>a {b} R&amp;D</p>', "<p>a {'{b}'} {'R&D'}</p>"],
  ['<label for="a" class="x">A</label>', '<label htmlFor="a" className="x">A</label>'],
  ['<input value="1" readonly>', '<input readOnly defaultValue="1" />'],
  ['<input type="radio" value="1" checked>', '<input type="radio" value="1" defaultChecked />'],
  ['<textarea rows="3">Text</textarea>', '<textarea rows={3} defaultValue="Text" />'],
  ['<p title=\'say "hi"\'>x</p>', '<p title={\'say "hi"\'}>x</p>'],
  ['<time datetime="2026-01-02">2 Jan</time>', '<time dateTime="2026-01-02">2 Jan</time>'],
  ['<svg viewBox="0 0 1 1" stroke-width="2"></svg>', '<svg viewBox="0 0 1 1" strokeWidth="2" />'],
  ['<p><b>a</b><i>b</i></p>', '<p><b>a</b><i>b</i></p>'],
  ['<p>\n  <b>a</b>\n  <i>b</i>\n</p>', '<p><b>a</b> <i>b</i></p>'],
])('prints %s as JSX', (html, jsx) => {
  expect(getMarkup(generate(html))).toBe(jsx)
})

test('selects the option of a list on the select element', () => {
  const code = generate('<select><option>A</option><option selected>B</option></select>')
  expect(getMarkup(code)).toContain('<select defaultValue="B">')
  expect(code).toContain("options: [\n    { label: 'A' },\n    { label: 'B' },\n  ],")
})
