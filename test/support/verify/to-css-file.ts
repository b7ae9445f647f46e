import type { SourceFile } from '../../../src/core/verify/source-file.ts'
import { readSuppressions } from '../../../src/core/verify/suppressions.ts'

/** Creates a style sheet as checks see it, without any rule. */
export const toCssFile = (text: string, changes: Partial<SourceFile> = {}): SourceFile => ({
  path: 'src/a.css',
  syntax: 'css',
  role: 'production',
  text,
  elements: [],
  styles: [],
  script: null,
  suppressions: readSuppressions(text),
  errors: [],
  ...changes,
})
