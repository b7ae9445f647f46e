import { isObject } from '../../internal.ts'
import type { Environment } from '../environment.ts'
import { openDeployment, parseBody } from './deployment.ts'
import { type CheckResult, DEPLOYMENT_CHECKS, runCheck } from './deployment-checks.ts'

/** The deployment to check. */
export interface DeploymentInput {
  readonly url: string
  /** Whether to check every file instead of a sample. */
  readonly all?: boolean | undefined
}

/** The results of all checks. */
export interface DeploymentReport {
  /** The base URL of the API. */
  readonly url: string
  /** The release that is deployed; null if there is no API. */
  readonly release: string | null
  readonly checks: readonly (CheckResult & { readonly name: string })[]
  readonly passed: boolean
}

/** Checks a deployed site: its addresses, headers, schemas and files. */
export async function checkDeployment(
  environment: Environment,
  { url, all = false }: DeploymentInput,
): Promise<DeploymentReport> {
  const deployment = await openDeployment(environment, url)
  const entry = await deployment.get('index.json')
  const document = entry.status === 200 ? parseBody(entry) : undefined
  if (!isObject(document) || !isObject(document.tables)) {
    const message = `${entry.url} is not the entry of an API (${entry.status}).`
    const fix = 'Pass the URL of the site or of its /v1, and deploy the whole folder of the build.'
    const check = { name: 'API', status: 'fail', message, fix } as const
    return { url: deployment.base, release: null, checks: [check], passed: false }
  }
  const release = String(document.release)
  const found = {
    name: 'API',
    status: 'ok',
    message: `Release ${release} at ${deployment.base}`,
  } as const
  const tables = Object.values(document.tables).map(String)
  const context = { ...deployment, entry, tables, all }
  const results = []
  for (const check of DEPLOYMENT_CHECKS) {
    environment.progress?.(`Checking ${check.name}`)
    results.push({ name: check.name, ...(await runCheck(check, context)) })
  }
  const checks = [found, ...results]
  const passed = checks.every(({ status }) => status !== 'fail')
  return { url: deployment.base, release, checks, passed }
}
