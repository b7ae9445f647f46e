import { isAbsolute } from 'node:path'
import { createClient, SCHEMA_NAMES, type Source } from '../index.ts'
import { checksum, sha256 } from '../internal/node.ts'
import { readContent } from '../node.ts'
import { OperationError } from '../project/errors.ts'
import { displayPath } from '../project/folder/files.ts'
import { findProject } from '../project/folder/project.ts'
import { openContent } from '../project/registry/content.ts'
import {
  checkRecordFileCount,
  corpusSource,
  createCorpus,
  type PlannedFile,
  type SiteFile,
  type SiteOptions,
  streamSiteFrom,
} from '../site.ts'
import { readBrowserModules } from './browser-modules.ts'
import type { CommandContext } from './command.ts'

/** Renders a site from folders of records, or from the official and custom records. */
export async function* renderSiteFiles(
  context: CommandContext,
  folders: readonly string[],
  options: Pick<SiteOptions, 'without' | 'maxFiles' | 'base'>,
): AsyncGenerator<SiteFile> {
  const source = await openSiteSource(context, folders, options)
  const client = createClient(source)
  const schemas = SCHEMA_NAMES.map(
    (name): PlannedFile => ({
      paths: [`schemas/${name}`],
      render: async () => `${JSON.stringify(await client.schema(name), null, 2)}\n`,
    }),
  )
  const modules = await readBrowserModules(source)
  if (!modules) context.note('This copy of svc was not built, so the site gets no lib folder.')
  const plannedFiles = [...schemas, ...(modules ?? [])]
  const onProgress = (done: number, total: number): void =>
    context.progress('Rendering files', done, total)
  yield* streamSiteFrom(source, { ...options, plannedFiles, checksum, onProgress })
}

const MAX_FINDINGS = 20

async function openSiteSource(
  context: CommandContext,
  folders: readonly string[],
  options: Pick<SiteOptions, 'without' | 'maxFiles'>,
): Promise<Source> {
  const content = await openContent(context, await findProject(context))
  if (folders.length === 0) return content.source
  const assembled = await readContent(folders)
  const issues = assembled.issues.map((issue) => ({
    ...issue,
    file: displayFile(context, issue.file),
  }))
  const errors = issues.filter(({ severity }) => severity === 'error')
  if (errors.length > 0) {
    throw new OperationError(
      'content-invalid',
      'Cannot build the site: some records are invalid.',
      {
        issues: errors,
      },
    )
  }
  await checkRecordFileCount(assembled.records, options)
  const schemas = SCHEMA_NAMES.map(
    async (name) => [name, await content.client.schema(name)] as const,
  )
  const { version } = await content.client.health()
  const corpus = await createCorpus({
    ...{ version, sha256 },
    schemas: new Map(await Promise.all(schemas)),
    content: { records: assembled.records, issues },
    onProgress: (done, total) => context.progress('Checking the records', done, total),
  })
  for (const { severity, code, file, pointer, message } of corpus.findings.slice(0, MAX_FINDINGS)) {
    context.output.note(`${severity} ${code} ${displayFile(context, file)}#${pointer} ${message}`)
  }
  const rest = corpus.findings.length - MAX_FINDINGS
  if (rest > 0) context.output.note(`And ${rest} more.`)
  return corpusSource(corpus)
}

/** Formats a file path relative to the current folder. */
const displayFile = ({ io }: CommandContext, file: string): string =>
  isAbsolute(file) ? displayPath(io.cwd, file) : file
