import { RegistryAPIClient as BaseClient, type RegistryClientOptions } from '../registry.ts'
import { readLocation, toSource } from './location.ts'

// The entry point `@svc/content/registry` in Node: the same client, which can also read a folder.
export * from '../registry.ts'

/** The client of 3.x. `SVC_API_URL` and `REGISTRY_URL` may be the folder of a built site. */
export class RegistryAPIClient extends BaseClient {
  constructor(options: RegistryClientOptions = {}) {
    const location = options.source || options.baseUrl ? undefined : readLocation()
    super(location ? { source: toSource(location, options) } : options)
  }
}

/** Creates a client of 3.x from its URL or its options. */
export const createRegistryClient = (
  options: string | RegistryClientOptions = {},
): RegistryAPIClient =>
  new RegistryAPIClient(typeof options === 'string' ? { baseUrl: options } : options)
