import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { matchRoute } from './match-route.ts'
import { routes } from './routes.tsx'
import { Shell } from './shell.tsx'
import './theme.css'
import './shell.css'

const found = matchRoute(routes, location.pathname)
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root.')
createRoot(root).render(
  <StrictMode>
    <Shell id={found?.route.shell ?? 'sidebar-main'}>
      {found ? <found.route.Page params={found.params} /> : <h1>There is no such page</h1>}
    </Shell>
  </StrictMode>,
)
