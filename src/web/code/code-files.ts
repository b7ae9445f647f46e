import type { Client, Content } from '../../index.ts'
import {
  createRegistryItem,
  createSnippetFactory,
  getSnippetText,
} from '../../internal/snippets.ts'
import { codePath } from './code-paths.ts'
import { createHighlight } from './highlight.ts'
import type { MarkedCode } from './marked-code.tsx'

/** A file with the code of a preset. */
export interface CodeFile {
  /** The path below the site root. */
  readonly path: string
  /** The content, which is created when this is read. */
  readonly text: string
}

/** The code of a preset, as the tabs of its page load it. */
export interface PresetCodeData {
  readonly html: MarkedCode
  readonly react: MarkedCode
  readonly css: MarkedCode
}

/** The theme of previews; the first one if a corpus has no theme of this name. */
const DEFAULT_THEME = 'slate'

/** The records that the code of presets is made from. */
export interface CodeRecords {
  readonly patterns: readonly Content['patterns'][]
  readonly themes: readonly Content['themes'][]
}

/** Reads the records that `codeFiles` needs. */
export const readCodeRecords = async (client: Client): Promise<CodeRecords> => ({
  patterns: await readAll(client, 'patterns'),
  themes: await readAll(client, 'themes'),
})

/** Returns the files with the code of every preset: to open, to show and for `npx shadcn add`. */
export function* codeFiles({ patterns, themes }: CodeRecords): Generator<CodeFile> {
  const theme = themes.find(({ id }) => id === DEFAULT_THEME) ?? themes[0]
  const createSnippets = createSnippetFactory(patterns, theme)
  const highlight = createHighlight()
  for (const pattern of patterns) {
    for (const preset of Object.keys(pattern.presets)) {
      const getSnippets = createOnce(() => createSnippets(pattern, preset))
      yield {
        path: codePath.html(pattern.id, preset),
        get text() {
          return getSnippetText(getSnippets().html)
        },
      }
      yield {
        path: codePath.data(pattern.id, preset),
        get text() {
          const { html, react, css } = getSnippets()
          const data: PresetCodeData = {
            html: highlight(html),
            react: highlight(react),
            css: highlight(css),
          }
          return JSON.stringify(data)
        },
      }
      yield {
        path: codePath.registryItem(pattern.id, preset),
        get text() {
          return `${JSON.stringify(createRegistryItem(pattern, preset, getSnippets()), null, 2)}\n`
        },
      }
    }
  }
}

async function readAll<T extends 'patterns' | 'themes'>(client: Client, type: T) {
  const { items } = await client.all(type)
  const records = await Promise.all(items.map(({ slug }) => client.get(type, slug)))
  return records.map(({ data }) => data)
}

/** Creates a value when it is first needed. */
function createOnce<T>(create: () => T): () => T {
  let value: T | undefined
  return () => {
    value ??= create()
    return value
  }
}
