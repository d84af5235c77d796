import { afterAll, beforeAll, expect, test } from 'vitest'
import { bareLetters } from '#domain/bare-letters.ts'
import { matchRank } from '#domain/location-match.ts'
import { roles } from '#domain/roles.ts'
import type { LocationPage, TenantPage, UserPage } from '#generated/model/index.ts'
import { added, bodyOf, locationWorld, type LocationWorld } from './locations-support.ts'

let at: LocationWorld

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
  ]
  const { rows } = await at.app.database.pool.query<{ bare: string }>(
    'select bare_letters(text) as bare from unnest($1::text[]) with ordinality as given (text, at) order by at',
    [texts],
  )
  expect(rows.map(({ bare }) => bare)).toEqual(texts.map(bareLetters))
})

test('people, customers and locations are found without accents, and with them', async () => {
  const { emailOf, customerTenantId } = at.world
  await at.app.database.systemTransaction(async (db) => {
    const named = db.updateTable('users').set({ first_name: 'Łukasz', last_name: 'Núñez' })
    await named.where('email', '=', emailOf[roles.owner]).execute()
    await db.updateTable('tenants').set({ name: 'Épicerie Côté' }).where('id', '=', customerTenantId).execute()
  })
  await added(at.asOwner, at.book, { name: 'Café Brontë' })

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
