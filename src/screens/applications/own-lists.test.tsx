import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { MockWorld, MockWorldOptions } from '#mocks/test-handlers.ts'
import { openWorld } from '#tests/components/open-world.tsx'

const ofApplications = [
  '/customers/applications/received',
  '/customers/applications/sent',
  '/vendors/applications/sent',
  '/vendors/applications/received',
]
const ofOffers = ['/partners/offers/received', '/partners/offers/sent']
const ofInvitations = ['/settings/users/invitations', '/customers/invitations', '/suppliers/invitations']

const courier = { role: 'owner' } as const
const customer = { role: 'owner', tenantKind: 'customer' } as const

interface Listed {
  readonly what: string
  readonly reader: MockWorldOptions
  readonly id: number
  readonly under: readonly string[]
  /** The one of them in which it stands. */
  readonly ownList: string
}

const listed: readonly Listed[] = [
  { what: 'a customer asks us', reader: courier, id: 851, under: ofApplications, ownList: ofApplications[0]! },
  { what: 'we ask a customer', reader: courier, id: 861, under: ofApplications, ownList: ofApplications[1]! },
  { what: 'we ask a courier', reader: customer, id: 855, under: ofApplications, ownList: ofApplications[2]! },
  { what: 'a courier asks us', reader: customer, id: 856, under: ofApplications, ownList: ofApplications[3]! },
  { what: 'a courier offers', reader: courier, id: 871, under: ofOffers, ownList: ofOffers[0]! },
  { what: 'we offer', reader: courier, id: 872, under: ofOffers, ownList: ofOffers[1]! },
  { what: 'a colleague is invited', reader: courier, id: 801, under: ofInvitations, ownList: ofInvitations[0]! },
  { what: 'a customer is invited', reader: courier, id: 806, under: ofInvitations, ownList: ofInvitations[1]! },
  { what: 'a supplier is invited', reader: customer, id: 811, under: ofInvitations, ownList: ofInvitations[2]! },
]

/** Adds an application of the courier to a customer, because the mock world has none. */
function addSent({ world }: MockWorld): void {
  const rows = world.resources.application ?? []
  const received = rows.find(({ id }) => id === 856)
  if (received === undefined) throw new Error('No courier asks a customer')
  const sent = Object.assign(structuredClone(received), { id: 861, tenantId: 1, applicantTenantId: 1 })
  world.resources.application = [...rows, sent]
}

const opening = (address: string, reader: MockWorldOptions) =>
  openWorld((mock) => {
    addSent(mock)
    return address
  }, reader)

it.each(listed)('leads to the one list in which it stands: $what', async ({ reader, id, under, ownList }) => {
  const { router } = await opening(`${ownList}/${id}`, reader)
  for (const list of [...under.filter((one) => one !== ownList), ownList]) {
    await router.navigate(`${list}/${id}`, { flushSync: true })
    await expect.poll(() => router.state.location.pathname, { message: list }).toBe(`${ownList}/${id}`)
    await expect.element(page.getByRole('dialog').getByText('State'), { message: list }).toBeVisible()
  }
})

it.each(['/customers/applications/received/861/approve', '/partners/offers/received/872/approve'])(
  'approves nothing that was not asked of the reader: %s',
  async (address) => {
    const { router } = await opening(address, courier)
    await expect.poll(() => router.state.location.pathname).toMatch(/\/sent\/\d+$/)
    await expect.element(page.getByRole('dialog').getByText('State')).toBeVisible()
  },
)

it('says that an application between others is not there', async () => {
  const { mock, router } = await opening('/customers/applications/received', courier)
  const row = mock.world.resources.application?.find(({ id }) => id === 861)
  expect(row).toBeDefined()
  Object.assign(row!, { tenantId: 1, applicantTenantId: 4, receiverTenantId: 2 })
  await router.navigate('/customers/applications/sent/861')
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/No such application sent/)
})
