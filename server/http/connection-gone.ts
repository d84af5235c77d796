import type { Socket } from 'node:net'

const waiting = new WeakMap<Socket, Set<() => void>>()

/**
 * Tells, once, that a connection that is open now is closed. However many requests wait on it, it has one listener.
 * @returns forgets about it
 */
export function onConnectionGone(socket: Socket, tell: () => void): () => void {
  const told = waiting.get(socket) ?? listenTo(socket)
  told.add(tell)
  return () => void told.delete(tell)
}

function listenTo(socket: Socket): Set<() => void> {
  const told = new Set<() => void>()
  waiting.set(socket, told)
  socket.once('close', () => {
    for (const tell of told) tell()
  })
  return told
}
