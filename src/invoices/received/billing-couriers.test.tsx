import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { axeViolations } from '#tests/components/axe.ts'
import { BillingCouriers } from './BillingCouriers.tsx'

const courier = { id: 1, name: 'Prairie Sky Couriers', isConnected: true, invoices: 3, howToPay: null }
const howToPay = { eTransferTo: 'pay@akl.example', chequePayableTo: null, bankTransfer: null, remarks: null }

it('says of each of several couriers what is owed to it, and folds up how to pay it', async () => {
  await render(
    <MemoryRouter>
      <BillingCouriers
        couriers={[
          { ...courier, outstandingCadCents: 6_500, overdueCadCents: 4_000 },
          {
            ...courier,
            id: 2,
            name: 'Auckland',
            isConnected: false,
            outstandingCadCents: -777,
            overdueCadCents: 0,
            howToPay,
          },
          { ...courier, id: 3, name: 'Paid', outstandingCadCents: 0, overdueCadCents: 0 },
        ]}
      />
    </MemoryRouter>,
  )
  const rows = page.getByRole('listitem')
  await expect.element(rows.nth(0)).toMatchTextContent(/You owe \$65\.00 · \$40\.00 overdue.*not said here how to pay/)
  await expect.element(rows.nth(1)).toMatchTextContent(/\$7\.77 in your favour.*No longer connected/)
  await expect.element(rows.nth(1).getByText('to pay@akl.example')).not.toBeVisible()
  await rows.nth(1).getByText('How to pay').click()
  await expect.element(rows.nth(1).getByText('to pay@akl.example')).toBeVisible()
  await expect.element(rows.nth(2)).toMatchTextContent(/Nothing is owed/)
  await expect.element(rows.nth(2)).not.toMatchTextContent(/how to pay/)
  expect(await axeViolations()).toEqual([])
})
