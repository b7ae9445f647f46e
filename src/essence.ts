export { validateEssence } from './core/essence/validate.ts'
export type { EssenceV4 as Essence } from './core/generated/types/essence.v4.ts'
