import { expect, test } from 'vitest'
import { toBehaviorScript } from '../../../src/core/behavior/behavior-script.ts'
import { compileBehavior } from '../../../src/core/behavior/compile-behavior.ts'

const inClick = (code: string) => `export default { click: { a: (element, tools) => { ${code} } } }`

const listCodes = (text: string) => compileBehavior(text).issues.map(({ code }) => code)

test.each([
  ['no parts', 'export default {}'],
  ['all parts', 'export default { start() {}, click: {}, input: {}, change: {}, keydown: {} }'],
  [
    'functions of the file',
    'export default { click: { a: run } }\nfunction run(a) { return a.id }',
  ],
  ['constants', 'const A = [1, -2], B = new Map([["a", `b`]]), C = /x/\nexport default {}'],
  ['a property with a written name', inClick('element.dataset.open = tools.root.children[0].id')],
  ['a list', inClick('for (const [i, one] of [1, 2].entries()) element.title += i + one')],
  ['names of the browser as variables', inClick('const { parent, name } = tools; parent(name)')],
  ['caught errors', inClick('try { element.focus() } catch (top) { tools.announce(top) }')],
  ['labels', inClick('loop: for (;;) { break loop }')],
  ['a selector with :scope', "export default { input: { ':scope > input': () => {} } }"],
])('%s are allowed', (_, text) => {
  expect(compileBehavior(text).issues).toEqual([])
})

test.each([
  ['behavior-syntax', 'export default {'],
  ['behavior-syntax', 'const a: string = 1'],
  ['behavior-syntax', inClick('this.x = 1')],
  ['behavior-syntax', inClick('import("./other.js")')],
  ['behavior-syntax', inClick('tools.announce(import.meta.url)')],
  ['behavior-syntax', 'class A {}\nexport default {}'],
  ['behavior-import', "import a from './a.js'\nexport default {}"],
  ['behavior-export', ''],
  ['behavior-export', 'export const a = 1\nexport default {}'],
  ['behavior-export', "export * from './a.js'\nexport default {}"],
  ['behavior-export', 'export default () => {}'],
  ['behavior-export', 'const a = {}\nexport default a'],
  ['behavior-export', inClick('tools.announce("export default")')],
  ['behavior-export', 'export  default {}'],
  ['behavior-key', 'export default { clik: {} }'],
  ['behavior-key', 'const a = {}\nexport default { ...a }'],
  ['behavior-key', "export default { ['click']: {}, [`input`]: {} }"],
  ['behavior-handler', 'export default { start: 1 }'],
  ['behavior-handler', 'export default { click: () => {} }'],
  ['behavior-handler', 'export default { click: { a: 1 } }'],
  ['behavior-selector', "export default { click: { 'a >': () => {} } }"],
  ['behavior-selector', "export default { click: { 'a:hoover': () => {} } }"],
  ['behavior-top-level', 'let a\na = 1\nexport default {}'],
  ['behavior-top-level', 'const a = [].map(String)\nexport default {}'],
  ['behavior-top-level', 'if (true) {}\nexport default {}'],
  ['behavior-global', inClick('fetch("/")')],
  ['behavior-global', inClick('new XMLHttpRequest()')],
  ['behavior-global', inClick('eval("1")')],
  ['behavior-global', inClick('new Function("1")')],
  ['behavior-global', inClick('window.open("/")')],
  ['behavior-global', inClick('document.title = ""')],
  ['behavior-global', inClick('globalThis.x = 1')],
  ['behavior-global', inClick('localStorage.clear()')],
  ['behavior-global', inClick('{ const parent = 1 } parent.x = 1')],
  ['behavior-global', inClick('arguments[0].x = 1')],
  ['behavior-global', 'export default { click: { a: missing } }'],
  ['behavior-property', inClick('element.ownerDocument.title = ""')],
  ['behavior-property', inClick('element["ownerDocument"].title = ""')],
  ['behavior-property', inClick('const { ownerDocument: page } = element')],
  ['behavior-property', inClick('const key = "a"; element[key] = 1')],
  ['behavior-property', inClick('const key = "a"; const { [key]: a } = element')],
  ['behavior-property', inClick('element.innerHTML = "<b>"')],
  ['behavior-property', inClick('(() => {}).constructor("1")()')],
  ['behavior-property', inClick('element.cookie')],
  ['behavior-size', inClick(`tools.announce("${'a'.repeat(8192)}")`)],
])('%s is found in %s', (code, text) => {
  expect(listCodes(text)).toContain(code)
  expect(compileBehavior(text).text).toBeUndefined()
})

test('an issue says what is wrong, where, and what to do', () => {
  const [issue] = compileBehavior('export default {\n  clic: {},\n}').issues
  expect(issue).toEqual({
    code: 'behavior-key',
    severity: 'error',
    pointer: '',
    location: { line: 2, column: 3 },
    message: '"clic" is no part of a behavior.',
    hint: 'Did you mean "click"? The parts are start, click, input, change and keydown.',
  })
})

test('issues are in the order of the file', () => {
  const { issues } = compileBehavior('fetch("/")\nexport default { a: 1 }\nalert()')
  expect(issues.map(({ location }) => location?.line)).toEqual([1, 1, 2, 3, 3])
})

const COMMENTED = `/** A doc comment. */
const TEXT = \`a
    b // c\` // a note

/* another */ export default {
    /** Says it. */
    start(root, tools) {
      tools.announce(TEXT /* here */)
    },
}
`

test('comments and indentation are removed, texts stay', () => {
  const { text: code = '' } = compileBehavior(COMMENTED)
  expect(code).toBe(
    'const TEXT = `a\n    b // c`\nexport default {\nstart(root, tools) {\ntools.announce(TEXT  )\n},\n}',
  )
})

test('a compacted behavior stays the same', () => {
  const { text = '' } = compileBehavior(COMMENTED)
  expect(compileBehavior(text)).toEqual({ text, issues: [] })
})

test('a script registers the behavior of a pattern', () => {
  const { text: code = '' } = compileBehavior(COMMENTED)
  const registry: { svcBehaviors?: Record<string, { start: (...values: unknown[]) => void }> } = {}
  new Function('globalThis', toBehaviorScript('a-pattern', code))(registry)
  const texts: string[] = []
  registry.svcBehaviors?.['a-pattern']?.start({}, { announce: (text: string) => texts.push(text) })
  expect(texts).toEqual(['a\n    b // c'])
})
