import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LibraryImage, LibraryImagePage } from '#generated/model/index.ts'
import { discardExpired } from '#server/uploads/discard-expired.ts'
import { orderWorld, type World } from '#tests/api/orders/order-world.ts'
import { brought, picture } from './uploads-support.ts'

/** The pictures of an organisation: taken in, shown to whoever was given their address, archived and restored. */

let world: World
let callers: World['callers']
beforeAll(async () => {
  world = await orderWorld()
  callers = world.callers
})
afterAll(() => world.close())

const add = (url: string, name = ' Logo ') =>
  world.call<LibraryImage>(callers.customerOwner, 'POST', '/image-library', { body: { name, url } })
const listed = async (query = '') => {
  const { body } = await world.call<LibraryImagePage>(callers.customerOwner, 'GET', `/image-library${query}`)
  return body.data.map(({ name }) => name)
}

test('an upload becomes an image once, whose content is at an address that needs no token and stays', async () => {
  const bytes = picture(5)
  const { url } = await brought(world, callers.customerOwner, bytes)
  const { status, body } = await add(url)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    name: 'Logo',
    contentType: 'image/png',
    sizeBytes: bytes.length,
    url: expect.stringMatching(/^\/api\/images\/[\da-f-]{36}$/),
    archived: false,
  })
  expect(await add(url)).toMatchObject({ status: 422, body: { errors: { '/url': [expect.any(String)] } } })

  await discardExpired(world.deps)
  const ids = { body: { ids: [body.id] } }
  expect((await world.call(callers.customerOwner, 'PUT', '/image-library/archive', ids)).status).toBe(200)
  expect(await listed()).not.toContain('Logo')
  expect(await listed('?displayArchived=true&search=log')).toEqual(['Logo'])
  const content = await fetch(`${world.address}${body.url}`)
  expect(content.headers.get('content-type')).toBe('image/png')
  expect(content.headers.get('x-content-type-options')).toBe('nosniff')
  expect(content.headers.get('cache-control')).toContain('immutable')
  expect(Buffer.from(await content.arrayBuffer()).equals(bytes)).toBe(true)
  expect((await world.call(callers.customerOwner, 'PUT', '/image-library/restore', ids)).status).toBe(200)
  expect(await listed()).toContain('Logo')
  expect((await fetch(`${world.address}/api/images/3f1f0a9e-6b0c-4b3e-9a52-0b6f6f8f7e11`)).status).toBe(404)
})

test.each([
  ['text, whatever it is called', Buffer.from('a,b\n1,2\n'), 'Logo.png', 'PNG, JPEG or WebP'],
  ['a moving picture', Buffer.from('GIF89a\x01\0\x01\0'), 'Logo.gif', 'PNG, JPEG or WebP'],
  ['a picture of more than 5 MB', picture(1_400), 'Logo.png', '5 MB'],
])('%s is no image', async (_name, bytes, fileName, words) => {
  const { url } = await brought(world, callers.customerOwner, bytes, { fileName, contentType: 'image/png' })
  const { status, body } = await add(url)
  expect(status).toBe(422)
  expect(body).toMatchObject({ errors: { '/url': [expect.stringContaining(words)] } })
})

test('what somebody else uploaded, and what no url of an upload is, is refused at its field', async () => {
  const { url } = await brought(world, callers.dispatcher, picture(6))
  for (const wrong of [url, 'https://elsewhere.example/logo.png']) {
    expect(await add(wrong)).toMatchObject({ status: 422, body: { errors: { '/url': [expect.any(String)] } } })
  }
})
