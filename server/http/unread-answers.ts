import type { ServerResponse } from 'node:http'
import { onConnectionGone } from '#server/http/connection-gone.ts'

/** How much of answers that are made, and that nobody has read yet, is held in memory at a time, in bytes. */
export interface AnswerMemory {
  perCaller: number
  all: number
}

/** Some seven maps of a megabyte of one caller, or ten times that many when they are compressed. */
export const usualAnswerMemory: AnswerMemory = { perCaller: 8_000_000, all: 64_000_000 }

/** Bytes of an answer that is longer than most lists. What is shorter is not counted: it leaves with what the system takes at once. */
const leastHeldBytes = 64_000

export interface UnreadAnswers {
  /**
   * Whether one more may be made for a caller, beside what they and all others have not read.
   * @param bytes of it, where that is known
   */
  hasRoom(caller: number, bytes?: number): boolean
  /** Counts an answer until the system has taken the last of it, or its caller is gone. A caller that takes too long is cut off. */
  hold(caller: number, bytes: number, response: ServerResponse): void
}

/**
 * Counts what a slow reader leaves with the server: Node keeps what the system does not take, however much it is and however long
 * it takes.
 * @param readMs how long a caller may take to read an answer, in milliseconds
 * @param onRoom called when an answer has been read, or its caller is gone
 */
export function createUnreadAnswers(memory: AnswerMemory, readMs: number, onRoom = () => {}): UnreadAnswers {
  const unreadOf = new Map<number, number>()
  let unread = 0

  function count(caller: number, bytes: number): void {
    const own = (unreadOf.get(caller) ?? 0) + bytes
    if (own > 0) unreadOf.set(caller, own)
    else unreadOf.delete(caller)
    unread += bytes
  }

  return {
    hasRoom: (caller, bytes = Infinity) =>
      bytes < leastHeldBytes || (unread < memory.all && (unreadOf.get(caller) ?? 0) < memory.perCaller),
    hold(caller, bytes, response) {
      const { socket } = response.req
      if (bytes < leastHeldBytes || socket.destroyed || response.writableFinished) return
      count(caller, bytes)
      const limit = setTimeout(() => socket.destroy(), readMs).unref()
      // Of a request that was sent behind others on its connection, the response itself never hears that it is closed.
      const forget = onConnectionGone(socket, letGo)
      response.once('finish', letGo)

      function letGo(): void {
        clearTimeout(limit)
        forget()
        response.off('finish', letGo)
        count(caller, -bytes)
        onRoom()
      }
    },
  }
}
