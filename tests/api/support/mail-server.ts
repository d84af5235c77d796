import net, { type AddressInfo } from 'node:net'

/** A mail server that, as long as it is stalled, reads a mail and does not say that it has taken it. */
export async function startMailServer() {
  const state = { isStalled: false, waiting: 0, taken: [] as string[] }
  const server = net.createServer((socket) => {
    let text = ''
    let isLetter = false
    const say = (line: string) => socket.write(`${line}\r\n`)
    socket.on('error', () => {})
    socket.on('data', (bytes) => {
      text += bytes.toString()
      for (;;) {
        const end = text.indexOf(isLetter ? '\r\n.\r\n' : '\r\n')
        if (end < 0) return
        const part = text.slice(0, end)
        text = text.slice(end + (isLetter ? 5 : 2))
        if (isLetter) {
          isLetter = false
          if (state.isStalled) {
            state.waiting += 1
            socket.on('close', () => (state.waiting -= 1))
            return
          }
          state.taken.push(part)
          say('250 taken')
        } else if (part === 'DATA') {
          isLetter = true
          say('354 go on')
        } else say(part === 'QUIT' ? '221 bye' : '250 well')
      }
    })
    say('220 mail.test')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return Object.assign(state, {
    address: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  })
}
