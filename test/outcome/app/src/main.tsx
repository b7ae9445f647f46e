import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Page, shell } from './page.tsx'
import { Shell } from './shell.tsx'
import task from './task.json'
import './theme.css'
import './base.css'
import './shell.css'

/** Returns the parameters of the path; undefined if it is another route. */
function matchPath(path: string): Record<string, string> | undefined {
  const pattern = task.route.replace(/:(\w+)/g, '(?<$1>[^/]+)')
  const match = new RegExp(`^${pattern}/?$`).exec(path)
  return match ? { ...match.groups } : undefined
}

function OtherPage() {
  return (
    <>
      <h1>Another page</h1>
      <p>
        This page is not part of the task. <a href={task.route}>Back to {task.route}</a>
      </p>
    </>
  )
}

const params = matchPath(location.pathname)
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root.')
createRoot(root).render(
  <StrictMode>
    <Shell id={task.shell} content={shell}>
      {params ? <Page params={params} /> : <OtherPage />}
    </Shell>
  </StrictMode>,
)
