import { isProblem, SCHEMA_NAMES } from '../../index.ts'
import { isObject, isSameJson, pluralize } from '../../internal.ts'
import { type ManifestFile, mapConcurrent } from '../../site.ts'
import { OperationError } from '../errors.ts'
import {
  type Deployment,
  type DeploymentResponse,
  HOST_FILES,
  parseBody,
  readManifests,
  toSitePath,
} from './deployment.ts'

/** The result of one check of a deployment. */
export interface CheckResult {
  readonly status: 'ok' | 'warn' | 'fail'
  readonly message: string
  /** What to change; for every result but `ok`. */
  readonly fix?: string
}

/** What a check reads. */
export interface CheckContext extends Deployment {
  /** The response with the entry document. */
  readonly entry: DeploymentResponse
  /** The paths of the large files that the entry names. */
  readonly tables: readonly string[]
  /** Whether to check every file instead of a sample. */
  readonly all: boolean
}

/** A check of a deployment, by the name of what it checks. */
export interface DeploymentCheck {
  readonly name: string
  run(context: CheckContext): Promise<CheckResult>
}

const ok = (message: string): CheckResult => ({ status: 'ok', message })
const warn = (message: string, fix: string): CheckResult => ({ status: 'warn', message, fix })
const fail = (message: string, fix: string): CheckResult => ({ status: 'fail', message, fix })

const HOST_HINT =
  'Use the configuration that `svc build` wrote for your host (_headers, netlify.toml, vercel.json, nginx.conf or Caddyfile)'

const getHeader = ({ headers }: DeploymentResponse, name: string): string => headers.get(name) ?? ''

const listNames = (names: readonly string[]): string =>
  names.length <= 5
    ? names.join(', ')
    : `${names.slice(0, 5).join(', ')} and ${names.length - 5} more`

/** Returns some items of a list, evenly spread, or all of them. */
const sample = <T>(items: readonly T[], count: number, all: boolean): readonly T[] => {
  const step = Math.max(1, items.length / count)
  return all
    ? items
    : items.filter((_, index) => Math.floor(index / step) > Math.floor((index - 1) / step))
}

const contentTypes: DeploymentCheck = {
  name: 'content types',
  async run({ entry, get }) {
    const module = await get('../lib/index.js')
    const expected: [response: DeploymentResponse, type: RegExp][] = [
      [entry, /^application\/json/],
      ...(module.status === 200
        ? [[module, /^(text|application)\/javascript/] as [DeploymentResponse, RegExp]]
        : []),
    ]
    const wrong = expected
      .filter(([response, type]) => !type.test(getHeader(response, 'Content-Type')))
      .map(([response]) => `${response.url} has "${getHeader(response, 'Content-Type')}"`)
    if (wrong.length === 0) return ok('JSON and modules have their types.')
    return fail(
      `${listNames(wrong)}.`,
      `${HOST_HINT}: .json is application/json, .js is text/javascript.`,
    )
  },
}

const cors: DeploymentCheck = {
  name: 'CORS',
  async run({ get }) {
    const response = await get('index.json', { Origin: 'https://svc.example' })
    const origin = getHeader(response, 'Access-Control-Allow-Origin')
    if (origin === '*') return ok('Pages of any origin can read the API.')
    const found = origin === '' ? 'is missing' : `is "${origin}"`
    const fix = `${HOST_HINT}, or add the header Access-Control-Allow-Origin: * to all files.`
    return fail(`Access-Control-Allow-Origin ${found}.`, fix)
  },
}

const caching: DeploymentCheck = {
  name: 'caching',
  async run({ entry, get }) {
    const etag = getHeader(entry, 'ETag')
    const missing = ['Cache-Control', 'ETag'].filter((name) => getHeader(entry, name) === '')
    if (missing.length > 0) {
      const fix = `${HOST_HINT}; without them, every visit downloads everything again or gets old files.`
      return warn(`index.json has no ${missing.join(' and no ')}.`, fix)
    }
    const { status } = await get('index.json', { 'If-None-Match': etag })
    if (status === 304) return ok('Files have Cache-Control and are revalidated with their ETag.')
    const fix =
      'Check that no proxy in front of the host removes If-None-Match or changes the ETag.'
    return warn(`A request with the current ETag got ${status} instead of 304.`, fix)
  },
}

const notFound: DeploymentCheck = {
  name: 'missing files',
  async run({ get }) {
    const response = await get('patterns/@official/no-such-record.json')
    if (response.status !== 404) {
      const fix = 'Turn off the fallback of single-page apps, at least below /v1.'
      return fail(`A missing file gets ${response.status} instead of 404.`, fix)
    }
    if (isObject(parseBody(response))) return ok('A missing file gets 404 and a JSON problem.')
    const fix = `${HOST_HINT}, or name v1/404.json as the error page of /v1. Some hosts cannot.`
    return warn('A missing file gets 404, but no JSON.', fix)
  },
}

const schemas: DeploymentCheck = {
  name: 'schemas',
  async run({ get, all }) {
    const catalog = parseBody(await get('schema.json'))
    const items = isObject(catalog) && Array.isArray(catalog.items) ? catalog.items : []
    const names = items.map((item) => String(isObject(item) ? item.name : ''))
    const missing = SCHEMA_NAMES.filter((name) => !names.includes(name))
    if (missing.length > 0) {
      const fix = 'Build the site again with this version of @svc/content and deploy all of it.'
      return fail(
        `The catalog lacks ${pluralize(missing.length, 'schema')}: ${listNames(missing)}.`,
        fix,
      )
    }
    const checked = sample(SCHEMA_NAMES, 6, all)
    const different = await mapConcurrent(checked, async (name) => {
      const [own, copy] = await Promise.all([get(`schema/${name}`), get(`../schemas/${name}`)])
      const isSame =
        own.status === 200 && copy.status === 200 && isSameJson(parseBody(own), parseBody(copy))
      return isSame ? [] : [name]
    })
    const wrong = different.flat()
    if (wrong.length === 0)
      return ok(`${names.length} schemas; ${checked.length} compared at both addresses.`)
    const fix = 'Deploy the folder schemas/ next to v1/, from the same build.'
    return fail(`/schemas/ and /v1/schema/ differ: ${listNames(wrong)}.`, fix)
  },
}

const digests: DeploymentCheck = {
  name: 'digests',
  async run(context) {
    const { files } = await readManifests(context)
    const served = files.filter(({ path }) => !HOST_FILES.has(toSitePath(path)))
    const checked = sample(served, 25, context.all)
    const damaged = await mapConcurrent(checked, async (file: ManifestFile) =>
      (await context.download(file)) ? [] : [toSitePath(file.path)],
    )
    const wrong = damaged.flat()
    if (wrong.length === 0)
      return ok(`${checked.length} of ${served.length} files match the manifest.`)
    const fix =
      'Deploy the whole folder again and purge the CDN. Turn off whatever changes files on the way, such as minification.'
    return fail(
      `${pluralize(wrong.length, 'file')} of ${checked.length} differ from the manifest: ${listNames(wrong)}.`,
      fix,
    )
  },
}

const compression: DeploymentCheck = {
  name: 'compression',
  async run({ get, tables }) {
    const [path = 'index.json'] = tables
    const response = await get(path)
    const encoding = getHeader(response, 'Content-Encoding')
    if (encoding !== '') return ok(`Large files are compressed (${encoding}).`)
    const size = `${Math.round(response.body.length / 1000)} kB`
    const fix = 'Turn on gzip or Brotli for JSON and JavaScript: pages load several times faster.'
    return warn(`${path} is not compressed (${size}).`, fix)
  },
}

const modules: DeploymentCheck = {
  name: 'modules',
  async run({ get }) {
    const names = ['index.js', 'search.js', 'packs.js']
    const responses = await Promise.all(names.map((name) => get(`../lib/${name}`)))
    const missing = names.filter((_, index) => responses[index]?.status !== 200)
    if (missing.length === 0) return ok('/lib/ has the modules that pages import.')
    const fix = 'Deploy the folder lib/ next to v1/, or import the modules from the npm package.'
    return warn(`/lib/ lacks ${missing.join(', ')}.`, fix)
  },
}

/** Addresses without `.json`, and the member that their document has. */
const ADDRESSES: readonly (readonly [path: string, member: string])[] = [
  ['health', 'status'],
  ['patterns', 'items'],
  ['schema', 'items'],
  ['showcase/manifest', 'apps'],
]

const addresses: DeploymentCheck = {
  name: 'addresses',
  async run({ get }) {
    const problems = await mapConcurrent(ADDRESSES, async ([path, member]) =>
      describeAddress(await get(path), path, member),
    )
    const wrong = problems.flat()
    if (wrong.length === 0) return ok('Addresses work with and without .json.')
    const fix = `${HOST_HINT}. Some hosts have no rewrites; addresses with .json are enough there.`
    return warn(`Without .json, ${wrong.join('; ')}.`, fix)
  },
}

/** Describes what is wrong with the response to an address; a host may list a folder instead. */
function describeAddress(response: DeploymentResponse, path: string, member: string): string[] {
  const { status } = response
  if (status !== 200) return [`${path} gets ${status}`]
  const type = getHeader(response, 'Content-Type')
  const document = parseBody(response)
  if (!isObject(document) || !Object.hasOwn(document, member)) {
    return [`${path} is not the document (it is "${type || 'of no type'}")`]
  }
  return /^application\/json/.test(type) ? [] : [`${path} has the type "${type}"`]
}

/** The checks after the entry document was read, in the order of the report. */
export const DEPLOYMENT_CHECKS: readonly DeploymentCheck[] = [
  contentTypes,
  cors,
  caching,
  notFound,
  addresses,
  schemas,
  digests,
  compression,
  modules,
]

/** Runs a check; an expected error is a failure of it. */
export async function runCheck(
  check: DeploymentCheck,
  context: CheckContext,
): Promise<CheckResult> {
  try {
    return await check.run(context)
  } catch (error) {
    if (!(error instanceof OperationError || isProblem(error))) throw error
    return fail(error.message, error.hint ?? 'Deploy the whole folder again.')
  }
}
