import { onTestFinished } from 'vitest'
import { uploadConversation, type MockUploads } from '#mocks/uploads.ts'

/**
 * Speaks the websocket of uploads with the page until the test ends. Other websockets, such as the test runner's, are left
 * alone.
 * @returns what breaks every connection, now and until it is mended
 */
export function serveUploads(uploads: MockUploads): { readonly broken: { isOn: boolean }; readonly cut: () => void } {
  const { WebSocket: real } = window
  const broken = { isOn: false }
  const open = new Set<ServedSocket>()

  class ServedSocket extends EventTarget {
    readyState: number = real.CONNECTING
    readonly #take = uploadConversation(uploads, {
      send: (text) => this.#tell(new MessageEvent('message', { data: text })),
      close: () => this.close(),
      wait: async () => undefined,
    })

    constructor() {
      super()
      open.add(this)
      queueMicrotask(() => {
        if (broken.isOn) return this.close()
        this.readyState = real.OPEN
        this.dispatchEvent(new Event('open'))
      })
    }
    send(data: string | ArrayBuffer): void {
      this.#take(data)
    }
    close(): void {
      if (this.readyState === real.CLOSED) return
      this.readyState = real.CLOSED
      open.delete(this)
      this.dispatchEvent(new Event('close'))
    }
    #tell(event: Event): void {
      if (this.readyState === real.OPEN) this.dispatchEvent(event)
    }
  }

  window.WebSocket = new Proxy(real, {
    construct: (target, [url, ...more]: [string | URL, ...string[]]) =>
      String(url).endsWith('/api/uploads/socket') ? new ServedSocket() : new target(url, ...more),
  })
  onTestFinished(() => {
    window.WebSocket = real
  })
  return { broken, cut: () => open.forEach((socket) => socket.close()) }
}
