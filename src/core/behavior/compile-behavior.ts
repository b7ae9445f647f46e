import type { Issue } from '../kernel/finding.ts'
import { encodeUtf8 } from '../kernel/hash.ts'
import { MAX_BEHAVIOR_BYTES } from './allowed-names.ts'
import { createBehaviorIssue } from './behavior-issue.ts'
import { EXPORT_WORDS } from './behavior-script.ts'
import { findNameProblems } from './check-names.ts'
import { findShapeProblems } from './check-shape.ts'
import {
  type AnyNode,
  listChildNodes,
  type ParsedModule,
  parseModule,
  type TextRange,
} from './parse-module.ts'

/** A behavior without comments and indentation, absent if there are issues. */
export interface CompiledBehavior {
  readonly text?: string
  readonly issues: readonly Issue[]
}

/**
 * Checks the text of a `behavior.js` file, and compacts it. A behavior is one object with functions
 * that only use their parameters, so that it can be published and loaded with its pattern.
 */
export function compileBehavior(text: string): CompiledBehavior {
  const parsed = parseModule(text)
  if ('issue' in parsed) return { issues: [parsed.issue] }
  const problems = [...findShapeProblems(parsed.program), ...findNameProblems(parsed.program)]
  const compacted = compact(text, parsed)
  const issues = [
    ...(problems.length === 0 ? checkExportWords(compacted) : []),
    ...problems
      .toSorted((a, b) => a.index - b.index)
      .map(({ index, problem }) => createBehaviorIssue(text, index, problem)),
    ...checkSize(compacted),
  ]
  return issues.length === 0 ? { text: compacted, issues } : { issues }
}

const checkExportWords = (code: string): Issue[] =>
  code.split(EXPORT_WORDS).length === 2
    ? []
    : [
        createBehaviorIssue('', 0, {
          code: 'behavior-export',
          message: `The words "${EXPORT_WORDS}" must appear exactly once, with one space.`,
          hint: 'Write them before the object, and in no text.',
        }),
      ]

function checkSize(code: string): Issue[] {
  const bytes = encodeUtf8(code).length
  if (bytes <= MAX_BEHAVIOR_BYTES) return []
  const message = `The behavior has ${bytes} bytes without its comments; at most ${MAX_BEHAVIOR_BYTES} are allowed.`
  const hint = 'Keep what shows how the pattern works, and leave out the rest of the product.'
  return [createBehaviorIssue('', 0, { code: 'behavior-size', message, hint })]
}

/** Removes comments, indentation and empty lines; texts that span lines stay as they are. */
function compact(text: string, { program, comments }: ParsedModule): string {
  const removed = comments.map(({ start, end }) => ({ start, end, isText: false }))
  const kept = listTexts(program).map(({ start, end }) => ({ start, end, isText: true }))
  let [code, loose, last] = ['', '', 0]
  for (const { start, end, isText } of [...kept, ...removed].toSorted(
    (a, b) => a.start - b.start,
  )) {
    loose += text.slice(last, start)
    last = end
    const part = text.slice(start, end)
    if (isText) {
      code += joinLines(loose) + part
      loose = ''
    } else loose += part.includes('\n') ? '\n' : ' '
  }
  return (code + joinLines(loose + text.slice(last))).trim()
}

const joinLines = (code: string): string => code.replaceAll(/[ \t]*[\r\n]\s*/g, '\n')

/** Lists the texts of a program that may span lines. */
const listTexts = (node: AnyNode): TextRange[] =>
  node.type === 'TemplateElement' || (node.type === 'Literal' && typeof node.value === 'string')
    ? [node]
    : listChildNodes(node).flatMap(listTexts)
