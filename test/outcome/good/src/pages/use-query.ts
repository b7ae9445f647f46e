import { useState } from 'react'

/** The values of the address, and a way to change some; an empty value is left out. */
export function useQuery() {
  const [query, setQuery] = useState(() => new URLSearchParams(location.search))
  const change = (values: Readonly<Record<string, string>>): void => {
    const next = new URLSearchParams(location.search)
    for (const [name, value] of Object.entries(values)) {
      if (value === '') next.delete(name)
      else next.set(name, value)
    }
    const text = next.toString()
    history.replaceState(null, '', text === '' ? location.pathname : `?${text}`)
    setQuery(next)
  }
  return { get: (name: string, otherwise = '') => query.get(name) ?? otherwise, change }
}

export type Query = ReturnType<typeof useQuery>
