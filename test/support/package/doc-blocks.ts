import { readdirSync, readFileSync } from 'node:fs'
import { lexer, type Tokens } from 'marked'
import { ROOT } from '../root.ts'

/** A block of code of the docs: `language rest` is what stands behind its fence. */
export interface DocBlock {
  readonly language: string
  /** The file that it is. */
  readonly file?: string
  /** The address at which the server that it starts answers. */
  readonly server?: string
  readonly text: string
}

const DOCS_FOLDER = `${ROOT}src/web/docs`

/** The pages of the docs, by their names. */
export const DOC_PAGES: readonly string[] = readdirSync(DOCS_FOLDER)
  .filter((file) => file.endsWith('.md'))
  .map((file) => file.replace('.md', ''))

/** The blocks of code of a page, in order. */
export const listDocBlocks = (page: string): DocBlock[] =>
  lexer(readFileSync(`${DOCS_FOLDER}/${page}.md`, 'utf8'))
    .filter((token): token is Tokens.Code => token.type === 'code')
    .map(({ lang = '', text }) => {
      const [language = '', rest] = lang.split(' ')
      const server = rest?.startsWith('server=') ? rest.replace('server=', '') : undefined
      return {
        ...{ language, text },
        ...(server ? { server } : rest ? { file: rest } : {}),
      }
    })
