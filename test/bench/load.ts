import { connect } from 'node:net'

/** What a server has done under load. */
export interface Load {
  readonly perSecond: number
  /** The 99th percentile of the response time in milliseconds. */
  readonly p99: number
  readonly bytes: number
}

interface LoadOptions {
  readonly headers?: Readonly<Record<string, string>>
  readonly connections?: number
  /** In milliseconds; the first quarter is not counted. */
  readonly duration?: number
}

/**
 * Requests one URL over several connections, each with one request at a time. It reads sockets
 * instead of using an HTTP client, which would take more time than the servers do.
 */
export async function measureLoad(url: string, options: LoadOptions = {}): Promise<Load> {
  const { headers = {}, connections = 16, duration = 800 } = options
  const start = performance.now()
  const [countFrom, end] = [start + duration / 4, start + duration]
  const times: number[] = []
  let bytes = 0
  const record = (from: number, to: number, size: number): void => {
    if (from >= countFrom) times.push(to - from)
    bytes = size
  }
  const request = formatRequest(new URL(url), headers)
  await Promise.all(
    Array.from({ length: connections }, () =>
      runConnection(new URL(url), request, { end, record }),
    ),
  )
  times.sort((a, b) => a - b)
  return {
    perSecond: Math.round((times.length * 1000) / (end - countFrom)),
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
    bytes,
  }
}

const formatRequest = ({ host, pathname, search }: URL, headers: LoadOptions['headers']): string =>
  [
    `GET ${pathname}${search} HTTP/1.1`,
    ...Object.entries({ Host: host, ...headers }).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n')

interface Recorder {
  readonly end: number
  readonly record: (from: number, to: number, bytes: number) => void
}

/** Sends a request again and again until the time is over. */
function runConnection({ hostname, port }: URL, request: string, { end, record }: Recorder) {
  return new Promise<void>((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    let from = 0
    const send = (): void => {
      from = performance.now()
      socket.write(request)
    }
    const read = createResponseReader((bytes) => {
      const now = performance.now()
      record(from, now, bytes)
      if (now < end) return send()
      socket.destroy()
      resolve()
    })
    socket.on('connect', send).on('data', read).on('error', reject)
    socket.on('end', () => reject(new Error('The server closed the connection.')))
  })
}

/** Returns a function that takes the chunks of a connection and reports complete responses. */
function createResponseReader(onResponse: (bytes: number) => void): (chunk: Buffer) => void {
  let head = Buffer.alloc(0)
  let missing: number | 'chunks' | undefined
  let bytes = 0
  return (chunk) => {
    bytes += chunk.length
    if (missing === undefined) {
      head = Buffer.concat([head, chunk])
      const end = head.indexOf('\r\n\r\n')
      if (end < 0) return
      missing = findBodyLength(head.toString('latin1', 0, end))
      if (missing !== 'chunks') missing -= head.length - end - 4
    } else if (missing !== 'chunks') missing -= chunk.length
    const isComplete = missing === 'chunks' ? chunk.includes('\r\n0\r\n\r\n') : missing === 0
    if (!isComplete) return
    const size = bytes
    head = Buffer.alloc(0)
    missing = undefined
    bytes = 0
    onResponse(size)
  }
}

/** Returns the length of a body from its headers; throws for a response that is no success. */
function findBodyLength(head: string): number | 'chunks' {
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(head)
  const length = /^content-length: (\d+)/im.exec(head)?.[1]
  return length === undefined ? 'chunks' : Number(length)
}
