import type { FileIssue } from './exit.ts'
import type { Output } from './output.ts'

const SEVERITY_STYLES = { error: 'red', warn: 'yellow', info: 'dim' } as const

/** One line an issue: where it is, how grave, what is wrong and what would be right. */
export const formatIssues = (issues: readonly FileIssue[], output: Output): string[] =>
  issues.map((issue) => {
    const { severity, code, message, hint } = issue
    const grade = output.style(SEVERITY_STYLES[severity], severity)
    const words = [message, ...(hint ? [hint] : [])].join(' ')
    return `${formatLocation(issue)} ${grade} ${words} ${output.style('dim', `[${code}]`)}`
  })

function formatLocation({ file, location, pointer }: FileIssue): string {
  const at = location ? `:${location.line}:${location.column}` : ''
  return [`${file ?? ''}${at}`, pointer].filter(Boolean).join(' ') || '/'
}
