import { memoizeByObject } from '../../kernel/memoize.ts'
import type { FileCheck } from '../check.ts'
import { manualRepair, reportElement } from '../edits.ts'
import { getComponentName, getStaticValue } from '../elements.ts'
import type { SourceDraft } from '../finding.ts'
import type { MarkupElement, SourceFile, TextRange, Value } from '../source-file.ts'

/** Attributes whose value becomes markup. */
const MARKUP_ATTRIBUTES = ['dangerouslysetinnerhtml', 'v-html', 'set:html', 'innerhtml']

/** Finds values that become markup although nobody knows what is in them. */
export const htmlInjection: FileCheck = {
  code: 'SEC001',
  check: 'html-injection',
  family: 'security',
  layer: 'intrinsic',
  severity: 'error',
  summary: 'text that is not constant becomes markup',
  scope: 'file',
  *run(file) {
    for (const element of file.elements) yield* checkElement(file, element)
    for (const { callee, args, range } of file.script?.calls ?? [])
      for (const value of getMarkupArguments(callee, args))
        if (!isTrusted(file, value)) yield createDraft(file, callee, range)
    for (const { target, value, range } of file.script?.assignments ?? [])
      if (/\.(?:innerHTML|outerHTML|srcdoc)$/.test(target) && !isTrusted(file, value))
        yield createDraft(file, target, range)
  },
}

function* checkElement(file: SourceFile, element: MarkupElement): Generator<SourceDraft> {
  // JSON-LD and inline scripts or styles are no markup.
  if (element.tag === 'style' || isDataScript(element)) return
  for (const { name, value, range } of element.attributes) {
    if (!MARKUP_ATTRIBUTES.includes(name) || !value || isTrusted(file, value)) continue
    yield reportElement(file, element, {
      range,
      message: describe(file.text.slice(range.start, range.end).split(/[=\s]/)[0] ?? name),
      confidence: 'likely',
      detail: name,
      repair: REPAIR,
    })
  }
}

const isDataScript = (element: MarkupElement): boolean =>
  element.tag === 'script' && /json/.test(getStaticValue(element, 'type') ?? 'json')

/** Returns the arguments of a call that become markup. */
function getMarkupArguments(callee: string, args: readonly Value[]): readonly Value[] {
  if (/(?:^|\.)insertAdjacentHTML$/.test(callee)) return args.slice(1, 2)
  if (/(?:^|\.)document\.write(?:ln)?$/.test(callee) || callee === '@html') return args.slice(0, 1)
  return []
}

const SANITIZER = /sanitiz|purify|escapeHtml|escape_html|\bxss\(|trustedHTML|createHTML/i
const CONSTANT = /^(?:''|""|``|null|undefined|'[^']*'|"[^"]*"|`[^`$]*`)$/

/** True if a value is constant or has passed a sanitizer. */
function isTrusted(file: SourceFile, value: Value): boolean {
  if (value.kind === 'static') return true
  const source = readMarkup(value.source)
  if (SANITIZER.test(source) || CONSTANT.test(source)) return true
  return /^[\w$]+$/.test(source) && isTrustedName(file, source)
}

const MARKUP_KEY = /^\{?\s*(?:\{\s*)?__html\s*:/

/** Returns the expression that becomes markup: that of `__html` in an object of React. */
function readMarkup(source: string): string {
  const [key] = MARKUP_KEY.exec(source) ?? []
  const end = key === undefined ? -1 : source.indexOf('}', key.length)
  if (key === undefined || end === -1) return source.trim()
  return source.slice(key.length, end).trim().replace(/,$/, '').trim()
}

/** True if a variable of this file is a constant text, sanitized, or the text of a file. */
function isTrustedName(file: SourceFile, name: string): boolean {
  const { fileTexts, values } = readNames(file)
  if (fileTexts.has(name)) return true
  const start = values.get(name)
  const value = start === undefined ? '' : readLine(file.text, start)
  return SANITIZER.test(value) || /^(?:'[^']*'|"[^"]*"|`[^`$]*`);?$/.test(value)
}

/** Longer values, as in minified code, are read up to here. */
const MAX_VALUE_LENGTH = 500

/** Returns the text from an offset to the end of the line, or of the next line with text. */
const readLine = (text: string, start: number): string => {
  const rest = text.slice(start).trimStart()
  const end = rest.indexOf('\n')
  return rest.slice(0, Math.min(end === -1 ? rest.length : end, MAX_VALUE_LENGTH)).trim()
}

const WORD = /[\w$]+/g
const WORD_BEFORE_COLON = /(?<![\w$])[\w$]+(?=\s*:)/g
const LAST_WORD = /(?<![\w$])[\w$]+$/

/** What a file says about its names; every name is looked up in the same two tables. */
const readNames = memoizeByObject(({ text, script }: SourceFile) => ({
  fileTexts: new Set(
    (script?.imports ?? [])
      .filter(({ specifier }) => /\?raw$|\.(?:svg|html|txt|md)$/.test(specifier))
      .flatMap(({ range }) => text.slice(range.start, range.end).match(WORD) ?? []),
  ),
  values: readValues(text),
}))

/** Returns where the first value of each name starts: after `name =` or `name: Type =`. */
function readValues(text: string): ReadonlyMap<string, number> {
  const values = new Map<string, number>()
  let from = 0
  for (let at = text.indexOf('='); at !== -1; at = text.indexOf('=', from)) {
    const before = text.slice(from, at).trimEnd()
    from = at + 1
    if (text[from] === '=') continue
    const line = before.slice(before.lastIndexOf('\n') + 1)
    const names = [...(LAST_WORD.exec(before) ?? []), ...(line.match(WORD_BEFORE_COLON) ?? [])]
    for (const name of names) if (!values.has(name)) values.set(name, from)
  }
  return values
}

const describe = (name: string): string =>
  `${name} turns a value into markup; if it comes from a person, it can run scripts.`

const REPAIR = manualRepair('Render the value as text.', [
  'If it must be markup, pass it through a reviewed sanitizer where it is used.',
])

const createDraft = (file: SourceFile, subject: string, range: TextRange): SourceDraft => ({
  file: file.path,
  range,
  message: describe(subject === '@html' ? '{@html}' : (subject.split('.').at(-1) ?? subject)),
  confidence: 'likely',
  anchor: `${getComponentName(file, range)} ${subject} ${file.text.slice(range.start, range.end).replaceAll(/\s+/g, ' ')}`,
  repair: REPAIR,
})
