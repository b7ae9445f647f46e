import type { FileCheck } from '../check.ts'
import { manualRepair, reportElement } from '../edits.ts'
import { getComponentName, getStaticValue } from '../elements.ts'
import type { FindingDraft } from '../finding.ts'
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

function* checkElement(file: SourceFile, element: MarkupElement): Generator<FindingDraft> {
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
  const [, inner = value.source] =
    /^\{?\s*\{?\s*__html\s*:\s*([\s\S]*?)\s*,?\s*\}/.exec(value.source) ?? []
  const source = inner.trim()
  if (SANITIZER.test(source) || CONSTANT.test(source)) return true
  return /^[\w$]+$/.test(source) && isTrustedName(file, source)
}

/** True if a variable of this file is a constant text, sanitized, or the text of a file. */
function isTrustedName({ text, script }: SourceFile, name: string): boolean {
  const isFileText = script?.imports.some(
    ({ specifier, range }) =>
      /\?raw$|\.(?:svg|html|txt|md)$/.test(specifier) &&
      new RegExp(`\\b${escapePattern(name)}\\b`).test(text.slice(range.start, range.end)),
  )
  if (isFileText) return true
  const declared = new RegExp(
    `\\b${escapePattern(name)}\\s*(?::[^=\\n]+)?=(?!=)\\s*([^\\n]*)`,
  ).exec(text)
  const value = declared?.[1] ?? ''
  return SANITIZER.test(value) || /^(?:'[^']*'|"[^"]*"|`[^`$]*`);?$/.test(value.trim())
}

const escapePattern = (name: string): string => name.replaceAll('$', '\\$')

const describe = (name: string): string =>
  `${name} turns a value into markup; if it comes from a person, it can run scripts.`

const REPAIR = manualRepair('Render the value as text.', [
  'If it must be markup, pass it through a reviewed sanitizer where it is used.',
])

const createDraft = (file: SourceFile, subject: string, range: TextRange): FindingDraft => ({
  file: file.path,
  range,
  message: describe(subject === '@html' ? '{@html}' : (subject.split('.').at(-1) ?? subject)),
  confidence: 'likely',
  anchor: `${getComponentName(file, range)} ${subject} ${file.text.slice(range.start, range.end).replaceAll(/\s+/g, ' ')}`,
  repair: REPAIR,
})
