import { readdirSync, readFileSync } from 'node:fs'
import { lexer, type Tokens } from 'marked'
import { ROOT } from '../root.ts'

/** A code block of the docs; its fence has a language and a file name, `server=url` or `needs=browser`. */
export interface DocBlock {
  readonly language: string
  /** The file to write the block to. */
  readonly file?: string
  /** The URL of the server that the block starts. */
  readonly server?: string
  /** True if the block opens a built app in a browser, so that it cannot run on its own. */
  readonly needsBrowser?: boolean
  readonly text: string
}

const DOCS_FOLDER = `${ROOT}src/web/docs`

/** The names of the docs pages. */
export const DOC_PAGES: readonly string[] = readdirSync(DOCS_FOLDER)
  .filter((file) => file.endsWith('.md'))
  .map((file) => file.replace('.md', ''))

/** Lists the code blocks of a page in order. */
export const listDocBlocks = (page: string): DocBlock[] =>
  lexer(readFileSync(`${DOCS_FOLDER}/${page}.md`, 'utf8'))
    .filter((token): token is Tokens.Code => token.type === 'code')
    .map(({ lang = '', text }) => {
      const [language = '', rest] = lang.split(' ')
      if (rest === 'needs=browser') return { language, text, needsBrowser: true }
      const server = rest?.startsWith('server=') ? rest.replace('server=', '') : undefined
      return { language, text, ...(server ? { server } : rest ? { file: rest } : {}) }
    })
