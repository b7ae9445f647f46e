import { readFile } from 'node:fs/promises'
import { readContent } from '../../src/node.ts'
import {
  type Example,
  patternExamples,
  patternSheet,
  shellExamples,
  shellSheet,
} from './document.ts'

/** What is to be seen; an empty list means all. */
interface Wanted {
  readonly content: readonly string[]
  /** Records, such as `patterns/hero`. */
  readonly only: readonly string[]
  readonly theme: readonly string[]
}

/** A document to look at, and what its picture is called. */
interface NamedSheet {
  readonly name: string
  readonly html: string
}

/** One document for each record, theme and mode that is wanted. */
export async function readSheets(
  root: string,
  { content: folders, only, theme: themes }: Wanted,
): Promise<NamedSheet[]> {
  const content = await readContent(folders)
  const css = await readFile(`${root}build/preview/plain.css`, 'utf8')
  const isWanted = ({ record }: Example) => only.length === 0 || only.includes(record)
  const patterns = patternExamples(content).filter(isWanted)
  const shells = shellExamples(content).filter(isWanted)
  const slugs = [...new Set(patterns.map(({ record }) => record))]
  return content.records.themes
    .filter(({ slug }) => themes.length === 0 || themes.includes(slug))
    .flatMap(({ slug, data: theme }) =>
      (['light', 'dark'] as const).flatMap((mode) => [
        ...slugs.map((record) => ({
          name: `${record}/${slug}-${mode}`,
          html: patternSheet({
            ...{ theme, mode, css },
            examples: patterns.filter((example) => example.record === record),
          }),
        })),
        ...shells.map((example) => ({
          name: `${example.record}/${slug}-${mode}`,
          html: shellSheet({ theme, mode, css }, example),
        })),
      ]),
    )
}
