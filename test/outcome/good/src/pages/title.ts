import { useEffect } from 'react'

/** Names the document after its page. */
export const useTitle = (title: string): void =>
  useEffect(() => {
    document.title = `${title}, Desk`
  }, [title])
