/** The imports of a page that compiles essences, for the test of bundle sizes. */
export { compilePacks, selectPack, validateEssence } from '../../../src/packs.ts'
