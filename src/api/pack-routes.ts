import {
  blueprintPackIndex,
  compileBlueprint,
  createBlueprintEssence,
  getBlueprintPackMarkdown,
  listCompilableBlueprints,
  packMarkdownByName,
} from './blueprint-packs.ts'
import { PACK_KINDS, type PackRequest } from './packs.ts'
import { API_ROOT } from './paths.ts'
import { get, type Route, schemaUrl } from './route.ts'
import { textShape } from './shapes.ts'

const BLUEPRINT_PACKS_PATH = `${API_ROOT}/packs/blueprints`

const ESSENCE_SCHEMA_REF = { $ref: '../schemas/essence.v4.json' }

const post = (
  path: string,
  route: Pick<Route, 'summary' | 'describedby' | 'requestBody' | 'handle'>,
): Route => ({
  path,
  method: 'POST',
  cache: 'packs',
  parameters: ['namespace'],
  alternative:
    'Where there is no server, compile with the module (@svc/content/packs) or with `svc compile`; the packs of every blueprint lie under packs/blueprints/.',
  ...route,
  listPaths: async () => [],
})

/** Compiling, and what has been compiled already. */
export function packRoutes(): Route[] {
  const ofBlueprint = (
    ending: string,
    route: Omit<Route, 'path' | 'method' | 'cache' | 'listPaths'>,
  ) =>
    get(`${BLUEPRINT_PACKS_PATH}/{slug}${ending}`, {
      cache: 'content',
      ...route,
      listPaths: async ({ client }) =>
        (await listCompilableBlueprints(client)).map(
          (slug) => `${BLUEPRINT_PACKS_PATH}/${slug}${ending}`,
        ),
    })
  return [
    post(`${API_ROOT}/packs/compile`, {
      summary: 'Every pack of the essence that is sent.',
      describedby: schemaUrl('execution-pack-bundle.v1.json'),
      requestBody: ESSENCE_SCHEMA_REF,
      handle: (client, { body, query: { namespace } }) => client.compile(body, { namespace }),
    }),
    post(`${API_ROOT}/packs/select`, {
      summary: 'One pack of the essence that is sent.',
      describedby: schemaUrl('selected-execution-pack.v1.json'),
      requestBody: {
        type: 'object',
        required: ['essence', 'pack_type'],
        properties: {
          essence: ESSENCE_SCHEMA_REF,
          pack_type: { type: 'string', enum: PACK_KINDS },
          id: {
            type: ['string', 'null'],
            description: 'Which one; needed for section, page and mutation.',
          },
        },
        additionalProperties: false,
      },
      handle: (client, { body, query: { namespace } }) =>
        client.select(body as PackRequest, { namespace }),
    }),
    ofBlueprint('.essence.json', {
      summary: "The essence that a blueprint's packs are compiled from.",
      describedby: schemaUrl('essence.v4.json'),
      handle: (client, { params: { slug = '' } }) => createBlueprintEssence(client, slug),
    }),
    ofBlueprint('.md', {
      summary: "What a blueprint's packs are, a line each.",
      ...{ print: 'text', mediaType: 'text/markdown', shape: textShape },
      handle: (client, { params: { slug = '' } }) => blueprintPackIndex(client, slug),
    }),
    ofBlueprint('', {
      summary: 'Every pack of a blueprint, compiled already.',
      describedby: schemaUrl('execution-pack-bundle.v1.json'),
      handle: (client, { params: { slug = '' } }) => compileBlueprint(client, slug),
    }),
    get(`${BLUEPRINT_PACKS_PATH}/{slug}/{pack}.md`, {
      summary: 'One pack of a blueprint, as an agent reads it.',
      ...{ cache: 'content', print: 'text', mediaType: 'text/markdown', shape: textShape },
      handle: (client, { params: { slug = '', pack = '' } }) =>
        getBlueprintPackMarkdown(client, slug, pack),
      listPaths: async ({ client }) => {
        const lists = (await listCompilableBlueprints(client)).map(async (slug) => {
          const names = packMarkdownByName(await compileBlueprint(client, slug)).keys()
          return [...names].map((name) => `${BLUEPRINT_PACKS_PATH}/${slug}/${name}.md`)
        })
        return (await Promise.all(lists)).flat()
      },
    }),
  ]
}
