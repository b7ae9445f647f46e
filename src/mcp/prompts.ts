import { ProtocolError, ProtocolErrorCode, type Server } from '@modelcontextprotocol/server'
import { writeGuide } from '../internal/plan.ts'
import { PACK_KINDS, type PackKind } from '../packs.ts'
import type { Environment } from '../project/environment.ts'
import { toErrorData } from './envelope.ts'
import { listProjectPacks, readPackMarkdown } from './packs.ts'

/** The title of each prompt: one for each kind of pack. */
const TITLES: Readonly<Record<PackKind, string>> = {
  scaffold: 'Start the app',
  section: 'Build a section',
  page: 'Build a page',
  review: 'Review the app',
  mutation: 'Change the contract',
}

const needsId = (kind: PackKind): boolean => kind !== 'scaffold' && kind !== 'review'

const MAX_COMPLETIONS = 100

/** Offers the packs of the project as prompts, with completion of their ids and routes. */
export function addPrompts(server: Server, environment: Environment): void {
  server.setRequestHandler('prompts/list', () => ({
    prompts: [PLAN_PROMPT, ...PACK_KINDS.map(describePrompt)],
  }))
  server.setRequestHandler('prompts/get', async ({ params }) => {
    if (params.name === PLAN_PROMPT.name) return createPlanPrompt(params.arguments?.brief)
    const kind = requireKind(params.name)
    const { id, task } = params.arguments ?? {}
    const markdown = await readPack(environment, kind, id)
    const text = task ? `${markdown}\n\nTask: ${task}` : markdown
    return {
      description: TITLES[kind],
      messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }],
    }
  })
  server.setRequestHandler('completion/complete', async ({ params: { ref, argument } }) => {
    const kind = ref.type === 'ref/prompt' ? ref.name : undefined
    const packs = argument.name === 'id' ? await listProjectPacks(environment) : []
    const values = packs
      .filter((pack) => pack.kind === kind)
      .flatMap(({ id, route }) => (route ? [id, route] : [id]))
      .filter((value) => value.startsWith(argument.value))
    const shown = values.slice(0, MAX_COMPLETIONS)
    return {
      completion: {
        values: shown,
        total: values.length,
        hasMore: shown.length < values.length,
      },
    }
  })
}

/** The prompt that starts a product of the user's own. */
const PLAN_PROMPT = {
  name: 'plan_product',
  title: 'Plan a product',
  description: 'The questions that decide a product and its pages, before any code.',
  arguments: [
    { name: 'brief', description: 'what the product is, who uses it, its pages', required: false },
  ],
}

function createPlanPrompt(brief: string | undefined) {
  const text = [
    brief
      ? `Save this brief as brief.md:\n\n${brief}\n\nThen plan the product.`
      : 'Plan the product of this project. If it has no brief, ask for one and save it as brief.md.',
    'Run `npx @svc/content plan --brief brief.md`, answer every question in .svc/plan.md, and repeat `npx @svc/content plan --check` until no answer is missing or weak. Do not write code before that.',
    writeGuide({ svc: 'npx @svc/content' }),
  ].join('\n\n')
  return {
    description: PLAN_PROMPT.title,
    messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }],
  }
}

const describePrompt = (kind: PackKind) => ({
  name: kind,
  title: TITLES[kind],
  description: `The ${kind} pack of the contract.`,
  arguments: [
    ...(needsId(kind)
      ? [
          {
            name: 'id',
            description:
              kind === 'page' ? 'the id or the route of the page' : `the id of the ${kind}`,
            required: true,
          },
        ]
      : []),
    { name: 'task', description: 'what to do', required: false },
  ],
})

function requireKind(name: string): PackKind {
  const kind = PACK_KINDS.find((known) => known === name)
  if (kind !== undefined) return kind
  throw invalidParams(
    `There is no such prompt. The prompts are ${[PLAN_PROMPT.name, ...PACK_KINDS].join(', ')}.`,
  )
}

/** Compiles a pack; an error becomes an error of the protocol with its hint. */
async function readPack(
  environment: Environment,
  kind: PackKind,
  id: string | undefined,
): Promise<string> {
  try {
    return await readPackMarkdown(environment, { kind, id })
  } catch (error) {
    const { message, hint } = toErrorData(error)
    throw invalidParams([message, ...(hint ? [hint] : [])].join(' '))
  }
}

const invalidParams = (message: string): ProtocolError =>
  new ProtocolError(ProtocolErrorCode.InvalidParams, message)
