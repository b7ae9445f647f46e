/** What is known about a message after some of its bytes. */
export interface MessageScanner {
  /** Reads the next bytes of the message. */
  scan(bytes: Uint8Array): void
  /** How deep objects and lists are nested at most, so far. */
  readonly depth: number
  /** The id of the request; undefined if there is none, or if it has not come yet. */
  readonly id: string | number | undefined
}

const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c]
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b])
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d])

/** No member of a message with an id is longer. */
const MAX_MEMBER_BYTES = 200

const ID_MEMBER = /^\s*"id"\s*:\s*("(?:[^"\\]|\\.)*"|-?\d+)\s*$/s

/**
 * Creates a scanner that finds the nesting and the id of a JSON-RPC message without parsing it, in
 * one pass and in constant memory: the message may be too large to be kept, and its id may be last.
 */
export function createMessageScanner(): MessageScanner {
  let [level, depth] = [0, 0]
  let [isInText, isEscaped] = [false, false]
  let id: MessageScanner['id']
  /** The bytes of the current member of the message itself. */
  let member: number[] = []

  function endMember(): void {
    const [, value] = ID_MEMBER.exec(Buffer.from(member).toString('utf8')) ?? []
    if (value !== undefined) id = parseId(value)
    member = []
  }

  function follow(byte: number): void {
    if (isEscaped) isEscaped = false
    else if (isInText) {
      isEscaped = byte === BACKSLASH
      isInText = byte !== QUOTE
    } else if (byte === QUOTE) isInText = true
    else if (OPENING.has(byte)) depth = Math.max(depth, ++level)
    else if (CLOSING.has(byte)) level--
  }

  return {
    scan(bytes) {
      for (const byte of bytes) {
        const endsMember = level === 1 && !isInText && (byte === COMMA || CLOSING.has(byte))
        if (endsMember) endMember()
        else if (level === 1 && member.length < MAX_MEMBER_BYTES) member.push(byte)
        follow(byte)
      }
    },
    get depth() {
      return depth
    },
    get id() {
      return id
    },
  }
}

/** Parses the JSON of an id; undefined if its escapes are malformed. */
function parseId(json: string): string | number | undefined {
  try {
    return JSON.parse(json)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
