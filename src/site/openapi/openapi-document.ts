import type { Client } from '../../api/client.ts'
import type { OpenApi } from '../../api/documents.ts'
import { API_ROOT } from '../../api/paths.ts'
import { ROUTES } from '../../api/routes.ts'
import { bodySchemas, createOperation, locatePath } from './operations.ts'
import { queryParameters } from './parameter-objects.ts'
import { problemResponses, problemSchema } from './problem-responses.ts'
import { createResponseExamples } from './response-examples.ts'

const DESCRIPTION = [
  'Patterns, themes, blueprints, archetypes and shells of the official corpus, and the schemas that',
  'describe them. Read-only and public: no key, no account, no limit of requests.',
  '\n\nEvery address answers `HEAD` as it answers `GET`, and takes a final slash. Every JSON answer is',
  'also at its address with `.json`, which is where a host of plain files serves it; such a host',
  'answers no parameters, no `GET /search` and no `POST`, but has the `next` links of lists. The',
  'descriptions of these operations say what it has instead. `/health` is also at the root of the',
  'site.',
].join(' ')

/**
 * Returns the OpenAPI 3.1 document of the API, from the table of routes. Its examples are responses
 * of the client. References are relative to the document, because a site does not know its own URL.
 */
export async function openapiDocument(client: Client, version: string): Promise<OpenApi> {
  const examples = await createResponseExamples(client)
  const routes = ROUTES.filter(({ path }) => locatePath(path) !== undefined)
  const paths = routes.map(({ path, method, ...route }) => {
    const { key, servers } = locatePath(path) ?? { key: path }
    const operation = createOperation({ path, method, ...route }, examples.get(path))
    return [key, { ...servers, [method.toLowerCase()]: operation }]
  })
  return {
    openapi: '3.1.1',
    info: {
      title: 'Design content',
      version,
      description: DESCRIPTION,
      license: { name: 'MIT AND CC0-1.0', identifier: 'MIT AND CC0-1.0' },
    },
    servers: [{ url: `..${API_ROOT}`, description: 'The base address: where this document lies.' }],
    paths: Object.fromEntries(paths),
    components: {
      schemas: { ...bodySchemas(routes), Problem: problemSchema() },
      parameters: queryParameters(routes),
      responses: await problemResponses(client),
    },
  }
}
