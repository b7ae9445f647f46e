import { SITE_PARTS, type SiteOptions, type SitePart } from '../src/site.ts'
import { SITEMAP } from '../src/web/site-meta.ts'
import { hideStack } from './read-schemas.ts'

type Environment = Readonly<Record<string, string | undefined>>

export interface BuildOptions {
  readonly site: Pick<SiteOptions, 'without' | 'maxFiles' | 'base' | 'sitemap'>
  /** The folder for a compressed copy of the site, if requested. */
  readonly precompressed: string | undefined
  /** The public address of the site, ending in a slash, if it is known. */
  readonly siteUrl: string | undefined
}

/** Parses the options of `npm run build`, which `vite-build.mjs` passes as environment variables. */
export function buildOptions(env: Environment): BuildOptions {
  const { SVC_WITHOUT = '', SVC_MAX_FILES, SVC_PRECOMPRESS, SVC_SITE_URL } = env
  if (SVC_PRECOMPRESS === '') throw optionError('--precompress needs a folder.')
  const siteUrl = SVC_SITE_URL === undefined ? undefined : parseSiteUrl(SVC_SITE_URL)
  const without = SVC_WITHOUT.split(',').filter(Boolean).map(parsePart)
  return {
    site: {
      without,
      ...(SVC_MAX_FILES === undefined ? {} : { maxFiles: parseCount(SVC_MAX_FILES) }),
      ...(siteUrl && { base: siteUrl.pathname.slice(0, -1), sitemap: `${siteUrl.href}${SITEMAP}` }),
    },
    precompressed: SVC_PRECOMPRESS,
    siteUrl: siteUrl?.href,
  }
}

function parsePart(name: string): SitePart {
  const part = SITE_PARTS.find((one) => one === name.trim())
  if (part) return part
  throw optionError(`Unknown part "${name}" in --without. Use ${SITE_PARTS.join(', ')}.`)
}

/** Parses the public address of the site, and adds the slash at its end. */
function parseSiteUrl(text: string): URL {
  if (text === '') throw optionError('--site-url needs an address, such as https://design.example.')
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username) {
    throw optionError(
      `--site-url is "${text}"; it must be an http or https address without query and fragment.`,
    )
  }
  if (!url.pathname.endsWith('/')) url.pathname += '/'
  return url
}

function parseCount(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw optionError(`--max-files is "${text}"; it must be a whole number; 0 means no limit.`)
}

// https://reproducible-builds.org/specs/source-date-epoch/
/** Returns the date of the content, if SOURCE_DATE_EPOCH is set. */
export function readSourceDate({ SOURCE_DATE_EPOCH: epoch }: Environment): {
  generatedAt?: string
} {
  if (!epoch) return {}
  if (!/^\d{1,11}$/.test(epoch)) {
    throw optionError(`SOURCE_DATE_EPOCH is "${epoch}"; it must be whole seconds.`)
  }
  return { generatedAt: new Date(Number(epoch) * 1000).toISOString() }
}

const optionError = (message: string): Error => hideStack(new Error(message))
