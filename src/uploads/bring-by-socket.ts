import { type TransferJob, ConnectionLost, UploadRefusal } from './transfer-job.ts'

/** Messages on their way without an answer: enough to fill a line that is far away, little to send again. */
const mostUnanswered = 4
/**
 * Bytes of the first message on a line that nobody knows yet. An answer must come within the silence that is taken for a
 * broken line: a quarter of a megabyte would need 100 kbit/s for that, this needs 13.
 */
const firstPieceBytes = 32_768
/** A message that is answered within this is followed by larger ones. Milliseconds. */
const quickMs = 2_000
/** A connection that answers nothing for this long is broken, whatever the browser believes. Milliseconds. */
const silenceMs = 20_000
/** What the server says of itself, not of the file: trying again can help. */
const passingCodes: readonly string[] = ['busy', 'conflict', 'failed']

/**
 * Brings the file by the messages that the contract's `Upload` describes, from where the server says it stopped.
 * @throws ConnectionLost, UploadRefusal, or the signal's reason
 */
export function bringBySocket({ upload, file, signal, onProgress }: TransferJob): Promise<void> {
  const { socketPath, ticket, chunkBytes } = upload
  const address = new URL(socketPath ?? '', window.location.href)
  address.protocol = address.protocol.replace('http', 'ws')
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address)
    let nextByte = 0
    let answeredByte = 0
    let pieceBytes = Math.min(firstPieceBytes, chunkBytes)
    let askedAt = performance.now()
    let isSending = false
    let silence = setTimeout(breakOff, silenceMs)
    const over = new AbortController()

    function settle(act: () => void): void {
      if (over.signal.aborted) return
      over.abort()
      clearTimeout(silence)
      act()
      socket.close()
    }
    function breakOff(): void {
      settle(() => reject(new ConnectionLost()))
    }
    function cancel(): void {
      settle(() => {
        if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: 'cancel' }))
        reject(signal.reason)
      })
    }
    async function sendMore(): Promise<void> {
      if (isSending) return
      isSending = true
      while (nextByte < file.size && nextByte - answeredByte < mostUnanswered * pieceBytes && !over.signal.aborted) {
        const end = Math.min(nextByte + pieceBytes, file.size)
        // Read only now: a film need never be in memory whole.
        const bytes = await file.slice(nextByte, end).arrayBuffer()
        if (socket.readyState !== WebSocket.OPEN) break
        socket.send(bytes)
        nextByte = end
      }
      isSending = false
    }
    function read(text: string): void {
      clearTimeout(silence)
      silence = setTimeout(breakOff, silenceMs)
      const message = readMessage(text)
      switch (message.type) {
        case 'ready':
          nextByte = message.receivedBytes
          answeredByte = message.receivedBytes
          askedAt = performance.now()
          onProgress(answeredByte)
          void sendMore().catch(unreadable)
          return
        case 'progress':
          answeredByte = message.receivedBytes
          if (performance.now() - askedAt < quickMs) pieceBytes = Math.min(2 * pieceBytes, chunkBytes)
          askedAt = performance.now()
          onProgress(answeredByte)
          void sendMore().catch(unreadable)
          return
        case 'done':
          onProgress(file.size)
          return settle(resolve)
        case 'error':
          if (passingCodes.includes(message.code)) return breakOff()
          return settle(() => reject(new UploadRefusal(message.code, message.message)))
      }
    }
    /** The file was moved or changed on the disk since it was chosen. */
    function unreadable(): void {
      settle(() => reject(new UploadRefusal('unreadable', 'The file cannot be read any more. Choose it again.')))
    }

    const listening = { signal: over.signal }
    socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'begin', ticket })), listening)
    socket.addEventListener('message', ({ data }) => read(String(data)), listening)
    socket.addEventListener('close', breakOff, listening)
    // Some browsers keep a dead connection open for minutes.
    window.addEventListener('offline', breakOff, listening)
    signal.addEventListener('abort', cancel, listening)
    if (signal.aborted) cancel()
  })
}

type Message =
  | { readonly type: 'ready' | 'progress'; readonly receivedBytes: number }
  | { readonly type: 'done' }
  | { readonly type: 'error'; readonly code: string; readonly message: string }

function readMessage(text: string): Message {
  const message: Message = JSON.parse(text)
  return message
}
