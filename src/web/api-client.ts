import { type Client, createClient, fetchSource } from '../index.ts'

// A module of its own, so that pages load it only with the first request.

/** Creates a client for the API at a base URL. */
export const createApiClient = (api: URL): Client => createClient(fetchSource(api))
