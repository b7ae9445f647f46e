import { applyHostRules } from '../../../src/site/hosts/apply-host-rules.ts'
import { createHostRules } from '../../../src/site/hosts/host-rules.ts'

type Files = ReadonlyMap<string, string>
type Host = (path: string) => Promise<Response>

const splitUrl = (path: string): readonly [pathname: string, query: string] => {
  const { pathname, search } = new URL(path, 'http://svc.test')
  return [pathname, search.slice(1)]
}

/** Creates an in-memory host that follows the table of rules, with the site mounted at `base`. */
export function createRulesHost(files: Files, base = ''): Host {
  const rules = createHostRules({ base })
  const prefix = base.slice(1) + (base === '' ? '' : '/')
  const readText = (file: string): string | undefined =>
    file.startsWith(prefix) ? files.get(file.slice(prefix.length)) : undefined
  return async (url) => {
    const [path, query] = splitUrl(base + url)
    const has = (file: string): boolean => readText(file) !== undefined
    const { status, file, headers } = applyHostRules(rules, { path, query }, has)
    return new Response(readText(file ?? '') ?? null, { status, headers })
  }
}
