import { useEffect, useState } from 'preact/hooks'
import { CopyButton } from './copy.tsx'

interface ApiRequestLinkProps {
  readonly root: string
  /** The address of the route, from the site's root. */
  readonly path: string
  readonly parameters: string
}

/** The address that programs ask for what a page shows. */
export const ApiRequestLink = ({ root, path, parameters }: ApiRequestLinkProps) => {
  const address = `${path}${parameters && `?${parameters}`}`
  const [base, setBase] = useState('')
  useEffect(() => setBase(new URL(root, document.baseURI).href.replace(/\/$/, '')), [root])
  return (
    <p class="same-in-api needs-script">
      <span>The same from the API:</span>
      <a class="name" href={root + address.slice(1)}>
        GET {address}
      </a>
      <CopyButton source={{ text: base + address }} label="the address" />
    </p>
  )
}
