import { DEFAULT_PATTERNS } from '../../essence.ts'

const { filters, list } = DEFAULT_PATTERNS

/** A value of `--page` with patterns of the corpus, for help texts. */
export const EXAMPLE_PAGE = `/orders=${filters.pattern},${list.pattern}`
