export { buildSite, corpusClient } from './site/build-site.ts'
export type { Corpus } from './site/corpus.ts'
