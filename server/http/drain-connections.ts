import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Follows which connections of a server have a request under way, so that a stop waits for those alone. Node closes idle connections once,
 * when the server closes: a connection that becomes idle later, or has never sent anything, would be waited for until its time is over.
 * @returns begins to drain: idle connections are closed at once, and every other one with the answer that it waits for
 */
export function followConnections(server: Server): () => void {
  const answersOf = new Map<Socket, Set<ServerResponse>>()
  let isDraining = false

  server.on('connection', (socket: Socket) => {
    answersOf.set(socket, new Set())
    socket.once('close', () => answersOf.delete(socket))
  })
  server.prependListener('request', (request: IncomingMessage, answer: ServerResponse) => {
    const { socket } = request
    const answers = answersOf.get(socket)
    if (!answers) return
    answers.add(answer)
    if (isDraining) answer.shouldKeepAlive = false
    answer.once('close', () => {
      answers.delete(answer)
      // Its headers may have promised to keep the connection, because they were sent before.
      if (isDraining && answers.size === 0) socket.destroySoon()
    })
  })
  // A websocket is closed by the code that serves it, with a word to the other side.
  server.prependListener('upgrade', ({ socket }: IncomingMessage) => void answersOf.delete(socket))

  return () => {
    isDraining = true
    for (const [socket, answers] of answersOf) {
      if (answers.size === 0) socket.destroy()
      // Node then says `connection: close`, no matter which code writes the headers.
      for (const answer of answers) answer.shouldKeepAlive = false
    }
  }
}
