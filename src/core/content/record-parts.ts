import { compileBehavior } from '../behavior/compile-behavior.ts'
import { scopeStyle } from '../kernel/css/scope-style.ts'
import type { Issue } from '../kernel/finding.ts'
import { asString, type JsonObject } from '../kernel/json/value.ts'
import type { ContentType } from './content-types.ts'

/** A file in the folder of a record: its path for issues, and its text. */
export interface SourceText {
  readonly file: string
  readonly text: string
}

/** The files of a record's folder that are published as a field of the record. */
export type PartName = 'style' | 'behavior'

/** The text to publish, absent if there is none, and the issues with their locations in the text. */
export interface PartResult {
  readonly text?: string
  readonly issues: readonly Issue[]
}

type ReadPart = (text: string, record: PartOwner) => PartResult

interface PartOwner {
  readonly type: ContentType
  readonly slug: string
}

/**
 * Checks the text of a part and returns what to publish of it. These two functions are the only
 * way into the published `style` and `behavior` of a record. A part is not published until there
 * is a check for it.
 */
const READ_PART: Readonly<Record<PartName, ReadPart>> = {
  style: readStyle,
  behavior: compileBehavior,
}

/** Publishes a style limited to its record. */
function readStyle(text: string, { type, slug }: PartOwner): PartResult {
  const attribute = type === 'shells' ? 'data-shell' : 'data-pattern'
  const { css, issues } = scopeStyle(text, { attribute, id: slug })
  return css === '' ? { issues } : { text: css, issues }
}

/** The parts of each type. In other types, a field of such a name is a field like any other. */
const PARTS: { readonly [T in ContentType]: readonly PartName[] } = {
  patterns: ['style', 'behavior'],
  themes: [],
  blueprints: [],
  archetypes: [],
  shells: ['style'],
}

/** The parts of a record as they are published, and the issues of their files. */
export interface RecordParts {
  readonly fields: Readonly<Record<string, string | undefined>>
  readonly issues: readonly PartIssue[]
}

/** An issue of a record, or of the file in its folder that `file` names. */
export interface PartIssue extends Issue {
  readonly file?: string
}

/**
 * Reads the parts of a record: from the files of its folder, or from fields of the record itself,
 * such as a record that was copied from an API.
 */
export function readParts(
  files: PartOwner & { readonly [P in PartName]?: SourceText | undefined },
  record: JsonObject,
): RecordParts {
  const results = PARTS[files.type].map((name) => {
    const file = files[name]?.file
    const text = files[name]?.text ?? asString(record[name])
    const result = text === undefined ? { issues: [] } : READ_PART[name](text, files)
    const place = file === undefined ? { pointer: `/${name}` } : { file }
    return {
      name,
      text: result.text,
      issues: result.issues.map((issue) => ({ ...issue, ...place })),
    }
  })
  return {
    fields: Object.fromEntries(results.map(({ name, text }) => [name, text])),
    issues: results.flatMap(({ issues }) => issues),
  }
}
