import { onTestFinished } from 'vitest'
import type { Upload } from '#generated/model/index.ts'

/** What was brought: the upload's url, and its bytes. */
export interface Brought {
  readonly url: string
  readonly bytes: Uint8Array
}

/** Takes uploads as the server does, by the messages that the contract's `Upload` describes, until the test ends. */
export function takeUploads() {
  const brought: Brought[] = []
  const announced: Upload[] = []

  class TakingSocket extends EventTarget {
    static readonly OPEN = 1
    readonly readyState = 1
    private readonly parts: Uint8Array[] = []

    constructor() {
      super()
      queueMicrotask(() => this.dispatchEvent(new Event('open')))
    }

    send(message: string | ArrayBuffer): void {
      if (typeof message === 'string') {
        this.answer({ type: 'ready', receivedBytes: 0 })
        return
      }
      this.parts.push(new Uint8Array(message))
      const bytes = Uint8Array.from(this.parts.flatMap((part) => [...part]))
      const upload = announced[brought.length]
      if (upload === undefined) throw new Error('Nothing was announced')
      brought.push({ url: upload.url, bytes })
      this.answer({ type: 'done' })
    }

    close(): void {
      this.dispatchEvent(new Event('close'))
    }

    private answer(message: object): void {
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) })))
    }
  }

  const { WebSocket: real } = window
  Object.assign(window, { WebSocket: TakingSocket })
  onTestFinished(() => {
    Object.assign(window, { WebSocket: real })
  })

  const announce = (): Upload => {
    const uid = `upload-${announced.length + 1}`
    const upload: Upload = {
      uid,
      url: `/uploads/${uid}`,
      transport: 'websocket',
      socketPath: '/api/uploads/socket',
      ticket: 'ticket',
      // Larger than any file of a test: it comes in one message.
      chunkBytes: 10_000_000,
      putUrl: null,
      putHeaders: {},
      expiresAt: 4_000_000_000,
    }
    announced.push(upload)
    return upload
  }
  return { brought, announced: announce }
}
