import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bareLetters, searchWords } from '#domain/text/bare-letters.ts'
import { matchRank } from '#domain/addresses/location-match.ts'
import { labelledOrder } from '#domain/orders/order-number.ts'
import { roles } from '#domain/access/roles.ts'
import type { LocationPage, TenantPage, UserPage } from '#generated/model/index.ts'
import { addLocation, bodyOf, locationWorld, type LocationWorld } from './locations-support.ts'

let at: LocationWorld

/** Texts of what numbers are written with. */
function mixed(count: number): string[] {
  const part = fc.constantFrom(
    ...'0123456789',
    '306',
    '651',
    '7211',
    '1',
    '+1',
    ' ',
    ' ',
    '-',
    '.',
    '(',
    ')',
    '/',
    's7t',
    '1c5',
    'x',
    'ext',
    '#',
    ';',
    'a',
  )
  return fc.sample(
    fc.array(part, { minLength: 1, maxLength: 14 }).map((parts) => parts.join('')),
    { numRuns: count, seed: 7 },
  )
}

beforeAll(async () => {
  at = await locationWorld()
})
afterAll(() => at.app.close())

test('the database and the browser compare letters alike', async () => {
  const texts = [
    '737 BROADWAY Ave',
    'Tomás Núñez',
    'Łukasz Đorđević',
    'Søren Weiß, Œuvre, Þór, Ægir',
    'Nguyễn Thị Hồng',
    'Ünal',
    'Ağaoğlu',
    'Zoë Brontë',
    '50% off_now \\',
    'Зоя 東京',
    '',
    "O'Brien’s, l‘ancienne—lorette, 6′ 2″, `x´",
    'SK S7T 1C5, s7t-1c5; A1A\u00a01A1',
    'Call (306) 651-7211 ext. 204, 306.651.7212 x3, +1 306 651 7213, 13066517214;ext=7, 1-306-651-7215 poste 22',
    '(3066517211, 306)6517211, 306651-7211, +1(306) 6517211, 12 306 651 7211, 306 651 72110, 306-651-7211xenon',
    ...mixed(400),
  ]
  const { rows } = await at.app.database.pool.query<{ bare: string }>(
    'select bare_letters(text) as bare from unnest($1::text[]) with ordinality as given (text, at) order by at',
    [texts],
  )
  expect(rows.map(({ bare }) => bare)).toEqual(texts.map(bareLetters))

  const { rows: split } = await at.app.database.pool.query<{ words: string[] }>(
    'select array(select search_words(text)) as words from unnest($1::text[]) with ordinality as given (text, at) order by at',
    [texts],
  )
  expect(split.map(({ words }) => words)).toEqual(texts.map((text) => searchWords(text).slice(0, 8)))
})

test('the database and the browser read labels alike', async () => {
  const words = ['WB0010330', 'wb10330', '#10330', '#WB10330', '10330', 'WB', 'WB000', 'WB1x', '#1234567890123', '']
  const { rows } = await at.app.database.pool.query<{ id: number | null }>(
    'select labelled_order(word) as id from unnest($1::text[]) with ordinality as given (word, at) order by at',
    [words],
  )
  expect(rows.map(({ id }) => id)).toEqual(words.map(labelledOrder))
})

test('people, customers and locations are found without accents, and with them', async () => {
  const { emailOf, customerTenantId } = at.world
  await at.app.database.systemTransaction(async (db) => {
    const named = db.updateTable('users').set({ first_name: 'Łukasz', last_name: 'Núñez' })
    await named.where('email', '=', emailOf[roles.owner]).execute()
    await db.updateTable('tenants').set({ name: 'Épicerie Côté' }).where('id', '=', customerTenantId).execute()
  })
  await addLocation(at.asOwner, at.book, { name: 'Café Brontë' })

  const found = async <Page extends { data: unknown[] }>(path: string) =>
    (await bodyOf<Page>(await at.asOwner(path))).data
  for (const search of ['lukasz nunez', 'Łukasz', 'NÚÑEZ'])
    expect(await found<UserPage>(`${at.book}/users?search=${encodeURIComponent(search)}`)).toHaveLength(1)
  for (const search of ['epicerie cote', 'côté'])
    expect(await found<TenantPage>(`/tenants/customers?search=${encodeURIComponent(search)}`)).toHaveLength(1)
  for (const search of ['cafe bronte', 'Café'])
    expect(
      await found<LocationPage>(`${at.book}/paginated-locations?search=${encodeURIComponent(search)}`),
    ).toHaveLength(1)
})

test('people, customers, contacts and locations are found by a phone number in any writing, and by any apostrophe', async () => {
  const { emailOf, customerTenantId } = at.world
  await at.app.database.systemTransaction(async (db) => {
    const phone = '+13069342345'
    await db.updateTable('users').set({ phone }).where('email', '=', emailOf[roles.owner]).execute()
    await db.updateTable('tenants').set({ order_support_phone: phone }).where('id', '=', customerTenantId).execute()
  })
  const details = [{ type: 'phone', value: '306 934 2345' }]
  bodyOf(await at.asOwner(`${at.book}/contacts`, { json: { name: 'Front desk', details } }))
  await addLocation(at.asOwner, at.book, { name: 'St. Paul’s', phone: '+13069342345', postalCode: 'S7M 0Z9' })
  const lists = [
    `${at.book}/users`,
    '/tenants/customers',
    `${at.book}/paginated-contacts`,
    `${at.book}/paginated-locations`,
  ]
  const count = async (path: string, search: string) =>
    (await bodyOf<UserPage>(await at.asOwner(`${path}?search=${encodeURIComponent(search)}`))).data.length

  for (const search of ['(306) 934-2345', '306.934.2345', '+1 306 934 2345', '9342345'])
    for (const list of [...lists, `${at.book}/location-matches`])
      expect(await count(list, search), `${list} ${search}`).toBe(1)
  for (const search of ["st. paul's", 'St. Paul′s', 'st. pauls', 'S7M 0Z9', 's7m0z9'])
    for (const list of [`${at.book}/paginated-locations`, `${at.book}/location-matches`])
      expect(await count(list, search), `${list} ${search}`).toBe(1)
})

test('the database and the browser rank a location alike', async () => {
  const names = [
    'Stonebridge Clinic',
    'STÖR (west)',
    'Yorkton',
    'Clinic of Stone',
    '7-Eleven',
    'Łukasz Café',
    'Зоя',
    '',
  ]
  const typed = ['sto', 'STONE cli', '7-el', 'cafe luk', ' stor (', 'Зоя', '%', 'main', 'e']
  const asked = names.flatMap((name) => typed.map((text) => ({ name, formattedAddress: '7 Main Street', text })))
  const { rows } = await at.app.database.pool.query<{ rank: number }>(
    `select match_rank(name, '7 Main Street', text, match_words(text)) as rank
     from unnest($1::text[], $2::text[]) with ordinality as asked (name, text, at) order by at`,
    [asked.map(({ name }) => name), asked.map(({ text }) => text)],
  )
  expect(rows.map(({ rank }) => rank)).toEqual(asked.map((each) => matchRank(each, each.text)))
})
