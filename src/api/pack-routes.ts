import {
  blueprintBundle,
  blueprintEssence,
  blueprintIndex,
  blueprintPack,
  compiledBlueprints,
  packTexts,
} from './blueprint-packs.ts'
import { PACK_KINDS, type PackRequest } from './packs.ts'
import { API_ROOT } from './paths.ts'
import { get, type Route, schemaUrl } from './route.ts'
import { textShape } from './shapes.ts'

const PACKS = `${API_ROOT}/packs/blueprints`

const ESSENCE = { $ref: '../schemas/essence.v4.json' }

const post = (
  path: string,
  route: Pick<Route, 'summary' | 'describedby' | 'takes' | 'answer'>,
): Route => ({
  path,
  method: 'POST',
  cache: 'packs',
  parameters: ['namespace'],
  instead:
    'Where there is no server, compile with the module (@svc/content/packs) or with `svc compile`; the packs of every blueprint lie under packs/blueprints/.',
  ...route,
  entries: async () => [],
})

/** Compiling, and what has been compiled already. */
export function packRoutes(): Route[] {
  const ofBlueprint = (
    ending: string,
    route: Omit<Route, 'path' | 'method' | 'cache' | 'entries'>,
  ) =>
    get(`${PACKS}/{slug}${ending}`, {
      cache: 'content',
      ...route,
      entries: async ({ client }) =>
        (await compiledBlueprints(client)).map((slug) => `${PACKS}/${slug}${ending}`),
    })
  return [
    post(`${API_ROOT}/packs/compile`, {
      summary: 'Every pack of the essence that is sent.',
      describedby: schemaUrl('execution-pack-bundle.v1.json'),
      takes: ESSENCE,
      answer: (client, { body, query: { namespace } }) => client.compile(body, { namespace }),
    }),
    post(`${API_ROOT}/packs/select`, {
      summary: 'One pack of the essence that is sent.',
      describedby: schemaUrl('selected-execution-pack.v1.json'),
      takes: {
        type: 'object',
        required: ['essence', 'pack_type'],
        properties: {
          essence: ESSENCE,
          pack_type: { type: 'string', enum: PACK_KINDS },
          id: {
            type: ['string', 'null'],
            description: 'Which one; needed for section, page and mutation.',
          },
        },
        additionalProperties: false,
      },
      answer: (client, { body, query: { namespace } }) =>
        client.select(body as PackRequest, { namespace }),
    }),
    ofBlueprint('.essence.json', {
      summary: "The essence that a blueprint's packs are compiled from.",
      describedby: schemaUrl('essence.v4.json'),
      answer: (client, { params: { slug = '' } }) => blueprintEssence(client, slug),
    }),
    ofBlueprint('.md', {
      summary: "What a blueprint's packs are, a line each.",
      ...{ print: 'text', mediaType: 'text/markdown', shape: textShape },
      answer: (client, { params: { slug = '' } }) => blueprintIndex(client, slug),
    }),
    ofBlueprint('', {
      summary: 'Every pack of a blueprint, compiled already.',
      describedby: schemaUrl('execution-pack-bundle.v1.json'),
      answer: (client, { params: { slug = '' } }) => blueprintBundle(client, slug),
    }),
    get(`${PACKS}/{slug}/{pack}.md`, {
      summary: 'One pack of a blueprint, as an agent reads it.',
      ...{ cache: 'content', print: 'text', mediaType: 'text/markdown', shape: textShape },
      answer: (client, { params: { slug = '', pack = '' } }) => blueprintPack(client, slug, pack),
      entries: async ({ client }) => {
        const lists = (await compiledBlueprints(client)).map(async (slug) => {
          const names = packTexts(await blueprintBundle(client, slug)).keys()
          return [...names].map((name) => `${PACKS}/${slug}/${name}.md`)
        })
        return (await Promise.all(lists)).flat()
      },
    }),
  ]
}
