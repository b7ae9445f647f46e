/** A rule of a style sheet; nothing when it would hold nothing. */
export const createRule = (selector: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `${selector} {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`

/** Rules inside an at-rule; as they are when there is none. */
export const wrapInAtRule = (head: string, rules: string): string =>
  head === '' || rules === '' ? rules : `${head} {\n${rules.replaceAll(/^(?=.)/gm, '  ')}}\n`
