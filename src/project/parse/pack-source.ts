import type {
  Attribute,
  MarkupElement,
  MarkupNode,
  ScriptFacts,
  SourceFile,
  StyleRule,
  TextRange,
  Value,
} from '../../internal/verify.ts'

// A parsed file as lists of numbers and strings, without the text that its ranges show anyway.
// Copying the objects to another thread would take a third of the time that parsing them takes.

/** A text, or 0 if it is what the file has in the range of the value. */
type PackedText = string | 0

type PackedValue = readonly [kind: 0 | 1, start: number, end: number, text: PackedText]

type PackedNode = number | PackedValue

type PackedAttribute = readonly [
  name: string,
  start: number,
  end: number,
  value: PackedValue | null,
]

type PackedElement = readonly [
  tag: string,
  flags: number,
  parent: number,
  start: number,
  end: number,
  tagStart: number,
  tagEnd: number,
  attributes: readonly PackedAttribute[],
  children: readonly PackedNode[],
]

type PackedRule = readonly [
  selectors: readonly string[],
  conditions: readonly string[],
  start: number,
  end: number,
  declarations: readonly (readonly [
    property: string,
    value: PackedText,
    start: number,
    end: number,
    valueStart: number,
    valueEnd: number,
  ])[],
]

type PackedScript = readonly [
  imports: readonly (readonly [string, readonly string[], start: number, end: number])[],
  declarations: readonly (readonly [string, flags: number, start: number, end: number])[],
  calls: readonly (readonly [string, readonly PackedValue[], start: number, end: number])[],
  assignments: readonly (readonly [string, PackedValue, start: number, end: number])[],
  strings: readonly PackedValue[],
]

type PackedFile = readonly [
  facts: Omit<SourceFile, 'text' | 'elements' | 'styles' | 'script'>,
  elements: readonly PackedElement[],
  styles: readonly PackedRule[],
  script: PackedScript | null,
]

/** Writes a parsed file, without its text, as JSON. */
export function packSource(file: SourceFile): string {
  const { text, elements, styles, script, ...facts } = file
  const indexes = new Map(elements.map((element, index) => [element, index]))
  const packed: PackedFile = [
    facts,
    elements.map((element) => packElement(text, element, indexes)),
    styles.map((rule) => packRule(text, rule)),
    script && packScript(text, script),
  ]
  return JSON.stringify(packed)
}

const packText = (text: string, value: string, { start, end }: TextRange): PackedText =>
  value === text.slice(start, end) ? 0 : value

/** Packs a value, or a text or expression between elements. */
const packValue = (
  text: string,
  value: Value | Exclude<MarkupNode, MarkupElement>,
): PackedValue => {
  const { start, end } = value.range
  return value.kind === 'dynamic'
    ? [1, start, end, packText(text, value.source, value.range)]
    : [0, start, end, packText(text, value.text, value.range)]
}

function packElement(
  text: string,
  element: MarkupElement,
  indexes: ReadonlyMap<MarkupElement, number>,
): PackedElement {
  const { tag, isComponent, hasSpread, parent, range, tagRange, attributes, children } = element
  return [
    tag,
    (isComponent ? 1 : 0) + (hasSpread ? 2 : 0),
    parent === null ? -1 : getIndex(indexes, parent),
    ...([range.start, range.end, tagRange.start, tagRange.end] as const),
    attributes.map(({ name, range: { start, end }, value }) => [
      ...([name, start, end] as const),
      value && packValue(text, value),
    ]),
    children.map((child) =>
      child.kind === 'element' ? getIndex(indexes, child) : packValue(text, child),
    ),
  ]
}

function getIndex(indexes: ReadonlyMap<MarkupElement, number>, element: MarkupElement): number {
  const index = indexes.get(element)
  if (index === undefined) throw new Error(`<${element.tag}> is not in the list of its file.`)
  return index
}

const packRule = (
  text: string,
  { selectors, conditions, range, declarations }: StyleRule,
): PackedRule => [
  selectors,
  conditions,
  range.start,
  range.end,
  declarations.map(({ property, value, range: { start, end }, valueRange }) => [
    property,
    packText(text, value, valueRange),
    ...([start, end, valueRange.start, valueRange.end] as const),
  ]),
]

const packScript = (
  text: string,
  { imports, declarations, calls, assignments, strings }: ScriptFacts,
): PackedScript => [
  imports.map(({ specifier, names, range: { start, end } }) => [specifier, names, start, end]),
  declarations.map(({ name, isExported, isComponent, range: { start, end } }) => [
    name,
    (isExported ? 1 : 0) + (isComponent ? 2 : 0),
    start,
    end,
  ]),
  calls.map(({ callee, args, range: { start, end } }) => [
    callee,
    args.map((value) => packValue(text, value)),
    start,
    end,
  ]),
  assignments.map(({ target, value, range: { start, end } }) => [
    target,
    packValue(text, value),
    start,
    end,
  ]),
  strings.map((value) => packValue(text, value)),
]

/** Reads a parsed file that `packSource` wrote. */
export function unpackSource(text: string, json: string): SourceFile {
  const [facts, elements, styles, script] = JSON.parse(json) as PackedFile
  return {
    path: facts.path,
    syntax: facts.syntax,
    role: facts.role,
    text,
    elements: unpackElements(text, elements),
    styles: styles.map((rule) => unpackRule(text, rule)),
    script: script && unpackScript(text, script),
    suppressions: facts.suppressions,
    errors: facts.errors,
  }
}

const unpackText = (text: string, value: PackedText, start: number, end: number): string =>
  value === 0 ? text.slice(start, end) : value

const unpackValue = (text: string, [kind, start, end, value]: PackedValue): Value => {
  const range = { start, end }
  const written = unpackText(text, value, start, end)
  return kind === 0
    ? { kind: 'static', text: written, range }
    : { kind: 'dynamic', source: written, range }
}

const unpackStatic = (text: string, [, start, end, value]: PackedValue) => ({
  kind: 'static' as const,
  text: unpackText(text, value, start, end),
  range: { start, end },
})

interface UnpackedElement extends MarkupElement {
  parent: MarkupElement | null
  readonly children: MarkupNode[]
}

/** Creates all elements, then connects them: a child may come before or after its parent. */
function unpackElements(text: string, packed: readonly PackedElement[]): UnpackedElement[] {
  const elements = packed.map(
    ([tag, flags, , start, end, tagStart, tagEnd, attributes]): UnpackedElement => ({
      kind: 'element',
      tag,
      isComponent: (flags & 1) !== 0,
      range: { start, end },
      tagRange: { start: tagStart, end: tagEnd },
      attributes: attributes.map((attribute) => unpackAttribute(text, attribute)),
      hasSpread: (flags & 2) !== 0,
      children: [],
      parent: null,
    }),
  )
  packed.forEach(([, , parent, , , , , , children], index) => {
    const element = elements[index] as UnpackedElement
    element.parent = elements[parent] ?? null
    for (const child of children) {
      element.children.push(
        typeof child === 'number' ? (elements[child] as UnpackedElement) : unpackChild(text, child),
      )
    }
  })
  return elements
}

const unpackAttribute = (text: string, [name, start, end, value]: PackedAttribute): Attribute => ({
  name,
  range: { start, end },
  value: value && unpackValue(text, value),
})

const unpackChild = (text: string, [kind, start, end, value]: PackedValue): MarkupNode => {
  const range = { start, end }
  const written = unpackText(text, value, start, end)
  return kind === 0
    ? { kind: 'text', text: written, range }
    : { kind: 'dynamic', source: written, range }
}

const unpackRule = (
  text: string,
  [selectors, conditions, start, end, declarations]: PackedRule,
): StyleRule => ({
  selectors,
  conditions,
  declarations: declarations.map(([property, value, from, to, valueStart, valueEnd]) => ({
    property,
    value: unpackText(text, value, valueStart, valueEnd),
    range: { start: from, end: to },
    valueRange: { start: valueStart, end: valueEnd },
  })),
  range: { start, end },
})

const unpackScript = (
  text: string,
  [imports, declarations, calls, assignments, strings]: PackedScript,
): ScriptFacts => ({
  imports: imports.map(([specifier, names, start, end]) => ({
    specifier,
    names,
    range: { start, end },
  })),
  declarations: declarations.map(([name, flags, start, end]) => ({
    name,
    isExported: (flags & 1) !== 0,
    isComponent: (flags & 2) !== 0,
    range: { start, end },
  })),
  calls: calls.map(([callee, args, start, end]) => ({
    callee,
    args: args.map((value) => unpackValue(text, value)),
    range: { start, end },
  })),
  assignments: assignments.map(([target, value, start, end]) => ({
    target,
    value: unpackValue(text, value),
    range: { start, end },
  })),
  strings: strings.map((value) => unpackStatic(text, value)),
})
