import { memoizeByObject } from '../../kernel/memoize.ts'
import type { ProjectCheck } from '../check.ts'
import { manualRepair } from '../edits.ts'
import type { SourceDraft } from '../finding.ts'

/** The shapes of secrets, by the service that they belong to. */
const SECRETS: readonly (readonly [service: string, pattern: RegExp])[] = [
  ['a Stripe secret key', /\b[sr]k_live_[0-9a-zA-Z]{20,}/g],
  ['an AWS access key', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g],
  ['a GitHub token', /\b(?:gh[pousr]_[0-9A-Za-z]{36,}|github_pat_[0-9A-Za-z_]{60,})/g],
  ['a GitLab token', /\bglpat-[0-9A-Za-z_-]{20,}/g],
  ['a Slack token', /\bxox[abprs]-[0-9]{8,}-[0-9A-Za-z-]{20,}/g],
  ['an OpenAI key', /\bsk-(?:proj-[0-9A-Za-z_-]{40,}|[0-9A-Za-z]{48})\b/g],
  ['an Anthropic key', /\bsk-ant-[0-9A-Za-z_-]{40,}/g],
  ['a SendGrid key', /\bSG\.[0-9A-Za-z_-]{20,}\.[0-9A-Za-z_-]{40,}/g],
  ['an npm token', /\bnpm_[0-9A-Za-z]{36}\b/g],
  [
    'a private key',
    /-----BEGIN (?:RSA |EC |DSA |OPENSSH |ENCRYPTED )?PRIVATE KEY-----(?:\\n|\s)+[0-9A-Za-z+/=\s\\]{40,}/g,
  ],
]

/** A variable that a bundler puts into client code. */
const PUBLIC_VARIABLE =
  /\b(?:NEXT_PUBLIC|VITE|NUXT_PUBLIC|PUBLIC|REACT_APP|EXPO_PUBLIC|GATSBY|VUE_APP)_[A-Z0-9_]+\b/g

/** Matches the name of a variable that says that it is secret. */
const SECRET_NAME = /_(?:SECRET|PRIVATE|SERVICE_ROLE)(?:_|$)/

/** Finds secrets in client code and in built scripts. */
export const clientSecret: ProjectCheck = {
  code: 'SEC002',
  check: 'client-secret',
  family: 'security',
  layer: 'intrinsic',
  severity: 'error',
  summary: 'client code contains a secret',
  scope: 'project',
  *run({ files, built }) {
    for (const file of files)
      if (file.role === 'production' || file.role === 'config') yield* readSecrets(file)
    for (const file of built ?? []) if (/\.(?:m?js|html)$/.test(file.path)) yield* readSecrets(file)
  },
}

/** Lists the secrets of a file; a file that has not changed is searched once. */
const readSecrets = memoizeByObject(
  ({ path, text = '' }: { readonly path: string; readonly text?: string }) => [
    ...findSecrets(path, text),
  ],
)

const MAX_QUOTED_LENGTH = 8

const EXAMPLE = /example|sample|placeholder|dummy|your[-_]?|changeme|x{6,}|0{6,}|1234567|abcdef/i

function* findSecrets(path: string, text: string): Generator<SourceDraft> {
  for (const [service, pattern] of SECRETS)
    for (const { 0: secret, index } of text.matchAll(pattern))
      if (isRandom(secret)) yield createDraft(path, { service, index, length: secret.length })
  for (const { 0: name, index } of text.matchAll(PUBLIC_VARIABLE)) {
    if (!SECRET_NAME.test(name)) continue
    yield {
      ...createDraft(path, { service: name, index, length: name.length }),
      range: { start: index, end: index + name.length },
      message: `"${name}" is part of the client code, but its name says that it is secret.`,
      confidence: 'likely',
    }
  }
}

/** True if a text is no example: many different characters, in no obvious order. */
const isRandom = (secret: string): boolean => !EXAMPLE.test(secret) && new Set(secret).size >= 12

const createDraft = (
  path: string,
  { service, index, length }: { service: string; index: number; length: number },
): SourceDraft => ({
  file: path,
  // Only its start, so that no report quotes the secret.
  range: { start: index, end: index + Math.min(length, MAX_QUOTED_LENGTH) },
  message: `The file contains ${service}, which everyone who opens the page can read.`,
  confidence: 'certain',
  anchor: service,
  repair: manualRepair('Move it to the server, and replace it with a new one.', [
    'It is in the history of the repository: a secret that was published is no secret any more.',
  ]),
})
