import type { ContentType } from '../../index.ts'
import { type Category, formatCategory, getCategoriesLabel } from './categories.ts'
import {
  CATEGORY_PARAMETER,
  followInPage,
  formatListQuery,
  getSelectedCategory,
  type ListQuery,
  updateListQuery,
} from './list-query.ts'

interface CategoryNavProps {
  readonly type: ContentType
  readonly categories: readonly Category[]
  readonly query: ListQuery
  readonly onNavigate: (query: ListQuery) => void
}

/** Links to the categories of a list, each with the number of its records. */
export const CategoryNav = ({ type, categories, query, onNavigate }: CategoryNavProps) => {
  const total = categories.reduce((sum, { count }) => sum + count, 0)
  return (
    <nav class="categories needs-script" aria-label={getCategoriesLabel(type)}>
      <ul>
        {[{ name: '', count: total }, ...categories].map(({ name, count }) => {
          const target = updateListQuery(query, { [CATEGORY_PARAMETER]: name })
          return (
            <li key={name}>
              <a
                class="facet"
                href={`?${formatListQuery(target)}`}
                aria-current={(getSelectedCategory(query) ?? '') === name ? 'true' : undefined}
                onClick={followInPage(() => onNavigate(target))}
              >
                {name === '' ? 'All' : formatCategory(name)} <span class="count">{count}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
