import { loadParsers } from '../../../src/project/verify/parse/load-parsers.ts'
import { parseFile } from '../../../src/project/verify/parse/parse-file.ts'
import type { SourceFile } from '../../../src/verify.ts'

const { parsers } = await loadParsers(new Set(['jsx', 'vue', 'svelte']))

/** Parses a text as a production file with the given path. */
export const parseText = (path: string, text: string): SourceFile =>
  parseFile({ path, role: 'production', text }, parsers)
