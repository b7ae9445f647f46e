import type { CSSProperties } from 'react'
import { useTitle } from '../title.ts'
import { WorkspaceFacts } from './workspace-facts.tsx'
import { WorkspaceForm } from './workspace-form.tsx'
import '../page.css'
import './form.css'

/** What can be set for the workspace, beside what cannot. */
export function General() {
  useTitle('Workspace')
  return (
    <>
      <h1>General</h1>
      <div className="columns" style={{ '--columns': '3fr 1fr' } as CSSProperties}>
        <WorkspaceForm />
        <WorkspaceFacts />
      </div>
    </>
  )
}
