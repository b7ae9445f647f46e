import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../support/root.ts'
import { readTask } from './read-task.ts'
import type { OutcomeCheck } from './run.ts'

/** A mistake in the sample app that exactly one check must find. */
export interface Fault {
  readonly check: OutcomeCheck
  /** The start of the reason that the check must give. */
  readonly reason: string
  readonly file: 'index.html' | 'app.js' | 'app.css'
  readonly text: string
  readonly replacement: string
}

const SHOW_DIALOG = "find('dialog').showModal()"

/** Every check has at least one mistake that only it finds. */
export const FAULTS: readonly Fault[] = [
  {
    check: 'route',
    reason: 'expected one h1, in main; found 2, 1 of them in main',
    file: 'index.html',
    text: '<nav aria-label="Product">',
    replacement: '<nav aria-label="Product"><h1 hidden>Desk</h1>',
  },
  {
    check: 'route',
    reason: 'uncaught error: late',
    file: 'app.js',
    text: 'loadStatuses()\nloadRecords()',
    replacement: "loadStatuses()\nloadRecords()\nthrow new Error('late')",
  },
  {
    check: 'ids',
    reason: 'expected one #',
    file: 'index.html',
    text: '<search id=',
    replacement: '<search data-id=',
  },
  {
    check: 'ids',
    reason: 'expected the order ',
    file: 'app.js',
    text: 'loadStatuses()\nloadRecords()',
    replacement: "part.after(find('search'))\nloadStatuses()\nloadRecords()",
  },
  {
    check: 'names',
    reason: 'expected a name or heading for #',
    file: 'index.html',
    text: ' aria-label="Selected invoices"',
    replacement: '',
  },
  {
    check: 'url',
    reason: 'search: expected the URL to change; found /records',
    file: 'app.js',
    text: "setParameter('q', filters.q.value)",
    replacement: 'render()',
  },
  {
    check: 'url',
    reason: 'sort: expected "Customer ascending" at /records?sort=title in a new tab; found',
    file: 'app.js',
    text: 'let records = []',
    replacement: "let records = []\nparameters.delete('sort')",
  },
  {
    check: 'keyboard',
    reason: 'expected Tab to reach "Create invoice"; found it left out',
    file: 'index.html',
    text: 'id="create"',
    replacement: 'id="create" tabindex="-1"',
  },
  {
    check: 'keyboard',
    reason: 'expected Enter on "Create invoice" to have an effect; found none',
    file: 'app.js',
    text: SHOW_DIALOG,
    replacement: 'undefined',
  },
  {
    check: 'keyboard',
    reason: 'expected Escape to close what "Create invoice" opened; it is still open',
    file: 'app.js',
    text: SHOW_DIALOG,
    replacement: `{\n${SHOW_DIALOG}\nfind('dialog').oncancel = (event) => event.preventDefault()\n}`,
  },
  {
    check: 'keyboard',
    reason: 'expected focus to return to "Create invoice" after Escape; found it on <input>',
    file: 'app.js',
    text: SHOW_DIALOG,
    replacement: `{\n${SHOW_DIALOG}\nfind('dialog').onclose = () => filters.q.focus()\n}`,
  },
  {
    check: 'keyboard',
    reason: 'expected visible focus on "Create invoice"; found none',
    file: 'app.css',
    text: 'outline: 2px solid var(--color-focus)',
    replacement: 'outline: none',
  },
  {
    check: 'axe',
    reason: 'expected no select-name; found 1: select (390px light, 390px dark, 1280px light, ',
    file: 'index.html',
    text: '<label>Status <select name="status"></select></label>',
    replacement: '<span>Status <select name="status"></select></span>',
  },
  {
    check: 'overflow',
    reason: 'expected at most 390px; found ',
    file: 'app.css',
    text: 'overflow-x: auto',
    replacement: 'overflow-x: visible',
  },
  {
    check: 'colors',
    reason: 'expected a variable of the theme; found border: gray',
    file: 'app.css',
    text: 'border: 1px solid var(--color-border-strong)',
    replacement: 'border: 1px solid gray',
  },
  {
    check: 'colors',
    reason: 'expected a variable of the theme; found rgb(18, 52, 86) on <h2>',
    file: 'index.html',
    text: '<h2 id="records-title">',
    replacement: '<h2 id="records-title" style="outline-color: #123456">',
  },
  {
    check: 'recovery',
    reason: 'failing /data/records.json: expected a visible error; found none',
    file: 'app.js',
    text: "showError(message, 'The invoices could not be loaded.', loadRecords)",
    replacement: 'render()',
  },
  {
    check: 'recovery',
    reason: 'failing /data/records.json: expected trying again',
    file: 'app.js',
    text: "'The invoices could not be loaded.', loadRecords",
    replacement: "'The invoices could not be loaded.', undefined",
  },
  {
    check: 'recovery',
    reason: '?fail=',
    file: 'app.js',
    text: "showError(message, 'The statuses could not be loaded.', loadStatuses)",
    replacement: "(message.textContent = 'The statuses could not be loaded.')",
  },
  {
    check: 'screenshots',
    reason: 'light and dark have the same pixels',
    file: 'index.html',
    text: '<html lang="en">',
    replacement: '<html lang="en" data-mode="light" style="color-scheme: light">',
  },
]

/** The ids in the files of the sample app, in the order of the pack. */
const SAMPLE_IDS = ['record-filters', 'records-table', 'record-bulk']

/** Writes the sample app for the table task, with a fault, to a folder. */
export async function writeSampleApp(folder: string, fault?: Fault): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await cp(`${ROOT}test/outcome/sample`, folder, { recursive: true })
  const { contract, themeCss } = await readTask('table')
  await writeFile(join(folder, 'theme.css'), themeCss)
  const index = join(folder, 'index.html')
  // A pack can name its parts differently one day; the sample follows.
  const html = SAMPLE_IDS.reduce(
    (text, id, at) => text.replace(`id="${id}"`, `id="${contract.ids[at]}"`),
    await readFile(index, 'utf8'),
  )
  await writeFile(index, html)
  if (fault === undefined) return
  const file = join(folder, fault.file)
  const text = await readFile(file, 'utf8')
  if (!text.includes(fault.text)) throw new Error(`${fault.file} has no ${fault.text}`)
  await writeFile(file, text.replace(fault.text, fault.replacement))
}
