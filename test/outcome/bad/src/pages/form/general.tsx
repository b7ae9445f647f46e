import type { CSSProperties } from 'react'
import { useTitle } from '../title.ts'
import { WorkspaceFacts } from './workspace-facts.tsx'
import { WorkspaceForm } from './workspace-form.tsx'
import '../page.css'
import './form.css'

/** A second `h1`, a field without a label, and keys that reach no pattern. */
export function General() {
  useTitle('Workspace')
  return (
    <div onKeyDownCapture={(event) => event.stopPropagation()}>
      <h1>General</h1>
      <h1>Port Ellen</h1>
      <input />
      <div className="columns" style={{ '--columns': '3fr 1fr' } as CSSProperties}>
        <WorkspaceForm />
        <WorkspaceFacts />
      </div>
    </div>
  )
}
