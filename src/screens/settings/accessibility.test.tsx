import { expect, it } from 'vitest'
import { newDraftRevision, bookOf } from '#mocks/price-book.ts'
import { faultsOnScreens } from '#tests/components/walk.ts'
import { draftScreens, priceBookScreens, settingScreens } from '#tests/main-screens.ts'

const owner = { role: 'owner' } as const
const draftId = 9_000

it('no screen of settings, nor what opens on it, breaks a rule of accessibility', async () => {
  const faults = await faultsOnScreens(owner, ({ world }) => settingScreens(2, world.resources.protocol[0]))
  expect(faults).toEqual([])
}, 90_000)

it('no screen of the price book, nor what opens on it, breaks a rule of accessibility', async () => {
  const faults = await faultsOnScreens(owner, ({ world }) => {
    const book = bookOf(world)
    const [service] = book.services
    const published = book.revisions.find(({ id }) => id === service?.publishedId)
    if (service === undefined || published === undefined) throw new Error('The first service is not published.')
    book.revisions.unshift({
      ...newDraftRevision(draftId, service.id, 2, world.now),
      parts: structuredClone(published.parts),
    })
    return [
      ...priceBookScreens(service.id, published.id, world.resources.serviceMap[0]),
      ...draftScreens(service, draftId),
    ]
  })
  expect(faults).toEqual([])
}, 90_000)
