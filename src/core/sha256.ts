// FIPS 180-4, 4.2.2 and 6.2. Written here since a page pays for every byte of it: a library brings
// other hashes' foundations with it, and no host has a synchronous one that all others have too.

/** How many zeros must stand behind a message: its end and its length fill up a block. */
export const ROOM = 72

/** The SHA-256 of the first bytes, as eight words of 32 bits. What stands behind them is zero. */
export function sha256(bytes: Uint8Array, length: number): Uint32Array {
  const end = ((length + ROOM) >> 6) << 6
  const view = new DataView(bytes.buffer)
  bytes[length] = 0x80
  view.setUint32(end - 8, length / 2 ** 29)
  view.setUint32(end - 4, length << 3)
  known ??= findConstants()
  const { start, rounds } = known
  const state = Int32Array.from(start)
  const words = new Int32Array(64)
  for (let at = 0; at < end; at += 64) {
    for (let index = 0; index < 16; index++) words[index] = view.getInt32(at + index * 4)
    mix(state, words, rounds)
  }
  return new Uint32Array(state.buffer)
}

interface Constants {
  readonly start: readonly number[]
  readonly rounds: Int32Array
}

let known: Constants | undefined

/** The first 32 bits behind the point of the roots of primes: 8 square roots and 64 cube roots. */
function findConstants(): Constants {
  const primes: number[] = []
  for (let number = 2; primes.length < 64; number++) {
    if (primes.every((prime) => number % prime)) primes.push(number)
  }
  const rootsOf = (degree: number) => primes.map((prime) => prime ** (1 / degree) * 2 ** 32)
  return { start: rootsOf(2).slice(0, 8), rounds: Int32Array.from(rootsOf(3)) }
}

const turn = (word: number, by: number): number => (word << (32 - by)) | (word >>> by)

// A word that is there for certain. Lists are never taken apart here: that would take most of the time.
const at = (words: Int32Array, index: number): number => words[index] as number

/** Mixes the 16 words of a block, which are the first of `words`, into the state. */
function mix(state: Int32Array, words: Int32Array, rounds: Int32Array): void {
  for (let index = 16; index < 64; index++) {
    const near = at(words, index - 2)
    const far = at(words, index - 15)
    words[index] =
      at(words, index - 16) +
      at(words, index - 7) +
      (turn(far, 7) ^ turn(far, 18) ^ (far >>> 3)) +
      (turn(near, 17) ^ turn(near, 19) ^ (near >>> 10))
  }
  let a = at(state, 0)
  let b = at(state, 1)
  let c = at(state, 2)
  let d = at(state, 3)
  let e = at(state, 4)
  let f = at(state, 5)
  let g = at(state, 6)
  let h = at(state, 7)
  for (let index = 0; index < 64; index++) {
    const chosen = (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + (g ^ (e & (f ^ g)))
    const first = (h + chosen + at(rounds, index) + at(words, index)) | 0
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) | (c & (a | b)))
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  state[0] = at(state, 0) + a
  state[1] = at(state, 1) + b
  state[2] = at(state, 2) + c
  state[3] = at(state, 3) + d
  state[4] = at(state, 4) + e
  state[5] = at(state, 5) + f
  state[6] = at(state, 6) + g
  state[7] = at(state, 7) + h
}
