import { describe, expect, test } from 'vitest'
import { CASES, type Case } from './cases.ts'

export type Ask = (path: string, init?: RequestInit) => Promise<Response>

const ORIGIN_FREE = {
  'Access-Control-Allow-Origin': '*',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/** Puts every promise that a surface can keep to whatever answers there. */
export function conforms(surface: string, ask: Ask, by: readonly Case['by'][]): void {
  const cases = CASES.filter((row) => by.includes(row.by))
  describe(`${surface}: ${cases.length} cases`, () => {
    test.each(cases)('$name', async (row) => {
      const init = { method: row.method ?? 'GET', headers: { ...row.send } }
      const response = await ask(row.path, init)
      expect(response.status).toBe(row.status)
      checkHeaders(response, by.includes('handler') ? { ...ORIGIN_FREE, ...row.headers } : {})
      await checkBody(response, row)
    })
  })
}

function checkHeaders(response: Response, wanted: NonNullable<Case['headers']>): void {
  for (const [name, value] of Object.entries(wanted)) {
    const found = response.headers.get(name)
    if (typeof value === 'string') expect(found, name).toBe(value)
    else expect(found, name).toMatch(value)
  }
}

async function checkBody(response: Response, { method, status, body, code }: Case): Promise<void> {
  const text = await response.text()
  if (method === 'HEAD' || status === 204 || status === 304) return expect(text).toBe('')
  expect(text.endsWith('\n')).toBe(true)
  const value = JSON.parse(text)
  if (body) expect(body.safeParse(value)).toMatchObject({ success: true })
  if (code)
    expect(value).toMatchObject({ code, status, type: `https://svc.example/problems/${code}` })
}
