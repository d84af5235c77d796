import { expect } from 'vitest'
import { addPerson, addTenant } from './later-rows.ts'
import type { Rows } from './placed-test.ts'

const people = [
  {
    email: 'Dana.K@m0240.example',
    first_name: 'Dana',
    last_name: 'Kowalski',
    phone: '+1 306-555-0240',
    text: 'dana kowalski dana.k@m0240.example 3065550240',
  },
  {
    email: 'zoe@m0240.example',
    first_name: 'Zoë',
    last_name: 'Ångström-Łukasz',
    phone: null,
    text: 'zoe angstrom-lukasz zoe@m0240.example ',
  },
  {
    email: 'left@m0240.example',
    first_name: 'François',
    last_name: '',
    phone: '',
    text: 'francois  left@m0240.example ',
  },
]

/** All belong to two couriers, and one of them left one. */
export async function before(rows: Rows): Promise<void> {
  const { query } = rows
  for (const { text: _, ...values } of people) await addPerson(rows, values.email, values)
  for (const courier of ['Courier of 0240', 'Other courier of 0240']) {
    await query(
      `insert into memberships (tenant_id, user_id, roles) select $1, id, '{6}' from users where email like '%@m0240.example'`,
      [await addTenant(rows, courier)],
    )
  }
  await query(`
    delete from memberships where tenant_id = (select id from tenants where name = 'Courier of 0240')
      and user_id = (select id from users where email = 'left@m0240.example')`)
}

/**
 * Nothing is written even where the owner of the tables sees every row: it has the rights of waybill_external as well, and since 0233
 * policies that restrict that role leave it nobody of other people. 0441 writes what they are found by.
 */
export async function after({ query }: Rows): Promise<void> {
  for (const courier of ['Courier of 0240', 'Other courier of 0240']) {
    const found = await query(
      `select u.email, p.search_text, search_text_of_person(u) as becomes, p.archived_at is not null as archived
       from people p join users u on u.id = p.user_id join tenants t on t.id = p.tenant_id
       where t.name = $1 order by u.id`,
      [courier],
    )
    expect(found).toEqual(
      people.map(({ email, text }) => ({
        email,
        search_text: '',
        becomes: text,
        archived: email === 'left@m0240.example' && courier === 'Courier of 0240',
      })),
    )
  }
}
