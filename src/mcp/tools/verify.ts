import * as z from 'zod/mini'
import type { VerifyData } from '../../project/verify/verify.ts'
import {
  choice,
  detail,
  integer,
  limit,
  offset,
  path,
  paths,
  projectPath,
  text,
  texts,
} from '../parameters.ts'
import { PicturedAnswer } from '../pictured-answer.ts'
import { defineAction, type Tool } from '../tool.ts'

const run = { run_id: z.optional(text()), project_path: projectPath }

/** Says how many findings an answer lists, and which call lists the rest. */
function describeFindings(data: unknown) {
  const { run_id, total_findings: total, findings: listed } = data as VerifyData
  const shown = listed.length
  if (shown === total) return {}
  return {
    truncated: true,
    cut: [{ pointer: '/findings', shown, total, unit: 'items' as const }],
    next: { action: 'findings', run_id, offset: shown },
  }
}

const changes = defineAction({
  summary: 'checks changed files and the contract',
  parameters: z.object({
    since: z.optional(text('git reference')),
    changed_files: z.optional(paths()),
    max_findings: z.optional(integer(1, 50)),
    project_path: projectPath,
  }),
  async run(environment, { project_path: _, ...input }) {
    const { verifyChanges } = await import('../../project/verify/verify.ts')
    return verifyChanges(environment, input)
  },
  describe: describeFindings,
})

const auditProject = defineAction({
  summary: 'checks the project',
  parameters: z.object({
    checks: z.optional(texts()),
    paths: z.optional(paths()),
    dist: z.optional(path()),
    engine: z.optional(choice(['static', 'axe'])),
    project_path: projectPath,
    detail,
  }),
  async run(environment, { checks, paths: files, dist, engine }) {
    const operations = await import('../../project/verify/verify.ts')
    return operations.auditProject(environment, { checks, paths: files, dist, engine })
  },
  describe: describeFindings,
})

const critique = defineAction({
  summary: 'findings of one file, scores',
  parameters: z.object({ file_path: path(), project_path: projectPath, detail }),
  async run(environment, { file_path }) {
    const { critiqueFile } = await import('../../project/reports/run-reports.ts')
    return critiqueFile(environment, { file_path })
  },
})

/** Pages through the findings of a stored run. */
export const findings = defineAction({
  summary: 'pages through a run',
  parameters: z.object({
    ...run,
    code: z.optional(text()),
    severity: z.optional(choice(['error', 'warn', 'info'])),
    path: z.optional(path()),
    limit,
    offset,
    detail,
  }),
  list: 'items',
  async run(environment, { detail: _, project_path: __, ...input }) {
    const { listFindings } = await import('../../project/verify/verify.ts')
    return listFindings(environment, input)
  },
})

const evidenceBundle = defineAction({
  summary: 'a report without source text',
  parameters: z.object({ ...run, detail }),
  async run(environment, { run_id, detail }) {
    const { createEvidence } = await import('../../project/reports/run-reports.ts')
    const { summarizeEvidence } = await import('../../project/reports/summarize-evidence.ts')
    const evidence = await createEvidence(environment, { run_id })
    return detail === 'full' ? evidence : summarizeEvidence(evidence)
  },
})

const recheck = defineAction({
  summary: 'checks a run again, finding by finding',
  parameters: z.object({
    run_id: text(),
    finding_ids: z.optional(texts()),
    project_path: projectPath,
    detail,
  }),
  async run(environment, { run_id, finding_ids }) {
    const { recheckRun } = await import('../../project/verify/recheck.ts')
    return recheckRun(environment, { run_id, finding_ids })
  },
})

const look = defineAction({
  summary: 'pictures of pages, design findings',
  parameters: z.object({
    url: z.optional(text()),
    dist: z.optional(path()),
    routes: z.optional(texts()),
    steps: z.optional(text()),
    project_path: projectPath,
    detail,
  }),
  async run(environment, { url, dist, routes, steps: lines }) {
    const steps = lines?.split('\n')
    const { lookForTool } = await import('../../project/look/look-for-tool.ts')
    const { data, images } = await lookForTool(environment, { url, dist, routes, steps })
    const mimeType = 'image/jpeg' as const
    return new PicturedAnswer(
      data,
      images.map((image) => ({ data: image, mimeType })),
    )
  },
})

/** Returns the state of the repair loop. */
export const healthLoop = defineAction({
  summary: 'the repair loop',
  parameters: z.object(run),
  async run(environment, { run_id }) {
    const { readHealthLoop } = await import('../../project/verify/recheck.ts')
    return readHealthLoop(environment, { run_id })
  },
})

/** Verifies a project. */
export const verifyTool: Tool = {
  name: 'svc_verify',
  title: 'Verify',
  description: 'Checks code, contract, packs and pages.',
  annotations: { readOnlyHint: true, idempotentHint: false, openWorldHint: false },
  actions: {
    changes,
    audit_project: auditProject,
    critique,
    findings,
    evidence_bundle: evidenceBundle,
    recheck,
    health_loop: healthLoop,
    look,
  },
}
