import type { SourceFile } from '../../../src/internal/verify.ts'
import { loadParsers } from '../../../src/project/parse/load-parsers.ts'
import { parseFile } from '../../../src/project/parse/parse-file.ts'

const { parsers } = await loadParsers(new Set(['jsx', 'vue', 'svelte']))

/** Parses a text as a production file with the given path. */
export const parseText = (path: string, text: string): SourceFile =>
  parseFile({ path, role: 'production', text }, parsers)
