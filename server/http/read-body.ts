import type { IncomingMessage } from 'node:http'
import { badRequest } from '#domain/text/refusal.ts'
import { serverBusy, tooLarge, tooManyRequests } from '#server/errors.ts'

/** How much of bodies is held in memory at a time, in bytes. */
export interface BodyMemory {
  /** Of one caller: a person, or an address that nobody has signed in from. */
  perCaller: number
  /** Of everybody who is signed in. */
  signedIn: number
  /** Of everybody else, apart from the others: callers that need no account must not keep out those who have one. */
  public: number
}

/** Of one caller a file of 5 MB, and what else they do meanwhile. */
const usualBodyMemory: BodyMemory = { perCaller: 8_000_000, signedIn: 64_000_000, public: 8_000_000 }

/** Whose body it is. */
export interface BodyOwner {
  /** `null` for a call that needs no sign-in. */
  userId: number | null
  ip: string
}

/** A body that was read; what it takes of the memory is its own until it is let go. */
export interface HeldBody {
  bytes: Buffer
  letGo(): void
}

export interface BodyReader {
  /**
   * @param longest bytes
   * @throws too large; too many requests or unavailable while others hold what there is; malformed when the caller went away
   */
  read(request: IncomingMessage, owner: BodyOwner, longest: number): Promise<HeldBody>
}

/** Seconds after which bodies that are on their way may have arrived. */
const retrySeconds = 5

/** Reads bodies and counts what it holds of them, byte by byte as they come: a length that is only announced costs nothing. */
export function createBodyReader(memory: BodyMemory = usualBodyMemory): BodyReader {
  const held = { signedIn: 0, public: 0 }
  const heldBy = new Map<string, number>()

  function read(request: IncomingMessage, { userId, ip }: BodyOwner, longest: number): Promise<HeldBody> {
    const kind = userId === null ? 'public' : 'signedIn'
    const caller = userId === null ? `address ${ip}` : `person ${userId}`
    const chunks: Buffer[] = []
    let length = 0

    function count(bytes: number): void {
      const byCaller = (heldBy.get(caller) ?? 0) + bytes
      if (byCaller > 0) heldBy.set(caller, byCaller)
      else heldBy.delete(caller)
      held[kind] += bytes
      length += bytes
    }

    function letGo(): void {
      chunks.length = 0
      count(-length)
    }

    function take(chunk: Buffer): void {
      if (length + chunk.length > longest) throw tooLarge()
      if ((heldBy.get(caller) ?? 0) + chunk.length > memory.perCaller) throw tooManyRequests(retrySeconds)
      if (held[kind] + chunk.length > memory[kind]) throw serverBusy()
      count(chunk.length)
      chunks.push(chunk)
    }

    if (Number(request.headers['content-length']) > longest) return Promise.reject(tooLarge())
    return new Promise((resolve, reject) => {
      function stop(): void {
        request.off('data', onData).off('end', onEnd).off('error', onLost).off('close', onLost)
      }
      function refuse(error: unknown): void {
        stop()
        letGo()
        reject(error)
      }
      function onData(chunk: Buffer): void {
        try {
          take(chunk)
        } catch (error) {
          refuse(error)
        }
      }
      function onEnd(): void {
        stop()
        resolve({ bytes: Buffer.concat(chunks, length), letGo })
      }
      const onLost = () => refuse(badRequest('The request ended before its body.'))
      request.on('data', onData).on('end', onEnd).on('error', onLost).on('close', onLost)
    })
  }

  return { read }
}
