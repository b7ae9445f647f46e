import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findDisallowedMarkup } from '../../../src/core/kernel/html/allow-list.ts'
import { parseHtml } from '../../../src/core/kernel/html/parse.ts'
import type { JsonObject } from '../../../src/core/kernel/json/value.ts'
import { drawElement } from '../../../src/core/render/drawings.ts'
import { type Element, listElements, serializeNodes } from '../../../src/core/render/element.ts'
import { fillExample } from '../../../src/core/render/sample.ts'
import type { UnplacedSample } from '../../../src/core/render/sample-context.ts'
import { arbitraryJson, runs } from '../../support/arbitrary.ts'

const parse = (html: string): Element => parseHtml(html).nodes[0] as Element

/** Fills an example; returns the HTML and the paths that found no element. */
function fill(html: string, sample: JsonObject) {
  const unplaced: UnplacedSample[] = []
  const filled = fillExample(parse(html), sample, (part) => unplaced.push(part))
  return { html: serializeNodes([filled]), unplaced: unplaced.map(({ path }) => path.join('/')) }
}

describe('a text', () => {
  test.each([
    ['<p><b data-slot="name">Ann</b></p>', { name: 'Bo' }, '<p><b data-slot="name">Bo</b></p>'],
    ['<div><h2>Old</h2></div>', { title: 'New' }, '<div><h2>New</h2></div>'],
    [
      '<p><a data-field="name" href="#a"><svg data-icon="bike"></svg> Ann</a></p>',
      { name: { text: 'Bo', href: '/bo', icon: 'user' } },
      '<p><a data-field="name" href="/bo"><svg data-icon="user"></svg> Bo</a></p>',
    ],
    [
      '<p><i data-slot="a">x</i><i data-slot="b">y</i></p>',
      { a: null },
      '<p><i data-slot="b">y</i></p>',
    ],
    [
      '<p><button data-field="act" data-variant="primary">Send</button><a data-field="step" href="/a">A</a></p>',
      {
        act: { text: 'Approve', disabled: true, variant: null },
        step: { text: 'B', href: null, current: 'page' },
      },
      '<p><button data-field="act" disabled>Approve</button><a data-field="step" aria-current="page">B</a></p>',
    ],
    [
      '<p><time data-field="due" datetime="2026-01-01">Jan 1</time></p>',
      { due: { text: 'Mar 12', datetime: '2026-03-12' } },
      '<p><time data-field="due" datetime="2026-03-12">Mar 12</time></p>',
    ],
    [
      '<div><h3 data-field="heading" id="a-1">1. Account</h3></div>',
      { heading: { text: '6. Refunds', id: 'clause-6' } },
      '<div><h3 data-field="heading" id="clause-6">6. Refunds</h3></div>',
    ],
    [
      '<p><span data-field="state" data-component="Badge" data-status="info">New</span></p>',
      { state: { text: 'Late', status: 'danger' } },
      '<p><span data-field="state" data-component="Badge" data-status="danger">Late</span></p>',
    ],
    [
      '<p><input data-field="email"></p>',
      { email: 'a@b.c' },
      '<p><input data-field="email" value="a@b.c"></p>',
    ],
    [
      '<ul aria-label="Trends of Ann"><svg data-field="trend" data-sparkline="1 2"></svg></ul>',
      { 'aria-label': 'Trends of Bo', trend: '3 4' },
      '<ul aria-label="Trends of Bo"><svg data-field="trend" data-sparkline="3 4"></svg></ul>',
    ],
    [
      '<form><p data-slot="error" hidden>A</p><div data-slot="summary" hidden><h2>C</h2></div></form>',
      { error: { text: 'B', hidden: false }, summary: { hidden: false, title: 'D' } },
      '<form><p data-slot="error">B</p><div data-slot="summary"><h2>D</h2></div></form>',
    ],
    [
      '<div data-status="info"><p data-slot="title">A</p></div>',
      { status: 'warning', title: 'B' },
      '<div data-status="warning"><p data-slot="title">B</p></div>',
    ],
    [
      '<div><p data-slot="count"><b data-field="count">1</b> of 9</p></div>',
      { count: { count: 2 } },
      '<div><p data-slot="count"><b data-field="count">2</b> of 9</p></div>',
    ],
    [
      '<div data-component="Alert" data-status="info"><p data-slot="message">Old</p></div>',
      { status: 'warning', message: 'New' },
      '<div data-component="Alert" data-status="warning"><p data-slot="message">New</p></div>',
    ],
    [
      '<dl><dd data-slot="value"><span>Ann</span></dd></dl>',
      { value: { text: 'Bo', href: '/bo' } },
      '<dl><dd data-slot="value"><a href="/bo"><span>Bo</span></a></dd></dl>',
    ],
    [
      '<p><select data-field="kind"><option selected>A</option><option>B</option></select></p>',
      { kind: 'B' },
      '<p><select data-field="kind"><option>A</option><option selected>B</option></select></p>',
    ],
    [
      '<section aria-label="Orders of Ann Lee"><span data-component="Avatar">AL</span><b data-field="name">Ann Lee</b></section>',
      { name: 'Bo Chen' },
      '<section aria-label="Orders of Bo Chen"><span data-component="Avatar">BC</span><b data-field="name">Bo Chen</b></section>',
    ],
  ] as const)('%s', (example, sample, expected) => {
    expect(fill(example, sample)).toEqual({ html: expected, unplaced: [] })
  })
})

describe('a list', () => {
  const LIST =
    '<div data-slot="people"><ul><li aria-current="true" id="a"><b data-field="name" aria-labelledby="a">Ann</b></li><li><b data-field="name">Bo</b> <i data-field="note">new</i></li></ul></div>'

  test('repeats its first item with new ids', () => {
    expect(
      fill(`<section>${LIST}</section>`, { people: [{ name: 'Cy' }, { name: 'Di' }] }).html,
    ).toBe(
      '<section><div data-slot="people"><ul><li aria-current="true" id="a"><b data-field="name" aria-labelledby="a">Cy</b></li><li id="a-2"><b data-field="name" aria-labelledby="a-2">Di</b></li></ul></div></section>',
    )
  })

  test('repeats the item that has all fields of the value', () => {
    const { html, unplaced } = fill(`<section>${LIST}</section>`, {
      people: [{ name: 'Cy', note: 'late' }],
    })
    expect(html).toContain('<li><b data-field="name">Cy</b> <i data-field="note">late</i></li>')
    expect(unplaced).toEqual([])
  })

  test('names an item by its own label', () => {
    const html =
      '<form><div data-slot="condition" aria-label="Condition 1"><b data-field="field">A</b></div><div data-slot="condition" aria-label="Condition 2"><b data-field="field">B</b><i data-slot="problem">C</i></div></form>'
    const condition = [{ 'aria-label': 'Condition 5', field: 'D', problem: 'E' }]
    expect(fill(html, { condition }).html).toBe(
      '<form><div data-slot="condition" aria-label="Condition 5"><b data-field="field">D</b><i data-slot="problem">E</i></div></form>',
    )
  })

  test('can be the elements of the slot', () => {
    const items = '<ul><li data-slot="facts">a</li><li data-slot="facts">b</li><li>c</li></ul>'
    expect(fill(items, { facts: ['x', 'y', 'z'] }).html).toBe(
      '<ul><li data-slot="facts">x</li><li data-slot="facts">y</li><li data-slot="facts">z</li><li>c</li></ul>',
    )
  })

  test('keeps the state of an item that is the first with its fields', () => {
    const html =
      '<nav><ol data-slot="trail"><li><a href="/" data-field="label">A</a></li><li><b aria-current="page" data-field="current">B</b></li></ol></nav>'
    expect(fill(html, { trail: [{ label: 'C' }, { current: 'D' }] }).html).toBe(
      '<nav><ol data-slot="trail"><li><a href="/" data-field="label">C</a></li><li><b aria-current="page" data-field="current">D</b></li></ol></nav>',
    )
  })

  test('sets the address of the link around a field', () => {
    const html =
      '<nav><ul data-slot="tabs"><li><a href="/a" aria-current="page"><b data-field="label">A</b></a></li><li><a href="/b"><b data-field="label">B</b> <i data-field="count">1</i></a></li></ul></nav>'
    const tabs = [
      { label: 'C', href: '/c' },
      { label: 'D', href: '/d', count: 2 },
    ]
    expect(fill(html, { tabs })).toEqual({
      html: '<nav><ul data-slot="tabs"><li><a href="/c" aria-current="page"><b data-field="label">C</b></a></li><li><a href="/d"><b data-field="label">D</b> <i data-field="count">2</i></a></li></ul></nav>',
      unplaced: [],
    })
  })

  test('opens only the first of its details', () => {
    const html =
      '<div><div data-slot="questions"><details open><summary data-field="question">A?</summary></details></div></div>'
    expect(fill(html, { questions: [{ question: 'B?' }, { question: 'C?' }] }).html).toBe(
      '<div><div data-slot="questions"><details open><summary data-field="question">B?</summary></details><details><summary data-field="question">C?</summary></details></div></div>',
    )
  })
})

test('the button of a copied row opens the copied row after it', () => {
  const html =
    '<div><table><tbody data-slot="entries"><tr><td><button aria-controls="diff" data-field="label">1 field</button></td></tr><tr id="diff"><td><ins data-field="after">A</ins></td></tr></tbody></table></div>'
  const entries = [{ label: '1 field' }, { after: 'B' }, { label: '2 fields' }, { after: 'C' }]
  const filled = fill(html, { entries })
  const [first, second] = [...filled.html.matchAll(/aria-controls="([^"]+)"/g)].map(([, id]) => id)
  expect(filled.html).toMatch(
    new RegExp(`>1 field<.* id="${first}">.*>B<.*>2 fields<.* id="${second}">.*>C<`),
  )
  expect(second).not.toBe(first)
})

test('a group of choices keeps its legend', () => {
  const html =
    '<form><fieldset data-slot="level"><legend>Access level</legend><label><input type="radio"> <span data-field="level">View</span></label><label><input type="radio"> <span data-field="level">Edit</span></label></fieldset></form>'
  const filled = fill(html, { level: [{ level: 'View' }, { level: 'View and export' }] })
  expect(filled.html).toMatch(/<legend>Access level<\/legend>.*>View<.*>View and export</)
  expect(filled.html).not.toContain('Edit')
})

test('the initials of a name leave out its title', () => {
  const html = '<p><i data-component="Avatar">AL</i> <b data-field="name">Ann Lee</b></p>'
  expect(fill(html, { name: 'Dr. Aaron Cole' }).html).toContain('>AC</i>')
  expect(fill(html, { name: 'Drew Park' }).html).toContain('>DP</i>')
})

test('only the first of several copies is checked, and a menu inside an item keeps its state', () => {
  const roles =
    '<div role="menu"><div data-field="roles"><p role="menuitemradio" tabindex="0" aria-checked="true">A</p><p role="menuitemradio" tabindex="-1" aria-checked="false">B</p></div></div>'
  const { html } = fill(roles, { roles: ['Owner', 'Member'] })
  expect(html).toContain('tabindex="0" aria-checked="true">Owner')
  expect(html).toContain('tabindex="-1" aria-checked="false">Member')
  const rows =
    '<ul data-field="rows"><li><b data-field="name">A</b><div role="menu"><p role="menuitemradio" tabindex="0" aria-checked="true">Owner</p></div></li></ul>'
  const copies = fill(rows, { rows: [{ name: 'Ann' }, { name: 'Bo' }] }).html
  expect(copies.match(/tabindex="0" aria-checked="true">Owner/g)).toHaveLength(2)
})

describe('a table', () => {
  const TABLE = `<div><table><caption>Orders</caption><thead><tr><td></td><th scope="col">Order</th><th scope="col" aria-sort="ascending"><button>Due</button></th><th scope="col">Actions</th></tr></thead><tbody><tr><td data-slot="row-select"><input type="checkbox" aria-label="Select Order 1"></td><th scope="row"><a href="#1">Order 1</a></th><td data-label="Due">Mar 1</td><td><button aria-label="More for Order 1">More</button></td></tr></tbody><tfoot><tr><th>Total</th><td>1</td></tr></tfoot></table></div>`

  test('gets new columns and rows; controls stay', () => {
    const { html, unplaced } = fill(TABLE, {
      title: 'Requests',
      columns: [
        'Request',
        { text: 'Amount', align: 'end' },
        { text: 'Status', sort: 'descending' },
      ],
      rows: [['Brake pads', '$18', { text: 'Waiting', status: 'warning' }]],
    })
    expect(unplaced).toEqual([])
    expect(html).toContain('<caption>Requests</caption>')
    expect(html).toContain(
      '<th scope="col">Request</th><th scope="col" data-align="end">Amount</th><th scope="col" aria-sort="descending"><button>Status</button></th>',
    )
    expect(html).toContain(
      '<input type="checkbox" aria-label="Select Brake pads"></td><th scope="row"><a href="#1">Brake pads</a></th><td data-label="Amount" data-align="end">$18</td><td data-label="Status"><span data-component="Badge" data-status="warning">Waiting</span></td><td><button aria-label="More for Brake pads">More</button></td>',
    )
    expect(html).not.toContain('tfoot')
  })

  test('has selected rows and cells, notes in cells, and rows with fields of their own', () => {
    const { html, unplaced } = fill(
      TABLE.replace('<button aria', '<button data-field="more" aria'),
      {
        columns: ['Request', 'Due'],
        rows: [
          [
            { text: 'Rims', href: '/1', note: 'REQ-1' },
            { text: 'Mar 9', note: { text: 'Late', status: 'danger' } },
          ],
          { cells: ['Spokes', { text: 'Mar 11', selected: true }], selected: true, more: 'Undo' },
        ],
      },
    )
    expect(unplaced).toEqual([])
    expect(html).toContain(
      '<tr><td data-slot="row-select"><input type="checkbox" aria-label="Select Rims"></td><th scope="row"><a href="/1">Rims</a> <small>REQ-1</small></th><td data-label="Due">Mar 9 <small><span data-status="danger">Late</span></small></td>',
    )
    expect(html).toContain(
      '<tr data-selected="true"><td data-slot="row-select"><input type="checkbox" aria-label="Select Spokes" checked></td>',
    )
    expect(html).toContain('<td data-label="Due" data-selected="true">Mar 11</td>')
    expect(html).toContain('aria-label="Undo for Spokes">Undo</button>')
  })

  test('keeps its columns without new ones, and reports rows of another length', () => {
    const { html, unplaced } = fill(TABLE, { rows: [['Order 2', 'Mar 2'], ['Order 3']] })
    expect(html).toContain('<td data-label="Due">Mar 2</td>')
    expect(unplaced).toEqual(['rows/1'])
  })
})

test('a chart gets its title, unit, kind and numbers', () => {
  const figure = `<section><figure data-chart="line"><figcaption>Old</figcaption><table><thead><tr><th>Week</th><th>A</th></tr></thead><tbody><tr><th>1</th><td>2</td></tr></tbody></table></figure></section>`
  const chart = {
    title: 'New',
    unit: 'days',
    kind: 'bar',
    columns: ['Week', 'B'],
    rows: [['Feb 5', 4.1]],
  }
  const { html } = fill(figure, { chart })
  expect(html).toBe(
    '<section><figure data-chart="bar" data-unit="days"><figcaption>New</figcaption><table><thead><tr><th>Week</th><th>B</th></tr></thead><tbody><tr><th>Feb 5</th><td>4.1</td></tr></tbody></table></figure></section>',
  )
  expect(
    fill(figure, { chart: [chart, { ...chart, title: 'More' }] }).html.match(/<figure/g),
  ).toHaveLength(2)
})

test('a link that runs a script is left out', () => {
  const link = '<p><a data-field="name" href="#a">Ann</a></p>'
  const href = 'java\nscript:alert(1)'
  expect(fill(link, { name: { text: 'Bo', href } }).html).toBe(link.replace('Ann', 'Bo'))
  const table = '<div><table><tr><th>A</th></tr><tr><td>1</td></tr></table></div>'
  const filled = fill(table, { columns: ['A', 'B'], rows: [['1', { text: 'x', href }]] })
  expect(filled.html).toContain('<td>x</td>')
})

test('what has no element is reported and changes nothing', () => {
  const { html, unplaced } = fill('<p><b data-slot="a">x</b></p>', { other: 'y', a: { text: 'z' } })
  expect(html).toBe('<p><b data-slot="a">z</b></p>')
  expect(unplaced).toEqual(['other'])
})

const EXAMPLE = `<section aria-label="Ann" id="top"><h2 data-slot="title">Ann</h2>
  <ul data-slot="items"><li id="i"><a href="#i" data-field="name">Ann</a> <img data-image="portrait" alt="Ann"><svg data-icon="user"></svg></li></ul>
  <figure data-chart="line" data-slot="plot"><figcaption data-field="text">Fees</figcaption><table><tr><th>Week</th><th>A</th></tr><tr><th>1</th><td data-field="value">2</td></tr></table></figure>
  <form data-slot="form"><input data-field="email" id="e"><label for="e">Email</label></form></section>`

const KEYS =
  'title items name plot text value form email chart columns rows href icon status unit kind'

test('any sample gives allowed markup with unique ids', () => {
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.constantFrom(...KEYS.split(' ')),
        arbitraryJson('__proto__', ...KEYS.split(' ')),
      ),
      (sample) => {
        const filled = drawElement(fillExample(parse(EXAMPLE), sample))
        const ids = listElements([filled]).flatMap(({ attributes }) => attributes.get('id') ?? [])
        expect(new Set(ids).size).toBe(ids.length)
        expect(findDisallowedMarkup(parseHtml(serializeNodes([filled])))).toEqual([])
      },
    ),
    runs(300),
  )
})
