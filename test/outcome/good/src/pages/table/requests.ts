const NAMES = [
  ...['Gate key for B7', 'Berth for the ferry', 'Crane on Friday', 'Water at pier 4'],
  ...['Refund of a night', 'Lamp at the slip', 'Fuel on account', 'New mooring line'],
]

const OWNERS = ['Hafsteinn Briem', 'Maëlle Kerjean', 'Thandeka Nkosi']

/** One request of the harbour office. */
export interface Request {
  readonly id: string
  readonly name: string
  readonly status: 'Open' | 'Waiting' | 'Done'
  readonly owner: string
  readonly day: string
}

const STATUS = ['Open', 'Open', 'Open', 'Waiting', 'Done'] as const

/** Made-up requests, newest first. */
export const REQUESTS: readonly Request[] = Array.from({ length: 24 }, (_, at) => ({
  id: `rq-${at + 1}`,
  name: `${NAMES[at % NAMES.length]}, ${at + 1}`,
  status: STATUS[at % STATUS.length] ?? 'Open',
  owner: OWNERS[at % OWNERS.length] ?? '',
  day: `2026-11-${String(24 - at).padStart(2, '0')}`,
}))

export { OWNERS }
