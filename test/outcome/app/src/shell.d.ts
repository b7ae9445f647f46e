import type { ReactNode } from 'react'
/** The frame of a page: skip link, header and navigation around `main#main`. */
export declare function Shell({
  id,
  children,
}: {
  id: string
  children: ReactNode
}): import('react').JSX.Element
