import { HttpResponse, http as msw } from 'msw'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getImportLocationsMockHandler } from '#generated/client/locations/locations.msw.ts'
import type { LocationImportResult, LocationImportRow } from '#generated/model/index.ts'
import { axeViolations } from '#tests/components/axe.ts'
import { openApp } from '#tests/components/open-app.tsx'
import { serveLocations } from './testing/location-world.ts'

const columns = 'store_name,street,town,prov,lat,lng'

/** Rows 2 to `count + 1`: each tenth is refused, each third mended. */
function csv(count: number): string {
  const rows = Array.from({ length: count }, (_, index) => `Depot ${index + 2},1 Elm St,Regina,SK,50.4,-104.6`)
  return [columns, ...rows].join('\n')
}

/** Judges a part by the number in each name; `known` are the names that were imported before. */
async function judge(request: Request, known: Set<string>): Promise<LocationImportResult> {
  const dryRun = new URL(request.url).searchParams.get('dryRun') === 'true'
  const [, ...lines] = (await request.text()).trim().split('\r\n')
  const rows = lines.map((line): LocationImportRow => {
    const name = line.split(',')[0] ?? ''
    const number = Number(name.replace('Depot ', ''))
    const mends =
      number % 3 === 0
        ? [{ column: 'prov', from: '', to: 'SK', why: 'told by the postal code', kind: 'mended' as const }]
        : []
    const shared = { line: number, name, mends, faults: [] }
    if (number % 10 === 0) return { ...shared, outcome: 'refused', faults: [{ column: 'lat', why: 'Required' }] }
    if (known.has(name)) return { ...shared, outcome: 'duplicate', locationId: 1 }
    if (!dryRun) known.add(name)
    return { ...shared, outcome: 'created' }
  })
  return { dryRun, clean: 0, mended: 0, refused: 0, duplicates: 0, rows }
}

async function open(known = new Set<string>()) {
  const { api } = serveLocations()
  api.use(getImportLocationsMockHandler(({ request }) => judge(request, known)))
  const { router } = await openApp('/locations/import')
  await expect.element(page.getByText('Drop a CSV or Excel file here')).toBeVisible()
  return { api, router }
}

const choose = (text: string, name = 'depots.csv') =>
  userEvent.upload(page.getByLabelText('CSV file or workbook'), new File([text], name, { type: 'text/csv' }))

async function chooseAndCheck(text: string): Promise<void> {
  await choose(text)
  await page.getByLabelText(/^Name/).selectOptions('store_name')
  await page.getByRole('button', { name: /^Check/ }).click()
}

/** The figure on a tile: "18 Refused". */
const tile = (label: string) =>
  page.getByRole('group', { name: 'Show rows' }).getByRole('button', { name: new RegExp(`${label}$`) })

it('guesses columns, demands those it needs, and shows the rows', async () => {
  await open()
  expect(await axeViolations()).toEqual([])
  await choose(csv(7))
  await expect.element(page.getByText(/^7 rows ·/)).toBeVisible()
  await expect.element(page.getByLabelText(/^Address/)).toHaveValue('street')
  await expect.element(page.getByLabelText(/^Latitude/)).toHaveValue('lat')
  await page.getByLabelText(/^Name/).selectOptions('')
  await page.getByRole('button', { name: 'Check 7 rows' }).click()
  await expect.element(page.getByLabelText(/^Name/)).toHaveFocus()
  await expect.element(page.getByLabelText(/^Name/)).toHaveAccessibleDescription('Choose the column of the name')
  await page.getByLabelText(/^Name/).selectOptions('store_name')
  await page.getByLabelText(/^City/).selectOptions('town')
  await page.getByLabelText(/^Reference/).selectOptions('store_name')
  await expect.element(page.getByRole('row', { name: /^6 Depot 6 1 Elm St Regina SK 50.4 -104.6$/ })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /^8 Depot 8/ })).toBeVisible()
  expect(page.getByRole('row', { name: /Depot 9/ }).elements()).toEqual([])
  expect(await axeViolations()).toEqual([])
})

it('remembers which column was chosen for which field', async () => {
  await open()
  await choose(csv(7))
  await page.getByLabelText(/^Name/).selectOptions('store_name')
  await page.getByLabelText(/^Reference/).selectOptions('store_name')
  await page.getByRole('button', { name: 'Check 7 rows' }).click()
  await expect.element(page.getByText(/Nothing is stored yet/)).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'Choose another' }).click()
  await choose(csv(3))
  await expect.element(page.getByLabelText(/^Reference/)).toHaveValue('store_name')
})

it('takes the field of a column in the heading of the column as well', async () => {
  await open()
  await choose(csv(7))
  const fieldOf = (column: string) => page.getByRole('combobox', { name: `Field of ${column}` })
  await expect.element(fieldOf('street')).toHaveValue('streetAddress')
  await expect.element(fieldOf('store_name')).toHaveDisplayValue('Name')
  await fieldOf('street').selectOptions('unitNumber')
  await expect.element(page.getByLabelText(/^Unit/)).toHaveValue('street')
  await expect.element(page.getByLabelText(/^Address/)).toHaveValue('')
  await fieldOf('street').selectOptions('streetAddress')
  await page.getByLabelText(/^Reference/).selectOptions('store_name')
  await expect.element(fieldOf('store_name')).toHaveDisplayValue('Name and Reference')
  await fieldOf('store_name').selectOptions('externalReference')
  await expect.element(page.getByLabelText(/^Name/)).toHaveValue('')
})

it('draws what is in view of 5,000 rows, goes through them by the keyboard and copies what is chosen', async () => {
  await open()
  await choose(csv(5_000))
  const sheet = page.getByRole('grid', { name: 'Rows of depots.csv' })
  await expect.element(sheet).toHaveAttribute('aria-rowcount', '5001')
  expect(sheet.getByRole('row').elements().length).toBeLessThan(40)
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  sheet.element().focus()
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{Shift>}{ArrowDown}{ArrowRight}{/Shift}{Control>}c{/Control}')
  await expect.element(page.getByText('Copied')).toBeVisible()
  expect(copied.mock.calls).toEqual([['1 Elm St\tRegina\n1 Elm St\tRegina']])
  copied.mockRestore()
  expect(await axeViolations()).toEqual([])
  await userEvent.keyboard('{PageDown}{PageDown}')
  await expect.element(page.getByRole('row', { name: /^15 Depot 15 / })).toBeVisible()
  await expect.poll(() => page.getByRole('row', { name: /^3 Depot 3 / }).elements()).toEqual([])
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(sheet).not.toHaveFocus()
})

it('is read as somebody says it is written, and asks about letters that were broken before', async () => {
  await open()
  const mac = Uint8Array.from('name,street,city\nMontr\u008eal,1 Elm,Laval', (letter) => letter.charCodeAt(0))
  await userEvent.upload(page.getByLabelText('CSV file or workbook'), new File([mac], 'mac.csv'))
  const readAs = page.getByLabelText('Read as')
  await expect.element(readAs).toHaveDisplayValue('Mac Roman')
  await expect.element(page.getByRole('row', { name: /Montréal/ })).toBeVisible()
  await readAs.selectOptions('Windows-1252')
  await expect.element(page.getByRole('row', { name: /MontrŽal/ })).toBeVisible()
  await readAs.selectOptions('UTF-16')
  await expect.element(page.getByRole('alert')).toMatchTextContent('It is not written as UTF-16.')
  await page.getByRole('button', { name: 'Choose another' }).click()

  await choose('Stores of 2026,,\nname,street,city\nCafÃ©,1 Elm,Laval')
  await expect.element(page.getByText(/above the headings, left out: Stores of 2026/)).toBeVisible()
  await expect.element(page.getByText(/“CafÃ©” was probably meant to be “Café”/)).toBeVisible()
  expect(await axeViolations()).toEqual([])
  await page.getByRole('button', { name: 'Read it as “Café”' }).click()
  await expect.element(page.getByRole('row', { name: /Café 1 Elm/ })).toBeVisible()
  await expect.element(page.getByText(/probably meant/)).not.toBeInTheDocument()
})

it('says at the place why a file cannot be taken', async () => {
  await open()
  for (const [text, why] of [
    ['', /The file is empty/],
    ['name,city\n"Depot,Regina\n', /Line 2: a quote is opened and never closed/],
    ['name,city\n', /a heading and no rows/],
  ] as const) {
    await choose(text)
    await expect.element(page.getByRole('alert')).toMatchTextContent(why)
  }
  await choose('colour,size\nred,1')
  await expect.element(page.getByRole('button', { name: 'Check 1 row' })).toBeVisible()
  await page.getByRole('button', { name: 'Check 1 row' }).click()
  await expect.element(page.getByText('Choose the column of the address')).toBeVisible()
})

it('checks in parts of 50, reports row by row, imports the good rows and gives the refused ones back', async () => {
  const { api, router } = await open()
  await chooseAndCheck(csv(120))
  await expect.element(page.getByText('Nothing is stored yet. 12 rows will be left out.')).toBeVisible()
  const counted = async () =>
    Promise.all(
      ['Clean', 'Mended', 'Approximate pin', 'Refused', 'Already there'].map(
        (label) => tile(label).element().textContent,
      ),
    )
  expect(await counted()).toEqual(['72Clean', '36Mended', '0Approximate pin', '12Refused', '0Already there'])
  expect(await axeViolations()).toEqual([])

  const asked = api.requests.filter(({ url }) => url.includes('/import')).map(({ url }) => new URL(url).searchParams)
  expect(asked.map((params) => params.get('firstLine'))).toEqual(['2', '52', '102'])
  expect(asked.every((params) => params.get('dryRun') === 'true')).toBe(true)

  await tile('Refused').click()
  await expect.poll(() => router.state.location.search).toBe('?step=report&show=refused')
  await expect.element(page.getByRole('row', { name: /^10 Depot 10 Refused lat: Required/ })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /^11 / })).not.toBeInTheDocument()

  await page.getByRole('button', { name: 'Import 108 good rows' }).click()
  await expect.element(page.getByText('108 locations added to the address book')).toBeVisible()
  await expect.element(page.getByText('12 rows were refused')).toBeVisible()
  expect(await axeViolations()).toEqual([])

  const saved = vi.spyOn(URL, 'createObjectURL')
  await page.getByRole('button', { name: 'Download the 12 refused rows' }).click()
  const [file] = saved.mock.calls[0] ?? []
  saved.mockRestore()
  const text = file instanceof Blob ? await file.text() : ''
  const start = file instanceof Blob ? await file.slice(0, 3).bytes() : []
  expect([...start], 'the mark by which Excel knows UTF-8').toEqual([0xef, 0xbb, 0xbf])
  expect(text.split('\r\n').slice(0, 2)).toEqual([
    `${columns},why`,
    'Depot 10,1 Elm St,Regina,SK,50.4,-104.6,lat: Required',
  ])
  await page.getByRole('button', { name: 'See the locations' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/locations')
})

it('has a refused row mended where it stands, asks about that row alone, and imports it', async () => {
  const { api } = await open()
  await chooseAndCheck(csv(120))
  await expect.element(page.getByText(/12 rows will be left out/)).toBeVisible()
  await tile('Refused').click()
  const sheet = page.getByRole('grid', { name: 'Rows of the file' })
  await expect.element(sheet).toHaveAttribute('aria-readonly', 'false')
  const asked = () => api.requests.filter(({ url }) => url.includes('/import'))
  const before = asked().length

  // One press on what is wrong, and Escape leaves it as it was.
  await page.getByRole('gridcell', { name: '50.4' }).first().click()
  const field = page.getByRole('textbox', { name: 'Latitude of line 10' })
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('9{Escape}')
  await expect.element(sheet).toHaveFocus()
  expect(asked()).toHaveLength(before)

  // By the keyboard: the name stands in the first column, where the sheet begins.
  await userEvent.keyboard('{Home}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{Enter}')
  await expect.element(page.getByRole('textbox', { name: 'Name of line 10' })).toHaveFocus()
  await userEvent.keyboard('Depot 11{Enter}')
  await expect.element(sheet).toHaveFocus()
  await expect.element(tile('Refused')).toMatchTextContent(/^11/)
  expect(asked()).toHaveLength(before + 1)
  const last = asked().at(-1)
  expect(new URL(last?.url ?? '').searchParams.get('firstLine')).toBe('10')
  expect(await last?.clone().text()).toBe(`${columns}\r\nDepot 11,1 Elm St,Regina,SK,50.4,-104.6\r\n`)
  await expect.element(page.getByRole('button', { name: 'Import 109 good rows' })).toBeVisible()
})

it('goes back from what was imported to what was refused, and imports only what is mended since', async () => {
  const known = new Set<string>()
  await open(known)
  await chooseAndCheck(csv(19))
  await page.getByRole('button', { name: 'Import 17 good rows' }).click()
  await page.getByRole('button', { name: 'Mend the refused rows' }).click()
  await expect.element(tile('Already there')).toMatchTextContent(/^17/)
  await page.getByRole('gridcell', { name: '50.4' }).first().click()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('gridcell', { name: 'Depot 10', exact: true }).dblClick()
  await userEvent.fill(page.getByRole('textbox', { name: 'Name of line 10' }), 'Depot 101')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('button', { name: 'Import 1 good row' }).click()
  await expect.element(page.getByText('1 location added to the address book')).toBeVisible()
  expect(known.size).toBe(18)
})

it('says that the same file again adds nothing', async () => {
  await open(new Set(Array.from({ length: 20 }, (_, index) => `Depot ${index + 2}`)))
  await chooseAndCheck(csv(8))
  await expect.element(page.getByText('Every good row of this file is in the address book already.')).toBeVisible()
  expect(page.getByRole('button', { name: /^Import/ }).elements()).toEqual([])
  await expect.element(page.getByRole('button', { name: 'See the locations' })).toBeVisible()
  await expect.element(tile('Already there')).toMatchTextContent(/^8/)
})

it('goes on from the part that failed, and stores nothing twice', async () => {
  const known = new Set<string>()
  const { api } = await open(known)
  await chooseAndCheck(csv(105))
  await expect.element(page.getByText(/Nothing is stored yet/)).toBeVisible()
  let parts = 0
  const failing = msw.post('*/api/tenants/:tenantId/locations/import', async ({ request }) => {
    parts += 1
    if (parts === 2) return HttpResponse.json({ code: 'internal_error', message: 'The disk is full.' }, { status: 500 })
    return HttpResponse.json(await judge(request, known))
  })
  api.use(failing)
  await page.getByRole('button', { name: /^Import 95/ }).click()
  await expect.element(page.getByText('Stopped at row 51 of 95')).toBeVisible()
  await expect.element(page.getByText('The disk is full.')).toBeVisible()
  await expect.element(page.getByText('50 locations imported so far, and they stay.')).toBeVisible()
  expect(known.size).toBe(50)
  await page.getByRole('button', { name: 'Retry from there' }).click()
  await expect.element(page.getByText('95 locations added to the address book')).toBeVisible()
  expect(parts).toBe(3)
  expect(known.size).toBe(95)
})

it('stops after the part it is in when it is cancelled, and says what stays', async () => {
  const known = new Set<string>()
  const { api } = await open(known)
  await chooseAndCheck(csv(200))
  await expect.element(page.getByText(/Nothing is stored yet/)).toBeVisible()
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  api.use(
    getImportLocationsMockHandler(async ({ request }) => {
      await held
      return judge(request, known)
    }),
  )
  await page.getByRole('button', { name: /^Import 180/ }).click()
  await expect.element(page.getByText('Importing row 1 of 180')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByText('Stopping after this part')).toBeVisible()
  answer()
  await expect.element(page.getByText('Cancelled at row 51 of 180')).toBeVisible()
  await expect.element(page.getByText('50 locations imported so far, and they stay.')).toBeVisible()
  expect(known.size).toBe(50)
})

it('asks before an import under way is left', async () => {
  const { api, router } = await open()
  await chooseAndCheck(csv(60))
  await expect.element(page.getByText(/Nothing is stored yet/)).toBeVisible()
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  api.use(
    getImportLocationsMockHandler(async ({ request }) => {
      await held
      return judge(request, new Set())
    }),
  )
  await page.getByRole('button', { name: /^Import 54/ }).click()
  await page.getByRole('link', { name: 'Order History' }).click()
  await expect.element(page.getByText('Stop the import?')).toBeVisible()
  await page.getByRole('button', { name: 'Keep importing' }).click()
  answer()
  await expect.element(page.getByText('54 locations added to the address book')).toBeVisible()
  expect(router.state.location.pathname).toBe('/locations/import')
})

it('is not offered to a person who may not add locations', async () => {
  serveLocations({ role: 'viewer' })
  await openApp('/locations/import')
  await expect.element(page.getByText('You cannot import locations')).toBeVisible()
})

it('names the step that begins by the focus, and goes on from there by keys', async () => {
  await open()
  const step = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await choose(csv(7))
  await expect.element(step('Match columns')).toHaveFocus()
  await page.getByLabelText(/^Name/).selectOptions('store_name')
  ;(page.getByRole('button', { name: /^Check/ }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/Nothing is stored yet/)).toBeVisible()
  await expect.element(step('Check').last()).toHaveFocus()
  ;(page.getByRole('button', { name: /^Import \d/ }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/added to the address book/)).toBeVisible()
  await expect.element(step('Import').last()).toHaveFocus()
  ;(page.getByRole('button', { name: 'Import another file' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(step('Choose a file')).toHaveFocus()
})
