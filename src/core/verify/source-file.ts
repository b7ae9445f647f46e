/** A part of a file, as offsets in UTF-16 code units; the end is exclusive. */
export interface TextRange {
  readonly start: number
  readonly end: number
}

/** What a file is for. Only findings in `production` files can fail a run. */
export type FileRole =
  | 'production'
  | 'test'
  | 'story'
  | 'fixture'
  | 'generated'
  | 'config'
  | 'vendor'

/** The language of a file. */
export type Syntax = 'html' | 'astro' | 'jsx' | 'script' | 'vue' | 'svelte' | 'css' | 'scss'

/** A value that is written out, or one that only running code knows. */
export type Value =
  | { readonly kind: 'static'; readonly text: string; readonly range: TextRange }
  | { readonly kind: 'dynamic'; readonly source: string; readonly range: TextRange }

/** An attribute of an element. */
export interface Attribute {
  /** The name in HTML, in lower case: `className` is `class`, `@click` and `onClick` are `onclick`. */
  readonly name: string
  readonly range: TextRange
  /** Null if the attribute has no value, as in `<input disabled>`. */
  readonly value: Value | null
}

/** An element of any markup language. */
export interface MarkupElement {
  readonly kind: 'element'
  /** The name as written; in lower case unless it is a component. */
  readonly tag: string
  /** True if the project, and not the browser, decides what the element renders. */
  readonly isComponent: boolean
  readonly attributes: readonly Attribute[]
  /** True if `{...props}`, `v-bind="props"` or a dynamic name may add any attribute. */
  readonly hasSpread: boolean
  readonly children: readonly MarkupNode[]
  readonly parent: MarkupElement | null
  readonly range: TextRange
  /** The start tag. */
  readonly tagRange: TextRange
}

/** A child of an element. */
export type MarkupNode =
  | MarkupElement
  | { readonly kind: 'text'; readonly text: string; readonly range: TextRange }
  /** Anything that only running code knows: `{label}`, `{{ label }}`, a slot. */
  | { readonly kind: 'dynamic'; readonly source: string; readonly range: TextRange }

/** A declaration in a style sheet, a style block or a style attribute. */
export interface StyleDeclaration {
  readonly property: string
  readonly value: string
  readonly range: TextRange
  readonly valueRange: TextRange
}

/** A rule of a style sheet. */
export interface StyleRule {
  /** The selectors, with those of the parent rules resolved; empty for a style attribute. */
  readonly selectors: readonly string[]
  /** The conditions around the rule, such as `@media (prefers-color-scheme: dark)`. */
  readonly conditions: readonly string[]
  readonly declarations: readonly StyleDeclaration[]
  readonly range: TextRange
}

/** What the script of a file shows. */
export interface ScriptFacts {
  readonly imports: readonly ScriptImport[]
  readonly declarations: readonly ScriptDeclaration[]
  readonly calls: readonly ScriptCall[]
  readonly assignments: readonly ScriptAssignment[]
  readonly strings: readonly (Value & { readonly kind: 'static' })[]
}

/** An import, a re-export or a dynamic import. */
export interface ScriptImport {
  readonly specifier: string
  /** The imported names; `default` and `*` for the default and the namespace. */
  readonly names: readonly string[]
  readonly range: TextRange
}

/** A function, class or variable at the top level. */
export interface ScriptDeclaration {
  readonly name: string
  readonly isExported: boolean
  /** True if it returns markup. */
  readonly isComponent: boolean
  readonly range: TextRange
}

/** A call such as `router.push('/orders')`. */
export interface ScriptCall {
  /** The callee as written, without optional chaining: `router.push`. */
  readonly callee: string
  readonly args: readonly Value[]
  readonly range: TextRange
}

/** An assignment to a property, such as `box.title = text`. */
export interface ScriptAssignment {
  /** The target as written: `box.title`. */
  readonly target: string
  readonly value: Value
  readonly range: TextRange
}

/** A comment that silences a check on the line below it. */
export interface Suppression {
  readonly code: string
  /** Null if the comment gives none; it then silences nothing. */
  readonly reason: string | null
  readonly line: number
}

/** A file of a project, parsed. */
export interface SourceFile {
  /** Relative to the project, with forward slashes. */
  readonly path: string
  readonly syntax: Syntax
  readonly role: FileRole
  readonly text: string
  /** The elements in the order of the document, each with its ancestors. */
  readonly elements: readonly MarkupElement[]
  readonly styles: readonly StyleRule[]
  /** Null if the file has no script. */
  readonly script: ScriptFacts | null
  readonly suppressions: readonly Suppression[]
  /** What could not be parsed; the checks then see less. */
  readonly errors: readonly string[]
}
