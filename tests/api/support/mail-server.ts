import net, { type AddressInfo } from 'node:net'

/** A mail as it arrived: its headers by their names in lower case, and its parts by their types, decoded. */
export interface ArrivedMail {
  readonly to: string
  readonly headers: Readonly<Record<string, string>>
  readonly parts: Readonly<Record<string, string>>
}

/**
 * A mail server that keeps what it takes, and refuses receivers as a test says: an answer such as `550 5.1.1 User unknown`. As long as
 * it is stalled, it reads a mail and does not say that it has taken it; `goOn` has it say so to all that still wait.
 */
export async function startMailServer() {
  const state = {
    arrived: [] as ArrivedMail[],
    /** As they came. */
    taken: [] as string[],
    refuses: {} as Record<string, string>,
    asked: 0,
    isStalled: false,
    waiting: 0,
    /** Read, and never answered: who sent them cannot know whether they were taken. */
    unanswered: new Set<ArrivedMail>(),
  }
  const stalled = new Set<() => void>()
  const stall = (socket: net.Socket, mail: ArrivedMail, take: () => void) => {
    const goOn = () => {
      state.unanswered.delete(mail)
      stalled.delete(goOn)
      take()
    }
    state.waiting += 1
    state.unanswered.add(mail)
    stalled.add(goOn)
    socket.on('close', () => {
      state.waiting -= 1
      stalled.delete(goOn)
    })
  }
  const server = net.createServer((socket) => {
    let text = ''
    let to = ''
    let isLetter = false
    const say = (line: string) => socket.write(`${line}\r\n`)
    const hear = (line: string) => {
      const receiver = /^RCPT TO:<(.*?)>/i.exec(line)?.[1]
      if (receiver !== undefined) {
        to = receiver
        state.asked += 1
        return say(state.refuses[receiver] ?? '250 well')
      }
      isLetter = line === 'DATA'
      return say(isLetter ? '354 go on' : line === 'QUIT' ? '221 bye' : '250 well')
    }
    socket.on('error', () => {})
    socket.on('data', (bytes) => {
      text += bytes.toString('latin1')
      for (;;) {
        const end = text.indexOf(isLetter ? '\r\n.\r\n' : '\r\n')
        if (end < 0) return
        const part = text.slice(0, end)
        text = text.slice(end + (isLetter ? 5 : 2))
        if (isLetter) {
          isLetter = false
          const mail = { to, ...readPart(part.replaceAll('\r\n..', '\r\n.')) }
          const take = () => {
            state.taken.push(part)
            state.arrived.push(mail)
            say('250 taken')
          }
          if (state.isStalled) return stall(socket, mail, take)
          take()
        } else hear(part)
      }
    })
    say('220 mail.test')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return Object.assign(state, {
    address: `smtp://127.0.0.1:${port}`,
    goOn() {
      state.isStalled = false
      for (const goOn of stalled) goOn()
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  })
}

function readPart(part: string): Pick<ArrivedMail, 'headers' | 'parts'> {
  const [head = '', ...rest] = part.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      words(line.slice(line.indexOf(':') + 1).trim()),
    ]),
  )
  const type = headers['content-type'] ?? 'text/plain'
  const boundary = /boundary="?([^";]+)/.exec(type)?.[1]
  if (boundary === undefined) return { headers, parts: { [type.split(';')[0] ?? '']: decoded(body, headers) } }
  const inner = body.split(`--${boundary}`).slice(1, -1)
  return {
    headers,
    parts: Object.assign({}, ...inner.map((each) => readPart(each.replace(/^\r\n/, '')).parts)) as never,
  }
}

function decoded(body: string, headers: Readonly<Record<string, string>>): string {
  const coding = headers['content-transfer-encoding'] ?? ''
  const isText = (headers['content-type'] ?? '').startsWith('text/')
  if (coding === 'base64') return Buffer.from(body, 'base64').toString(isText ? 'utf8' : 'base64')
  const bytes = coding === 'quoted-printable' ? quotedPrintable(body.replaceAll(/=\r\n/g, '')) : body
  return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n').trimEnd()
}

function quotedPrintable(text: string): string {
  return text.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

/** A header with encoded words (RFC 2047) as people read it. */
function words(header: string): string {
  return header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([BQ])\?(.*?)\?=/gi, (_, coding: string, text: string) =>
      coding.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : Buffer.from(quotedPrintable(text.replaceAll('_', ' ')), 'latin1').toString('utf8'),
    )
}
