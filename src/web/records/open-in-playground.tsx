import type { ContentType } from '../../index.ts'
import { RECORD_ROOT_PATH } from '../record-paths.ts'

interface OpenInPlaygroundProps {
  readonly type: ContentType
  readonly slug: string
}

/** The types of records that have an essence to start with; see `start-essence.ts`. */
const STARTS: readonly ContentType[] = ['patterns', 'archetypes', 'blueprints']

/** Links to the playground with the essence of a record. */
export const OpenInPlayground = ({ type, slug }: OpenInPlaygroundProps) =>
  STARTS.includes(type) ? (
    <a
      class="button small"
      href={`${RECORD_ROOT_PATH}try/?start=${type}/${encodeURIComponent(slug)}`}
    >
      Open in playground
    </a>
  ) : null
