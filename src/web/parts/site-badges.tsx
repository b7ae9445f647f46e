import type { ShowcaseApp } from '../../index.ts'

type VerificationStatus = NonNullable<ShowcaseApp['verification']>['verificationStatus']

interface StatusMeaning {
  readonly label: string
  readonly kind: 'good' | 'bad' | 'open'
  readonly text: string
}

/** What a verification ended with, in words. */
export const STATUS_MEANINGS: Readonly<Record<VerificationStatus, StatusMeaning>> = {
  'smoke-green': {
    label: 'tested',
    kind: 'good',
    text: 'Built, opened in a browser on every route, and no check failed.',
  },
  'smoke-red': {
    label: 'test failed',
    kind: 'bad',
    text: 'Built, but a check in the browser failed.',
  },
  'build-green': {
    label: 'built',
    kind: 'open',
    text: 'Built without an error; not opened in a browser yet.',
  },
  'build-red': { label: 'build failed', kind: 'bad', text: 'The site could not be built.' },
  pending: { label: 'not verified', kind: 'open', text: 'Listed; no run has come to it yet.' },
}

interface SiteBadgesProps {
  readonly app: ShowcaseApp
  readonly isShortlisted: boolean
}

/** What a run found about a site; what no run has looked at has no badge that praises it. */
export const SiteBadges = ({ app, isShortlisted }: SiteBadgesProps) => {
  const { verification } = app
  const { label, kind } = STATUS_MEANINGS[verification?.verificationStatus ?? 'pending']
  return (
    <ul class="badges">
      <li class="badge" data-kind={kind}>
        {label}
      </li>
      {verification && verification.classification !== 'pending' && (
        <li class="badge">grade {verification.classification}</li>
      )}
      {verification && <li class="badge">{verification.drift.signal} drift</li>}
      {isShortlisted && <li class="badge">shortlisted</li>}
      {app.target && <li class="badge">{app.target}</li>}
      {verification?.smoke.failures.map((failure) => (
        <li key={failure} class="failure">
          {failure}
        </li>
      ))}
    </ul>
  )
}
