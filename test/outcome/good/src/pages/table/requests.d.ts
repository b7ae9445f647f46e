declare const OWNERS: string[]
/** One request of the harbour office. */
export interface Request {
  readonly id: string
  readonly name: string
  readonly status: 'Open' | 'Waiting' | 'Done'
  readonly owner: string
  readonly day: string
}
/** Made-up requests, newest first. */
export declare const REQUESTS: readonly Request[]
export { OWNERS }
