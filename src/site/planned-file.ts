/** The content of a file: a text, or the parts of a text that is too long for one string. */
export type FileContent = string | Iterable<string>

/** Returns content as one text. */
export const toText = (content: FileContent): string =>
  typeof content === 'string' ? content : [...content].join('')

/** Content that is rendered when its file is written, and the paths that it is written to. */
export interface PlannedFile {
  /** Paths below the site's root. */
  readonly paths: readonly string[]
  /** Whether each path has content of its own; otherwise all paths have the same. */
  readonly isPerPath?: boolean
  /** Whether the content takes time on another thread, so that other files come first. */
  readonly isLate?: boolean
  render(path: string): FileContent | Promise<FileContent>
}

/** A path of a plan, or all of its paths, with the content that is written there. */
export type RenderedFile = readonly [paths: readonly string[], content: FileContent]

/** Renders the files of a plan one after the other. */
export async function* renderPlan(plan: PlannedFile): AsyncGenerator<RenderedFile> {
  const [first] = plan.paths
  if (first === undefined) return
  if (!plan.isPerPath) yield [plan.paths, await plan.render(first)]
  else for (const path of plan.paths) yield [[path], await plan.render(path)]
}

/** Plans files whose texts are known already. */
export const planTexts = (files: Iterable<readonly [path: string, text: string]>): PlannedFile[] =>
  Array.from(files, ([path, text]) => ({ paths: [path], render: () => text }))

/** Plans files that are rendered together with the first one, and forgotten after the last one. */
export function planTogether(
  paths: readonly string[],
  renderAll: () => Promise<ReadonlyMap<string, string>>,
): PlannedFile {
  let rendered: Promise<ReadonlyMap<string, string>> | undefined
  return {
    paths,
    isPerPath: true,
    async render(path) {
      rendered ??= renderAll()
      const text = (await rendered).get(path)
      if (path === paths.at(-1)) rendered = undefined
      if (text === undefined) throw new Error(`${path} was planned, but not rendered.`)
      return text
    },
  }
}

/** Splits the JSON of a large document into parts: one per item of each list in it. */
export const serializeInParts = (document: unknown): Iterable<string> => ({
  [Symbol.iterator]: () => listParts(document),
})

function* listParts(document: unknown): Generator<string> {
  const entries = Object.entries(document as object).filter(([, value]) => value !== undefined)
  let separator = '{'
  for (const [name, value] of entries) {
    yield `${separator}${JSON.stringify(name)}:`
    separator = ','
    if (Array.isArray(value) && value.length > 0) yield* listItems(value)
    else yield JSON.stringify(value)
  }
  yield entries.length === 0 ? '{}\n' : '}\n'
}

function* listItems(items: readonly unknown[]): Generator<string> {
  for (const [index, item] of items.entries()) {
    yield `${index === 0 ? '[' : ','}${JSON.stringify(item)}`
  }
  yield ']'
}
