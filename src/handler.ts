export { createClient } from './api/client.ts'
export type { Handler, HandlerOptions } from './api/handler.ts'
export { createHandler } from './api/handler.ts'
export { fetchSource, memorySource } from './api/source.ts'
