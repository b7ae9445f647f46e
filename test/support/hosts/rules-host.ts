import { applyHostRules } from '../../../src/site/hosts/apply-host-rules.ts'
import { createHostRules } from '../../../src/site/hosts/host-rules.ts'

type Files = ReadonlyMap<string, string>
type Host = (path: string) => Promise<Response>

const splitUrl = (path: string): readonly [pathname: string, query: string] => {
  const { pathname, search } = new URL(path, 'http://svc.test')
  return [pathname, search.slice(1)]
}

/** A host in memory that follows the table of rules; the site lies below `base`. */
export function createRulesHost(files: Files, base = ''): Host {
  const rules = createHostRules({ base })
  const prefix = base.slice(1) + (base === '' ? '' : '/')
  const textOf = (file: string): string | undefined =>
    file.startsWith(prefix) ? files.get(file.slice(prefix.length)) : undefined
  return async (address) => {
    const [path, query] = splitUrl(base + address)
    const has = (file: string): boolean => textOf(file) !== undefined
    const { status, file, headers } = applyHostRules(rules, { path, query }, has)
    return new Response(textOf(file ?? '') ?? null, { status, headers })
  }
}
