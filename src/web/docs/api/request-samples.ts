import type { ApiOperation } from '../../api-operations.ts'

/** The parts of an operation that a request is made from. */
export type RequestOperation = Pick<ApiOperation, 'method' | 'path' | 'parameters'>

/** A request: its method, its absolute URL and the text of its JSON body. */
export interface ApiCall {
  readonly method: string
  readonly url: string
  readonly body: string | undefined
}

/** Returns the path and query of a request. Empty values of query parameters are left out. */
export function createRequestPath(
  { path, parameters }: RequestOperation,
  values: Readonly<Record<string, string>>,
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  )
  const query = new URLSearchParams(
    parameters.flatMap(({ in: location, name }) => {
      const value = values[name] ?? ''
      return location === 'query' && value !== '' ? [[name, value]] : []
    }),
  )
  return query.size > 0 ? `${filled}?${query}` : filled
}

/** The languages of request samples: the label, the name for the highlighter and the writer. */
export const REQUEST_LANGUAGES = [
  { label: 'curl', language: 'sh', write: toCurl },
  { label: 'JavaScript', language: 'js', write: toJavaScript },
  { label: 'Python', language: 'python', write: toPython },
] as const

/** Writes a request as a curl command. */
export function toCurl({ url, body }: ApiCall): string {
  const address = `curl ${quoteForShell(url)}`
  if (body === undefined) return address
  return [
    address,
    "  --header 'Content-Type: application/json'",
    `  --data-raw ${quoteForShell(body)}`,
  ].join(' \\\n')
}

/** POSIX shells take everything but a quote literally inside single quotes. */
const quoteForShell = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/** Writes a request as a JavaScript module. */
export function toJavaScript({ method, url, body }: ApiCall): string {
  const address = JSON.stringify(url)
  const show = 'console.log(response.status, await response.text())'
  if (body === undefined) return `const response = await fetch(${address})\n${show}`
  return [
    `const response = await fetch(${address}, {`,
    `  method: '${method}',`,
    "  headers: { 'Content-Type': 'application/json' },",
    `  body: JSON.stringify(${indent(body)}),`,
    `})\n${show}`,
  ].join('\n')
}

const indent = (text: string): string => text.replaceAll('\n', '\n  ')

/** Writes a request as a Python script that needs no package. */
export function toPython({ method, url, body }: ApiCall): string {
  // The escapes of a JSON string mean the same in Python.
  const address = JSON.stringify(url)
  const show = '    print(response.status, response.read().decode())'
  if (body === undefined) {
    return `from urllib.request import urlopen\n\nwith urlopen(${address}) as response:\n${show}`
  }
  return [
    'from urllib.request import Request, urlopen\n',
    `body = ${quoteForPython(body)}`,
    'request = Request(',
    `    ${address},`,
    '    data=body.encode(),',
    '    headers={"Content-Type": "application/json"},',
    `    method="${method}",`,
    ')',
    `with urlopen(request) as response:\n${show}`,
  ].join('\n')
}

/** Returns a raw string in triple quotes, which keeps the lines, or an escaped string. */
const quoteForPython = (text: string): string =>
  text.includes("'''") || /['\\]$/.test(text) ? JSON.stringify(text) : `r'''${text}'''`
