import { Transform, type Writable } from 'node:stream'
import { createMessageScanner } from './message-scanner.ts'

/** The maximum size of a message. The largest call, with every character escaped, fits. */
export const MAX_MESSAGE_BYTES = 10 * 2 ** 20

/** How deep the objects and lists of a message may be nested. */
export const MAX_MESSAGE_DEPTH = 100

const NEWLINE = 0x0a

/** JSON-RPC 2.0, 5.1: "The JSON sent is not a valid Request object." */
const INVALID_REQUEST = -32_600

/**
 * Creates a stream that passes messages on line by line. A message that is too large or nested too
 * deep is skipped, and `output` gets an error response with its id, so that the server goes on.
 */
export function limitMessages(output: Writable): Transform {
  let message = createMessage()

  /** Returns the complete line if it is a message within the limits, and starts the next one. */
  function endLine(): Buffer | undefined {
    const { problem, id, bytes } = message
    message = createMessage()
    if (problem === undefined) return bytes
    const error = { code: INVALID_REQUEST, message: problem.text, data: problem.data }
    // MCP leaves out the id that is not known, which JSON-RPC would set to null.
    output.write(`${JSON.stringify({ jsonrpc: '2.0', ...(id !== undefined && { id }), error })}\n`)
    return undefined
  }

  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      for (let start = 0; start < chunk.length; ) {
        const newline = chunk.indexOf(NEWLINE, start)
        const end = newline < 0 ? chunk.length : newline + 1
        message.add(chunk.subarray(start, end))
        if (newline >= 0) this.push(endLine() ?? '')
        start = end
      }
      done()
    },
  })
}

/** Collects the bytes of a message while they are within the limits. */
function createMessage() {
  const scanner = createMessageScanner()
  let chunks: Buffer[] = []
  let size = 0
  return {
    add(chunk: Buffer): void {
      scanner.scan(chunk)
      size += chunk.length
      chunks.push(chunk)
      if (this.problem) chunks = []
    },
    get problem() {
      if (size > MAX_MESSAGE_BYTES) return TOO_LARGE
      return scanner.depth > MAX_MESSAGE_DEPTH ? TOO_DEEP : undefined
    },
    get id() {
      return scanner.id
    },
    get bytes() {
      return Buffer.concat(chunks)
    },
  }
}

const TOO_LARGE = {
  text: `The message is larger than ${MAX_MESSAGE_BYTES} bytes.`,
  data: { code: 'message-too-large', hint: 'Pass the path of a file instead of its content.' },
}

const TOO_DEEP = {
  text: `The message is nested deeper than ${MAX_MESSAGE_DEPTH} levels.`,
  data: { code: 'message-too-deep', hint: 'No tool takes arguments that are nested this deep.' },
}
