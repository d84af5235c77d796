import axios, { AxiosError, type InternalAxiosRequestConfig } from 'axios'
import { describe, expect, it, onTestFinished } from 'vitest'
import { getCreateUploadMockHandler } from '#generated/client/orders/orders.msw.ts'
import type { Upload } from '#generated/model/index.ts'
import { serveApi } from '#tests/components/serve-api.ts'
import { UploadRefused } from './bringing.ts'
import { shrinkPhoto } from './shrink-photo.ts'
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
      new File(['no picture'], 'IMG_0001.HEIC', { type: 'image/heic' }),
    ]
    for (const file of files) expect(await shrinkPhoto(file)).toBe(file)
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
  function serveStorage(...answers: (number | 'lost')[]) {
    serveApi(getCreateUploadMockHandler(upload))
    const calls: InternalAxiosRequestConfig[] = []
    const { adapter } = axios.defaults
    axios.defaults.adapter = async (config) => {
      calls.push(config)
      const status = answers.shift() ?? 200
      if (status === 'lost') throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config)
      const response = { data: '', status, statusText: '', headers: {}, config }
      if (status >= 400) throw new AxiosError('Refused', AxiosError.ERR_BAD_REQUEST, config, {}, response)
      return response
    }
    onTestFinished(() => {
      axios.defaults.adapter = adapter
    })
    return calls
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

  it('does not try again what the storage refuses', async () => {
    const calls = serveStorage(403)
    await expect(uploadFile(file)).rejects.toBeInstanceOf(UploadRefused)
    expect(calls).toHaveLength(1)
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
