// By itself, so that the checker of another schema can share the JSON parser without the validator.
export { validateEssence } from '../essence.ts'
