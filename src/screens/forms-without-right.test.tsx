import type { RouteObject } from 'react-router-dom'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { laterRoutes } from '#src/later-routes.ts'
import { routes } from '#src/routes.tsx'
import { openWorld } from '#tests/components/open-world.tsx'

/** The address of a form ends with what one would do by it; the words of a new one are added here. */
const acts = [
  'new',
  'new-[a-z-]+',
  'edit',
  'import',
  'add-role',
  'apply',
  'approve',
  'merge',
  'share',
  'transfer-ownership',
  'change-ownership',
  'owner',
  'plan',
  'suspend',
  'support-access',
  'confirm-brokerage-to/:receiverTenantId',
  'scheduler',
]
const isForm = (path: string) => new RegExp(`/(${acts.join('|')})$`).test(path)

/** Sides and pages of settings that are forms, by other names. */
const pages = [
  '/customers/:id/profile',
  '/customers/:id/terms',
  '/partners/:id/terms',
  '/settings/general',
  '/settings/notifications',
  '/settings/supplier-settings',
  '/settings/dispatch',
  '/settings/finance',
  '/settings/driver-pay',
  '/settings/protocols/:id',
  '/settings/service-maps/:id',
]

/** A viewer is as good as anybody else at what is their own, and the layout of administrators shows them nothing at all. */
const isOfEverybody = (path: string) => path.startsWith('/profile') || path.startsWith('/super-admin')

/** The rows that numbers in addresses mean, by the address up to the number; elsewhere it is the first of its kind. */
const numbers: Readonly<Record<string, number>> = {
  '/delivery-orders/:orderId/confirm-brokerage-to/:receiverTenantId': 4,
  '/customers/:id': 2,
  '/customers/invitations/:id': 806,
  '/customers/applications/received/:id': 851,
  '/partners/:id': 4,
  '/partners/offers/received/:id': 871,
  '/planner/recurring-order/:recurringOrderId': 707,
  '/locations/:id': 1_001,
  '/settings/access-control/roles/view/:id': 1_000,
  '/settings/access-control/external/orgs/:tenantId': 2,
  '/settings/order-fields/:id': 601,
}

function pathsOf(tree: readonly RouteObject[]): string[] {
  return tree.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...pathsOf(children)])
}

function addressOf(path: string): string {
  return path
    .split('/')
    .map((part, index, parts) =>
      part.startsWith(':') ? String(numbers[parts.slice(0, index + 1).join('/')] ?? 1) : part,
    )
    .join('/')
}

const forms = [...new Set([...pathsOf(routes), ...pathsOf(laterRoutes)])].filter(
  (path) => (isForm(path) || pages.includes(path)) && !isOfEverybody(path),
)

/** The words for why one may not, or that there is no such thing for this organization. */
const reasons = /does not let you|do not have permission|do not have access|You cannot|There is no such|No such|Only a/

const sendable = 'button[type=submit]:not(:disabled, [aria-disabled=true])'
const front = () => document.querySelector('.bp6-drawer, .bp6-dialog') ?? document.querySelector('main')

/** The fault of the form in front for somebody who may only read, or that it is not there yet; `null` if there is none. */
function faultInFront(): string | null {
  const form = front()
  if (form === null || document.querySelector('.bp6-skeleton, main [aria-busy=true]') !== null) return 'is loading'
  const open = form.querySelector(sendable)
  if (open !== null) return `can be sent: ${open.textContent}`
  return reasons.test(form.textContent) ? null : `says no reason: ${form.textContent}`
}

it('knows the forms by their addresses', () => {
  expect(pages.filter((path) => !forms.includes(path))).toEqual([])
  expect(forms.length).toBeGreaterThan(90)
})

const quarter = Math.ceil(forms.length / 4)
it.each([0, 1, 2, 3].map((part) => [part + 1, forms.slice(part * quarter, (part + 1) * quarter)] as const))(
  'opens no form to somebody without the right, and says why: quarter %i',
  async (_, part) => {
    const { router } = await openWorld('/profile', { role: 'viewer' })
    const between = page.getByRole('heading', { name: 'My Profile' })
    for (const address of part.map(addressOf)) {
      // A page of its own in between: React leaves the screen before until the next is there.
      await router.navigate('/profile', { flushSync: true })
      await expect.element(between, { message: address }).toBeVisible()
      await router.navigate(address, { flushSync: true })
      await expect.element(between, { message: address }).not.toBeInTheDocument()
      await expect.poll(faultInFront, { message: address }).toBeNull()
    }
  },
  90_000,
)
