import axios, { AxiosError, type InternalAxiosRequestConfig } from 'axios'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { getCreateUploadMockHandler } from '#generated/client/orders/orders.msw.ts'
import { heicRefusal } from '#domain/files/accepted-files.ts'
import type { Upload } from '#generated/model/index.ts'
import { serveApi } from '#tests/components/serve-api.ts'
import { bringBySocket } from './bring-by-socket.ts'
import { ConnectionLost, UploadRefusal } from './transfer-job.ts'
import { asJpeg, shrinkPhoto } from './shrink-photo.ts'
import { uploadFile, type UploadStatus } from './upload-file.ts'

async function photo(width: number, height: number, type = 'image/jpeg', name = 'Load.jpeg'): Promise<File> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  const pixels = new ImageData(width, height)
  // Noise, which no kind of picture makes small.
  let state = 7
  pixels.data.forEach((_, at) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    pixels.data[at] = at % 4 === 3 ? 255 : state >>> 24
  })
  context?.putImageData(pixels, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 1))
  return new File([blob ?? ''], name, { type })
}

describe('a photo for a protocol', () => {
  it('comes to 2048 pixels on its longest edge, as a JPEG', async () => {
    const large = await photo(3000, 300, 'image/png', 'Load.png')
    const small = await shrinkPhoto(large)
    const { width, height } = await createImageBitmap(small)
    expect({ width, height, name: small.name, type: small.type }).toEqual({
      width: 2048,
      height: 205,
      name: 'Load.jpg',
      type: 'image/jpeg',
    })
  })

  it('stays as it is when it is small, no picture, or one that cannot be drawn', async () => {
    const files = [
      await photo(400, 300),
      new File(['plain words'], 'notes.txt', { type: 'text/plain' }),
      new File(['no picture'], 'IMG_0001.webp', { type: 'image/webp' }),
    ]
    for (const file of files) expect(await shrinkPhoto(file)).toBe(file)
  })

  it('is refused as HEIC, by its kind or its name, where the browser cannot draw it', async () => {
    for (const file of [new File(['?'], 'IMG_0001', { type: 'image/heic' }), new File(['?'], 'IMG_0001.HEIC')]) {
      await expect(shrinkPhoto(file)).rejects.toThrow(heicRefusal)
    }
  })

  it('becomes a JPEG where the browser draws HEIC', async () => {
    const png = await photo(400, 300)
    const jpeg = await asJpeg(new File([png], 'IMG_0001.HEIC', { type: 'image/heic' }))
    expect({ name: jpeg.name, type: jpeg.type }).toEqual({ name: 'IMG_0001.jpg', type: 'image/jpeg' })
  })
})

describe('bringing a file to the object storage', () => {
  const upload: Upload = {
    uid: '3f1f0a9e-6b0c-4b3e-9a52-0b6f6f8f7e11',
    url: '/uploads/3f1f0a9e-6b0c-4b3e-9a52-0b6f6f8f7e11',
    transport: 'object-storage',
    socketPath: null,
    ticket: null,
    chunkBytes: 262_144,
    putUrl: 'https://objects.test/waybill/uploads/1?X-Amz-Signature=abc',
    putHeaders: { 'content-type': 'application/octet-stream' },
    expiresAt: 1_795_281_300,
  }
  const file = new File(['the bytes'], 'Door.png', { type: 'image/png' })

  /** Plays the storage, one answer for each call: a status, or no answer at all. */
  function serveStorage(...answers: (number | 'lost' | 'stuck')[]) {
    const api = serveApi(getCreateUploadMockHandler(upload))
    const calls: InternalAxiosRequestConfig[] = []
    const { adapter } = axios.defaults
    axios.defaults.adapter = async (config) => {
      calls.push(config)
      const status = answers.shift() ?? 200
      if (status === 'stuck') {
        await new Promise((resolve) => config.signal?.addEventListener?.('abort', resolve))
        throw new AxiosError('canceled', AxiosError.ERR_CANCELED, config)
      }
      config.onUploadProgress?.({ loaded: file.size, bytes: file.size, lengthComputable: true })
      if (status === 'lost') throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config)
      const response = { data: '', status, statusText: '', headers: {}, config }
      if (status >= 400) throw new AxiosError('Refused', AxiosError.ERR_BAD_REQUEST, config, {}, response)
      return response
    }
    onTestFinished(() => {
      axios.defaults.adapter = adapter
    })
    return Object.assign(calls, { api })
  }

  it('sends the whole file to the signed address, without the session', async () => {
    const calls = serveStorage(200)
    expect(await uploadFile(file)).toBe(upload.url)
    expect(calls).toHaveLength(1)
    expect(calls[0]).toMatchObject({ method: 'put', url: upload.putUrl, data: file })
    expect(calls[0]?.headers.get('content-type')).toBe('application/octet-stream')
    expect(calls[0]?.headers.has('authorization')).toBe(false)
  })

  it('begins anew after a lost connection, and says so meanwhile', async () => {
    const calls = serveStorage('lost', 503, 200)
    const told: UploadStatus['phase'][] = []
    expect(await uploadFile(file, { onStatus: ({ phase }) => told.push(phase) })).toBe(upload.url)
    expect(calls).toHaveLength(3)
    expect(told).toContain('reconnecting')
  })

  it.each([403, 507])('does not try again what the storage refuses with %i, and says whom to tell', async (status) => {
    const calls = serveStorage(status)
    const refused = await uploadFile(file).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(UploadRefusal)
    expect(String(refused)).toContain('tell those who look after Waybill')
    expect(calls).toHaveLength(1)
  })

  it('gives up a storage that takes every byte and then fails, instead of sending them for ever', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const calls = serveStorage(...Array.from({ length: 20 }, () => 503))
    const result = uploadFile(file).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await result).toBeInstanceOf(ConnectionLost)
    expect(calls).toHaveLength(5)
  })

  it('breaks off a call in which nothing moves', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const calls = serveStorage('stuck', 200)
    const result = uploadFile(file)
    await expect.poll(() => calls.length).toBe(1)
    await vi.advanceTimersByTimeAsync(61_000)
    expect(await result).toBe(upload.url)
    expect(calls).toHaveLength(2)
  })

  it('never cuts a long name within a letter', async () => {
    const { api } = serveStorage(200)
    await uploadFile(new File(['x'], `${'a'.repeat(199)}📦.png`, { type: 'image/png' }))
    expect(await api.requests[0]?.json()).toMatchObject({ fileName: `${'a'.repeat(199)}📦` })
  })

  it('stops when it is cancelled while it waits', async () => {
    const calls = serveStorage('lost', 200)
    const stop = new AbortController()
    const cancelled = uploadFile(file, {
      signal: stop.signal,
      onStatus: ({ phase }) => phase === 'reconnecting' && stop.abort(new Error('cancelled')),
    })
    await expect(cancelled).rejects.toThrow('cancelled')
    expect(calls).toHaveLength(1)
  })
})

describe('bringing a file by the websocket', () => {
  /** Takes messages, each of them only after so many milliseconds of the clock; answers how long they were. */
  async function messagesOn(millisecondsEach: number): Promise<readonly number[]> {
    const lengths: number[] = []
    let now = 1_000
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
    let received = 0
    class Line extends EventTarget {
      static readonly OPEN = 1
      readonly readyState = 1
      constructor() {
        super()
        queueMicrotask(() => this.dispatchEvent(new Event('open')))
      }
      send(data: string | ArrayBuffer): void {
        if (typeof data === 'string') return this.say({ type: 'ready', receivedBytes: 0 })
        lengths.push(data.byteLength)
        queueMicrotask(() => {
          now += millisecondsEach
          received += data.byteLength
          this.say(received === size ? { type: 'done' } : { type: 'progress', receivedBytes: received })
        })
      }
      close(): void {}
      private say(message: object): void {
        this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
      }
    }
    const { WebSocket: real } = window
    Object.assign(window, { WebSocket: Line })
    onTestFinished(() => {
      Object.assign(window, { WebSocket: real })
      clock.mockRestore()
    })
    const upload: Upload = {
      uid: '3f1f0a9e-6b0c-4b3e-9a52-0b6f6f8f7e11',
      url: '/uploads/3f1f0a9e-6b0c-4b3e-9a52-0b6f6f8f7e11',
      transport: 'websocket',
      socketPath: '/api/uploads/socket',
      ticket: 'ticket',
      chunkBytes: 262_144,
      putUrl: null,
      putHeaders: {},
      expiresAt: 1_795_281_300,
    }
    const size = 3_000_000
    const file = new File([new Uint8Array(size)], 'Load.jpg')
    await bringBySocket({ upload, file, signal: new AbortController().signal, onProgress: () => undefined })
    return lengths
  }

  it('begins small, so that the thinnest line gets a word through in time', async () => {
    const lengths = await messagesOn(5_000)
    expect(new Set(lengths.slice(0, -1))).toEqual(new Set([32_768]))
  })

  it('grows to the largest message that the server takes on a good line', async () => {
    const lengths = await messagesOn(50)
    expect(lengths[0]).toBe(32_768)
    expect(Math.max(...lengths)).toBe(262_144)
    expect(lengths.length).toBeLessThan(24)
  })
})
