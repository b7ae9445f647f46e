import { createTwoFilesPatch } from 'diff'
import type { JsonPatchOperation } from '../../essence.ts'
import type { FileIssue } from '../errors.ts'
import { patchJsonText } from '../folder/json-edit.ts'
import type { EssenceText } from '../folder/project.ts'
import type { ProjectContent } from '../registry/content.ts'
import { checkEssence } from './check-essence.ts'

/** Fixing one issue can reveal another, for example after a misspelled key. */
const MAX_ROUNDS = 10

/** An issue that was fixed, with the JSON Patch that fixed it. */
export type FixedIssue = Pick<FileIssue, 'code' | 'pointer' | 'message'> & {
  readonly patch: readonly JsonPatchOperation[]
}

/** A text after its fixes, with the issues that remain. */
export interface FixedText {
  readonly after: string
  readonly fixed: readonly FixedIssue[]
  readonly issues: readonly FileIssue[]
}

/** Applies the patches of all issues of an essence. An issue has one only if the fix is certain. */
export async function applyFixes(source: EssenceText, content: ProjectContent): Promise<FixedText> {
  const { file } = source
  const fixed: FixedIssue[] = []
  let after = source.text
  let { issues } = await checkEssence(source, content)
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const before = after
    for (const issue of issues) {
      const { code, pointer, message, patch } = issue
      const patched = issue.file === file && patch ? patchJsonText(after, patch) : undefined
      if (patched === undefined || patch === undefined || patched === after) continue
      after = patched
      fixed.push({ code, pointer, message, patch })
    }
    if (after === before) break
    issues = (await checkEssence({ file, text: after }, content)).issues
  }
  return { after, fixed, issues }
}

/** Formats the difference between a text and its fixed version as a unified diff. */
export const formatDiff = ({ file, text }: EssenceText, after: string): string =>
  text === after
    ? ''
    : createTwoFilesPatch(`a/${file}`, `b/${file}`, text, after, undefined, undefined, {
        context: 2,
      }).replace(/^=+\n/, '')
