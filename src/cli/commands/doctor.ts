import * as z from 'zod/mini'
import { EXIT } from '../../project/errors.ts'
import type { DeploymentReport } from '../../project/site/check-deployment.ts'
import type { Command } from '../command.ts'
import { booleanOption } from '../flags.ts'
import type { Output } from '../io.ts'
import type { Style } from '../terminal/style.ts'

const options = z.object({
  all: booleanOption('check every file and schema instead of a sample'),
})

/** `svc doctor`: checks a deployed site, and says how to fix what is wrong. */
export const doctorCommand: Command<typeof options> = {
  name: 'doctor',
  argumentSyntax: '<url>',
  summary: 'check a deployed site: headers, caching, schemas, files',
  options,
  group: 'site',
  examples: ['svc doctor http://127.0.0.1:8080/v1', 'svc doctor http://127.0.0.1:8080 --all'],
  async run(context, [url = ''], { all }) {
    const { checkDeployment } = await import('../../project/site/check-deployment.ts')
    const report = await checkDeployment(context, { url, all })
    context.output.print(report, () => formatReport(report, context.output))
    return report.passed ? EXIT.ok : EXIT.findings
  },
}

const STATUS_STYLES: Readonly<Record<DeploymentReport['checks'][number]['status'], Style>> = {
  ok: 'green',
  warn: 'yellow',
  fail: 'red',
}

function formatReport({ checks }: DeploymentReport, output: Output): string {
  const width = Math.max(...checks.map(({ name }) => name.length))
  const lines = checks.flatMap(({ name, status, message, fix }) => [
    `${output.style(STATUS_STYLES[status], status.padEnd(4))}  ${name.padEnd(width)}  ${message}`,
    ...(fix ? [`${' '.repeat(width + 8)}Fix: ${fix}`] : []),
  ])
  const count = (status: string): number => checks.filter((check) => check.status === status).length
  const summary = `${count('ok')} ok, ${count('warn')} to improve, ${count('fail')} failed.`
  return [...lines, summary].join('\n')
}
