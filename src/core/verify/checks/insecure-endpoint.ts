import type { FileCheck } from '../check.ts'
import { editRepair, manualRepair, replaceText, reportElement } from '../edits.ts'
import { getComponentName } from '../elements.ts'
import type { Repair, SourceDraft } from '../finding.ts'
import type { SourceFile, Value } from '../source-file.ts'

/** Attributes that the browser loads or sends data to. */
const URL_ATTRIBUTES = ['src', 'href', 'action', 'formaction', 'poster', 'data', 'srcset']

const REQUEST =
  /^(?:window\.|globalThis\.)?(?:fetch|axios|\$fetch|useFetch|ky|WebSocket|EventSource)$|^(?:axios|ky|api|http|client)\.(?:get|post|put|patch|delete|create|request)$|\.sendBeacon$/

const INSECURE = /^(?:http|ws):\/\//i
const LOCAL = /^(?:https?|wss?):\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])(?:[:/]|$)/i

/** Finds addresses that are not encrypted or point to the machine of a developer. */
export const insecureEndpoint: FileCheck = {
  code: 'SEC003',
  check: 'insecure-endpoint',
  family: 'security',
  layer: 'intrinsic',
  severity: 'warn',
  summary: 'a URL is not encrypted or points to this machine',
  scope: 'file',
  *run(file) {
    for (const element of file.elements)
      for (const { name, value } of element.attributes) {
        if (!URL_ATTRIBUTES.includes(name) || !isInsecure(file, value)) continue
        const isLink = element.tag === 'a' && !LOCAL.test(value.text.trim())
        yield reportElement(file, element, {
          ...describe(file, value),
          range: value.range,
          detail: name,
          // The other site may have no encryption.
          ...(isLink ? { severity: 'info' as const, confidence: 'likely' as const } : {}),
        })
      }
    for (const { callee, args } of file.script?.calls ?? [])
      if (REQUEST.test(callee) && isInsecure(file, args[0]))
        yield createCallDraft(file, callee, args[0])
  },
}

type StaticValue = Value & { readonly kind: 'static' }

function isInsecure(file: SourceFile, value: Value | null | undefined): value is StaticValue {
  if (value?.kind !== 'static') return false
  const url = value.text.trim()
  return (INSECURE.test(url) || LOCAL.test(url)) && !isDevelopmentOnly(file, value)
}

/** True if the code before a URL asks whether this is a development build. */
const isDevelopmentOnly = ({ text }: SourceFile, { range: { start } }: Value): boolean =>
  /import\.meta\.env\.DEV|NODE_ENV|isDev\b|__DEV__|['"]development['"]/.test(
    text.slice(Math.max(0, start - 200), start),
  )

function describe(
  file: SourceFile,
  { text, range }: StaticValue,
): { readonly message: string; readonly repair: Repair } {
  const url = text.trim()
  if (LOCAL.test(url))
    return {
      message: `"${url}" is on the machine of a developer.`,
      repair: manualRepair('Read the address from a setting of the environment.'),
    }
  const [scheme = ''] = INSECURE.exec(url) ?? []
  const secure = scheme.toLowerCase() === 'ws://' ? 'wss://' : 'https://'
  return {
    message: `"${url}" is not encrypted.`,
    repair: editRepair('suggest', `Use ${secure}.`, [
      replaceText(file, range, text.replace(scheme, secure)),
    ]),
  }
}

const createCallDraft = (file: SourceFile, callee: string, value: StaticValue): SourceDraft => ({
  file: file.path,
  range: value.range,
  ...describe(file, value),
  confidence: 'certain',
  anchor: `${getComponentName(file, value.range)} ${callee} ${value.text}`,
})
