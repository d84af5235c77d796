import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BaseTag, LibraryImage, LibraryImagePage, Tenant } from '#generated/model/index.ts'
import { discardExpired } from '#server/uploads/discard-expired.ts'
import { orderWorld, type World } from '#tests/api/orders/order-world.ts'
import { bringFile, picture } from './uploads-support.ts'

/** The pictures of an organisation: taken in, shown to anyone who was given their address, archived and restored. */

let world: World
let callers: World['callers']
beforeAll(async () => {
  world = await orderWorld()
  callers = world.callers
})
afterAll(() => world.close())

const add = (url: string, name = ' Logo ') =>
  world.call<LibraryImage>(callers.customerOwner, 'POST', '/image-library', { body: { name, url } })
const listed = async (query = '', who = callers.customerOwner) => {
  const { body } = await world.call<LibraryImagePage>(who, 'GET', `/image-library${query}`)
  return body.data.map(({ name }) => name)
}

test('an upload becomes an image once, whose content is at an address that needs no token and stays', async () => {
  const bytes = picture(5)
  const { url } = await bringFile(world, callers.customerOwner, bytes)
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
  expect(content.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'")
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
  const { url } = await bringFile(world, callers.customerOwner, bytes, { fileName, contentType: 'image/png' })
  const { status, body } = await add(url)
  expect(status).toBe(422)
  expect(body).toMatchObject({ errors: { '/url': [expect.stringContaining(words)] } })
})

test('the library of one organization is not that of another, and what is no picture has no public content', async () => {
  const { url } = await bringFile(world, callers.customerOwner, picture(7))
  const { body } = await add(url, 'Ours')
  expect(await listed('?search=ours', callers.stranger)).toEqual([])
  const archiving = { body: { ids: [body.id] } }
  expect((await world.call(callers.stranger, 'PUT', '/image-library/archive', archiving)).status).toBe(404)
  expect(await listed()).toContain('Ours')
  const became = (contentType: string) =>
    world.database.systemTransaction((db) =>
      sql`update stored_files set content_type = ${contentType}
        where id = (select file_id from library_images where id = ${body.id})`.execute(db),
    )
  // One that was taken before the kinds were what they are.
  await became('image/svg+xml')
  expect((await fetch(`${world.address}${body.url}`)).status).toBe(404)
  await became('image/png')
})

test('what somebody else uploaded, and what no url of an upload is, is refused at its field', async () => {
  const { url } = await bringFile(world, callers.dispatcher, picture(6))
  for (const wrong of [url, 'https://elsewhere.example/logo.png']) {
    expect(await add(wrong)).toMatchObject({ status: 422, body: { errors: { '/url': [expect.any(String)] } } })
  }
})

test('the logo is a picture of one’s own library, which says so and keeps it', async () => {
  const { customerOwner: owner, stranger } = callers
  const added = async (caller: typeof owner, seed: number, name: string) => {
    const { url } = await bringFile(world, caller, picture(seed))
    return (await world.call<LibraryImage>(caller, 'POST', '/image-library', { body: { name, url } })).body
  }
  const [own, other] = [await added(owner, 7, 'Mark'), await added(stranger, 8, 'Theirs')]
  const change = (image: string | null) =>
    world.call<Tenant>(owner, 'PATCH', `/tenants/${owner.tenantId}`, { body: { image } })
  const archive = () => world.call(owner, 'PUT', '/image-library/archive', { body: { ids: [own.id] } })

  const absent = '/api/images/3f1f0a9e-6b0c-4b3e-9a52-0b6f6f8f7e11'
  for (const image of [other.url, absent, 'https://elsewhere.example/logo.png', own.url.replace('/api', '')])
    expect(await change(image), image).toMatchObject({
      status: 422,
      body: { errors: { '/image': [expect.any(String)] } },
    })
  expect((await change(other.url)).body).toEqual((await change(absent)).body)
  expect(await change(own.url)).toMatchObject({ status: 200, body: { image: own.url } })

  const tags = `/tenants/${owner.tenantId}/base-tags`
  for (const iconImageSrc of [other.url, absent, 'https://elsewhere.example/i.png', 'javascript:alert(1)', 'data:,x'])
    expect(await world.call(owner, 'POST', tags, { body: { name: 'Hot', iconImageSrc } }), iconImageSrc).toMatchObject({
      status: 422,
      body: { errors: { '/iconImageSrc': [expect.any(String)] } },
    })
  const tag = { name: 'Cold', iconImageSrc: own.url }
  const { body: cold } = await world.call<BaseTag>(owner, 'POST', `/tenants/${owner.tenantId}/base-tags`, { body: tag })
  expect((await world.call(owner, 'GET', `/image-library/${own.id}`)).body).toMatchObject({
    usedBy: [
      { of: own.id, kind: 'tag', id: cold.id, name: 'Cold', revisionId: null },
      { of: own.id, kind: 'organization', id: owner.tenantId, revisionId: null },
    ],
  })
  expect(await archive()).toMatchObject({
    status: 422,
    body: { code: 'in_use', message: expect.stringContaining('logo') },
  })

  expect(await change(null)).toMatchObject({ status: 200, body: { image: null } })
  expect((await archive()).status).toBe(200)
  expect(await change(own.url)).toMatchObject({ status: 422, body: { errors: { '/image': [expect.any(String)] } } })
})
