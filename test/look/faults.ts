import type { View } from '../../src/look/types.ts'

/** A page with a fault, and the same page without it. */
export interface PlantedFault {
  /** The code of the finding. */
  readonly code: string
  /** Tells apart several faults with the same code. */
  readonly name: string
  /** The content of `main`, or of `body` if it has a `main`. */
  readonly faulty: string
  readonly clean: string
  readonly view?: View
}

const PHONE: View = { width: 390, scheme: 'light' }
const DARK: View = { width: 1280, scheme: 'dark' }

/** Writes the document of a planted page. */
export const writeDocument = (content: string): string =>
  `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Repairs</title>
<style>
:root { color-scheme: light dark }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: #fff; color: #222 }
@media (prefers-color-scheme: dark) { body { background: #15181c; color: #eee } }
main { max-width: 960px; padding: 24px 32px }
.button { border: 0; border-radius: 6px; padding: 12px 20px; font: inherit; background: #14532d; color: #fff }
.outlined { border: 1px solid #666; background: none; color: inherit }
.card { border: 1px solid #ccc; border-radius: 8px; padding: 16px; background: #fafafa; color: #222 }
.mark { display: inline-block; width: 12px; height: 12px; border-radius: 3px; background: #c2410c }
</style>${content.includes('<main') ? content : `<main><h1>Repairs</h1>${content}</main>`}</html>`

/** Two pixels next to each other. */
const BITMAP =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR42mNgaGgAIgAGBwIBx57vFQAAAABJRU5ErkJggg=='

const PIXEL =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%22200%22 height=%22100%22%3E%3Crect width=%22200%22 height=%22100%22 fill=%22teal%22/%3E%3C/svg%3E'

const tall = (height: number): string => `<div class="card" style="height:${height}px">Visits</div>`

const writeFrame = (left: number): string =>
  `<header style="padding:16px ${left}px;border-bottom:1px solid #ccc"><b>Harbour Lane</b></header>
<main><h1>Repairs</h1><p>Three repairs need a decision.</p><h2>Today</h2><p>Dave is free at 10:30.</p></main>`

const writePanels = (width: string): string =>
  `<div style="display:grid;grid-template-columns:repeat(2,1fr);gap:16px">
<section class="card" style="min-height:200px;${width}"><h2>Urgent</h2><p>No heating.</p></section>
<section class="card" style="min-height:200px"><h2>Waiting</h2><ul><li>2 Hill Road</li></ul></section>
<section class="card" style="min-height:200px"><h2>Visits</h2><table><tr><td>10:30</td></tr></table></section>
<section class="card" style="min-height:200px"><h2>Costs</h2><dl><dt>March</dt><dd>£950</dd></dl></section></div>`

/** A fault for each measure, with its clean twin. */
export const FAULTS: readonly PlantedFault[] = [
  {
    code: 'image-broken',
    name: 'missing',
    faulty: '<img src="/missing.png" alt="The boiler" width="200" height="100">',
    clean: `<img src="${PIXEL}" alt="The boiler" width="200" height="100">`,
  },
  {
    code: 'image-broken',
    name: 'distorted',
    faulty: `<img src="${BITMAP}" alt="The boiler" width="200" height="200">`,
    clean: `<img src="${BITMAP}" alt="The boiler" width="70" height="35">`,
  },
  {
    code: 'image-broken',
    name: 'a distorted bitmap, and a vector that keeps its proportions',
    faulty: `<img src="${BITMAP}" alt="The boiler" width="200" height="200">`,
    clean: `<img src="${PIXEL}" alt="The boiler" width="200" height="200">`,
  },
  {
    code: 'text-overlap',
    name: 'placed freely',
    faulty:
      '<div style="position:relative;height:40px"><span style="position:absolute;top:4px">Serviced in March</span><span style="position:absolute;left:40px;top:8px">Next service due</span></div>',
    clean:
      '<div style="position:relative;height:40px"><span style="position:absolute;top:4px">Serviced in March</span><span style="position:absolute;left:240px;top:8px">Next service due</span></div>',
  },
  {
    code: 'text-overlap',
    name: 'pulled over its text, and in the flow of it',
    faulty: '<p>Or call us<span style="position:absolute;left:40px">today</span></p>',
    clean: '<p>Or <span style="display:inline-block">call us</span>.</p>',
  },
  {
    code: 'text-clipped',
    name: 'hidden overflow',
    faulty:
      '<div style="width:150px;white-space:nowrap;overflow:hidden">14 Quay Street, Flat 3, Bristol</div>',
    clean:
      '<div style="width:150px;white-space:nowrap;overflow:hidden;text-overflow:ellipsis">14 Quay Street, Flat 3, Bristol</div>',
  },
  {
    code: 'text-clipped',
    name: 'label of an axis',
    faulty:
      '<svg width="300" height="80" role="img" aria-label="Costs"><rect x="40" y="20" width="20" height="60"/><text x="-30" y="70" font-size="14">£1,240</text></svg>',
    clean:
      '<svg width="300" height="80" role="img" aria-label="Costs"><rect x="90" y="20" width="20" height="60"/><text x="4" y="70" font-size="14">£1,240</text></svg>',
  },
  {
    code: 'sideways-scroll',
    name: 'wide box',
    view: PHONE,
    faulty: '<div class="card" style="width:520px">Postcodes</div>',
    clean:
      '<div style="overflow-x:auto"><div class="card" style="width:520px">Postcodes</div></div>',
  },
  {
    code: 'text-outside-box',
    name: 'fixed width',
    faulty:
      '<span class="card" style="display:inline-block;width:90px;padding:4px;white-space:nowrap">Emergency call-out fee</span>',
    clean:
      '<span class="card" style="display:inline-block;padding:4px;white-space:nowrap">Emergency call-out fee</span>',
  },
  {
    code: 'contrast',
    name: 'gray on white',
    faulty: '<p style="color:#b5b8bd">Everything else was decided yesterday.</p>',
    clean: '<p style="color:#5b6068">Everything else was decided yesterday.</p>',
  },
  {
    code: 'contrast',
    name: 'so low that an eye notices',
    faulty: '<p style="color:#858796">Everything else was decided yesterday.</p>',
    clean: '<p style="color:#787878">Everything else was decided yesterday.</p>',
  },
  {
    code: 'font-missing',
    name: 'no file',
    faulty: '<p style="font-family:Repair Grotesk, sans-serif">Dave is free at 10:30.</p>',
    clean: '<p style="font-family:Segoe UI, sans-serif">Dave is free at 10:30.</p>',
  },
  {
    code: 'label-split',
    name: 'swatch at the end of a line',
    faulty: '<p style="width:160px">Landlord decides <i class="mark"></i> tenant</p>',
    clean:
      '<p style="width:160px">Landlord decides <span style="white-space:nowrap"><i class="mark"></i> tenant</span></p>',
  },
  {
    code: 'words-joined',
    name: 'two texts of a row',
    view: PHONE,
    faulty: '<p style="display:flex"><b>Room 1</b><span>Dr Osei</span></p>',
    clean: '<p style="display:flex;gap:6px"><b>Room 1</b><span>Dr Osei</span></p>',
  },
  {
    code: 'words-joined',
    name: 'a count, and words that are one',
    faulty: '<h2>Still to come<small>12</small></h2>',
    clean:
      '<h2>Still to come <small>12</small></h2><p><b>Git</b><i>Hub</i>, <b>10</b>min, CO<sub>2</sub>, <mark>Re</mark>pair</p>',
  },
  {
    code: 'focus-ring',
    name: 'heading that a script focuses',
    faulty: '<h2 tabindex="-1">Today</h2><script>document.querySelector("h2").focus()</script>',
    clean:
      '<h2 tabindex="-1" style="outline:none">Today</h2><script>document.querySelector("h2").focus()</script>',
  },
  {
    code: 'focus-ring',
    name: 'a region, and a field that people type in',
    faulty:
      '<section tabindex="-1"><h2>Today</h2></section><script>document.querySelector("section").focus()</script>',
    clean: '<label>Name <input autofocus></label>',
  },
  {
    code: 'two-main-actions',
    name: 'in one section',
    faulty:
      '<section><button class="button">Send Dave</button> <button class="button">Ask the landlord</button></section>',
    clean:
      '<section><button class="button">Send Dave</button> <button class="button outlined">Ask the landlord</button></section>',
  },
  {
    code: 'action-below',
    name: 'after a long form',
    view: PHONE,
    faulty: `${tall(1100)}<button class="button">Send the report</button>`,
    clean: `${tall(1100)}<div style="position:sticky;bottom:0"><button class="button">Send the report</button></div>`,
  },
  {
    code: 'action-below',
    name: 'the main action, and the next page of a list',
    view: PHONE,
    faulty: `${tall(1100)}<a class="button" href="/report">Send the report →</a>`,
    clean: `${tall(1100)}<a class="button" href="/2">Older posts →</a>`,
  },
  {
    code: 'action-below',
    name: 'one action, and a list of them',
    view: PHONE,
    faulty: `${tall(1100)}<button class="button">Send the report</button>`,
    clean:
      tall(1100) +
      ['Monday', 'Tuesday', 'Friday']
        .map(
          (day) => `<section><h2>${day}</h2><button class="button">Book ${day}</button></section>`,
        )
        .join(''),
  },
  {
    code: 'light-in-dark',
    name: 'field',
    view: DARK,
    faulty: '<label>Postcode <input value="BS1" style="background:#fff;color:#111"></label>',
    clean: '<label>Postcode <input value="BS1" style="background:#222;color:#eee"></label>',
  },
  {
    code: 'edges-off',
    name: 'header',
    faulty: writeFrame(40),
    clean: writeFrame(32),
  },
  {
    code: 'label-wraps',
    name: 'badge',
    faulty:
      '<span style="display:inline-block;width:72px;padding:2px 10px;border-radius:99px;font-size:13px;background:#fde2e2;color:#911">Very urgent</span>',
    clean:
      '<span style="display:inline-block;padding:2px 10px;border-radius:99px;font-size:13px;background:#fde2e2;color:#911">Very urgent</span>',
  },
  {
    code: 'label-wraps',
    name: 'button',
    faulty: '<button class="button" style="width:110px">Send Dave now</button>',
    clean: '<button class="button" style="width:170px">Send Dave now</button>',
  },
  {
    code: 'label-wraps',
    name: 'a button, and the heading of a part that it opens',
    faulty: '<a class="button" href="/a" style="display:block;width:110px">Send Dave now</a>',
    clean:
      '<a class="button" href="/a" style="display:block;width:110px"><h2 style="font:inherit;margin:0">Send Dave now</h2></a>',
  },
  {
    code: 'label-wraps',
    name: 'table head',
    faulty:
      '<table><tr><th style="width:70px;max-width:70px">Reported since</th></tr><tr><td>Fri</td></tr></table>',
    clean:
      '<table><tr><th style="white-space:nowrap">Reported since</th></tr><tr><td>Fri</td></tr></table>',
  },
  {
    code: 'label-far',
    name: 'closer to the field above',
    faulty:
      '<label for="a">Name</label><input id="a" style="display:block;margin:24px 0 4px"><label for="b">Phone</label><input id="b" style="display:block;margin-top:24px">',
    clean:
      '<label for="a">Name</label><input id="a" style="display:block;margin:4px 0 24px"><label for="b">Phone</label><input id="b" style="display:block;margin-top:4px">',
  },
  {
    code: 'heading-far',
    name: 'closer to the text above',
    faulty:
      '<p style="margin:0">The boiler is off.<br>The tenant has a baby.</p><h2 style="margin:4px 0 40px">What happens next</h2><p>Dave calls first.</p>',
    clean:
      '<p style="margin:0">The boiler is off.<br>The tenant has a baby.</p><h2 style="margin:40px 0 4px">What happens next</h2><p>Dave calls first.</p>',
  },
  {
    code: 'gap-uneven',
    name: 'one margin in a row',
    faulty:
      '<div style="display:flex;gap:12px"><b class="card">All</b><b class="card">Urgent</b><b class="card" style="margin-right:18px">Waiting</b><b class="card">Done</b></div>',
    clean:
      '<div style="display:flex;gap:12px"><b class="card">All</b><b class="card">Urgent</b><b class="card">Waiting</b><b class="card">Done</b></div>',
  },
  {
    code: 'text-small',
    name: '10 px',
    faulty: '<p style="font-size:10px">Prices include VAT.</p>',
    clean: '<p style="font-size:12px">Prices include VAT.</p>',
  },
  {
    code: 'target-small',
    name: 'links in a part that scrolls, and cuts the last one',
    view: PHONE,
    faulty:
      '<nav style="overflow-x:auto;width:60px"><a href="#a" style="display:inline-block;font-size:14px;line-height:16px">1</a><a href="#b" style="display:inline-block;font-size:14px;line-height:16px">2</a></nav>',
    clean:
      '<nav style="overflow-x:auto;width:60px;display:flex"><a href="#a" style="flex:none;width:48px;padding:12px 0">1</a><a href="#b" style="flex:none;width:48px;padding:12px 0">2</a></nav>',
  },
  {
    code: 'target-small',
    name: 'links next to each other',
    view: PHONE,
    faulty:
      '<nav><a href="#a" style="display:inline-block;font-size:14px;line-height:16px">1</a><a href="#b" style="display:inline-block;font-size:14px;line-height:16px">2</a></nav>',
    clean:
      '<nav><a href="#a" style="display:inline-block;padding:12px">1</a><a href="#b" style="display:inline-block;padding:12px">2</a></nav>',
  },
  {
    code: 'column-void',
    name: 'short column',
    faulty: `<div style="display:grid;grid-template-columns:2fr 1fr;gap:24px">${tall(900)}<div><h2>Today</h2><p>Three visits.</p></div></div>`,
    clean: `<div style="display:grid;grid-template-columns:2fr 1fr;gap:24px">${tall(300)}<div><h2>Today</h2><p>Three visits.</p></div></div>`,
  },
  {
    code: 'last-word',
    name: 'heading',
    faulty: '<h2 style="width:540px;font-size:32px">Three repairs need a decision today</h2>',
    clean:
      '<h2 style="width:540px;font-size:32px;text-wrap:balance">Three repairs need a decision today</h2>',
  },
  {
    code: 'repeated',
    name: 'heading',
    faulty:
      '<section><h2>Waiting for a part</h2><p>2 Hill Road</p></section><div><div><h2>Waiting for a part</h2><p>9 Mill Lane</p></div></div>',
    clean:
      '<section><h2>Waiting for a part</h2><p>2 Hill Road</p></section><div><div><h2>Waiting for approval</h2><p>9 Mill Lane</p></div></div>',
  },
  {
    code: 'cards-equal',
    name: 'panels',
    faulty: writePanels(''),
    clean: writePanels('grid-column:1/-1'),
  },
  {
    code: 'line-long',
    name: 'no measure',
    faulty: `<p style="font-size:14px">${'The landlord has approved up to £250 for repairs of the boiler. '.repeat(6)}</p>`,
    clean: `<p style="font-size:14px;max-width:55ch">${'The landlord has approved up to £250 for repairs of the boiler. '.repeat(6)}</p>`,
  },
  {
    code: 'styles-many',
    name: 'sizes of text',
    faulty: [12, 13, 14, 15, 17, 18, 19, 20, 21, 22]
      .map((size) => `<p style="font-size:${size}px">2 Hill Road, flat ${size}</p>`)
      .join(''),
    clean: [12, 14, 16, 20, 12, 14, 16, 20, 12, 14]
      .map((size, index) => `<p style="font-size:${size}px">2 Hill Road, flat ${index}</p>`)
      .join(''),
  },
]

/** Pages whose frame is the same, but whose content starts at different edges. */
export const FRAMES = {
  code: 'width-differs',
  faulty: [writeFrame(32), writeFrame(32).replace('<main>', '<main style="margin-left:120px">')],
  clean: [writeFrame(32), writeFrame(32)],
} as const
