import { callerFor, listOf, serverUrl } from '#tests/e2e/support/arrange.ts'
import { expect, expectAccessibleInBothModes, signIn, test } from '#tests/e2e/support/journey.ts'

const [offering, asked, stranger] = ['owner@battlefords.example', 'owner@queencity.example', 'owner@yellowhead.example']

// What the other one opened is asked for once more when it is closed, on the side of the page that goes with it.
test.use({ expectedErrors: [/404 .*\/vendors\/\d+\/terms/] })

test('a courier offers another a partnership, both see it happen until it ends, and a stranger sees nothing', async ({
  page,
  browser,
}) => {
  const guest = await browser.newContext({ baseURL: serverUrl(), viewport: { width: 390, height: 844 } })
  const theirs = await guest.newPage()
  await signIn(theirs, asked, '/partners/offers')
  await expect(theirs.getByRole('heading', { name: 'Offers received' })).toBeVisible()

  await signIn(page, offering, '/partners')
  await page.getByRole('button', { name: 'Find a courier' }).first().click()
  await page.getByRole('link', { name: /Queen City Rush/ }).click()
  await page.getByRole('textbox', { name: 'Message' }).fill('We meet you halfway.')
  await page.getByRole('button', { name: 'Send offer' }).click()
  await page.getByRole('link', { name: /Queen City Rush/ }).click()
  const sent = page.getByRole('dialog', { name: 'Queen City Rush' })
  await expect(sent).toContainText('Pending')

  // Nobody has pressed anything here.
  const received = theirs.getByText('We meet you halfway.')
  await expect(received).toBeVisible()
  await theirs.getByRole('link', { name: /Battlefords Express/ }).click()
  await theirs.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
  const acceptance = theirs.getByRole('dialog', { name: 'Accept the offer of Battlefords Express' })
  await acceptance.getByRole('checkbox', { name: /Saskatoon for Partners/ }).check({ force: true })
  await expectAccessibleInBothModes(theirs)
  await acceptance.getByRole('button', { name: 'Accept' }).click()
  await expect(theirs.getByRole('heading', { name: 'Battlefords Express', level: 1 })).toBeVisible()

  // Nor here.
  await expect(sent).toContainText('Accepted')
  await sent.getByRole('button', { name: 'To the partner' }).click()
  await page.getByRole('tab', { name: 'Its services' }).click()
  await expect(page.getByText('Saskatoon for Partners').first()).toBeVisible()

  const [us, them, others] = [await callerFor(offering), await callerFor(asked), await callerFor(stranger)]
  const offers = await listOf<{ id: number; message: string }>(us, `/tenants/${us.tenantId}/partnerships/sent`)
  const offer = offers.data.find(({ message }) => message === 'We meet you halfway.')?.id
  expect(await others.statusOf('GET', `/partnerships/${offer}`)).toBe(404)
  expect(await others.statusOf('GET', `/tenants/${others.tenantId}/partners/${us.tenantId}`)).toBe(404)
  for (const list of ['partners', 'partnerships/sent', 'partnerships/received'])
    expect(JSON.stringify(await listOf(others, `/tenants/${others.tenantId}/${list}`)), list).not.toMatch(
      /Battlefords|Queen City/,
    )

  await theirs.getByRole('button', { name: 'End the partnership' }).click()
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'End the partnership' }).click()
  await expect(theirs.getByRole('button', { name: 'Offer a partnership again' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Offer a partnership again' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Its services' })).toHaveCount(0)
  await expect(page.getByRole('tab', { name: 'History' })).toBeVisible()

  // The profile is open before the next offer comes, and follows it.
  await page.getByRole('button', { name: 'Offer a partnership again' }).click()
  await expect(page.getByRole('button', { name: 'Send offer' })).toBeVisible()
  await them.call('POST', `/tenants/${them.tenantId}/partners`, { receiverTenantId: us.tenantId })
  await expect(page.getByText(/has offered you a partnership: answer that first/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send offer' })).toHaveCount(0)
  await guest.close()
})
