/** What a page needs that compiles essences: its size in a bundle is asserted. */
export { compilePacks, selectPack, validateEssence } from '../../../src/packs.ts'
