import { type Client, createClient, fetchSource } from '../index.ts'

// By itself, so that a page loads it with the first question and not before.

/** A client of the API that lies at an address. */
export const createApiClient = (api: URL): Client => createClient(fetchSource(api))
