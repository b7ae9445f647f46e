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
  /** What the block needs and its page does not have, such as a browser; another test runs it. */
  readonly needs?: string
  readonly text: string
}

const DOCS_FOLDER = `${ROOT}src/web/docs`

/** The names of the docs pages. */
export const DOC_PAGES: readonly string[] = readdirSync(DOCS_FOLDER)
  .filter((file) => file.endsWith('.md'))
  .map((file) => file.replace('.md', ''))

/** The page with the examples of all commands. */
export const COMMANDS_PAGE = 'commands'

/** Lists the code blocks of a page in order. */
export const listDocBlocks = (page: string): DocBlock[] =>
  lexer(readFileSync(`${DOCS_FOLDER}/${page}.md`, 'utf8'))
    .filter((token): token is Tokens.Code => token.type === 'code')
    .map(({ lang = '', text }) => {
      const [language = '', rest] = lang.split(' ')
      if (rest?.startsWith('needs=')) return { language, text, needs: rest.replace('needs=', '') }
      const server = rest?.startsWith('server=') ? rest.replace('server=', '') : undefined
      return { language, text, ...(server ? { server } : rest ? { file: rest } : {}) }
    })
