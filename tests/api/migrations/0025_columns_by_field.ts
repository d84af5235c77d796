import { expect } from 'vitest'
import { addRow } from './old-rows.ts'
import type { Rows } from './placed-test.ts'

const chosen = [
  ['vehicles', ['name', 'maxWeight', 'plate', 'actions', 'updated', 'driver', 'maxVolume', 'description']],
  ['locations', ['name', 'reference', 'address', 'hours', 'contact', 'updated', 'postalCode']],
  // A column of another list has the same name and keeps it.
  ['locations', ['plate', 'driver', 'maxWeight']],
  ['vehicles', ['address', 'contact', 'reference']],
  ['orders', ['id', 'driver', 'updated']],
  ['locations', []],
  ['locations', null],
  ['vehicles', 'updated'],
] as const

export async function before(rows: Rows): Promise<void> {
  for (const [at, [table, columns]] of chosen.entries()) {
    const userId = await addRow(rows, 'users', {
      email: `${at}@m0025.example`,
      first_name: 'Dana',
      last_name: 'Kowalski',
    })
    await addLayout(rows, userId, table, { columns, density: 'compact' })
    if (table === 'orders') await addLayout(rows, userId, 'vehicles', { density: 'compact' })
  }
}

async function addLayout({ query }: Rows, userId: number, table: string, layout: object): Promise<void> {
  await query('insert into table_layouts (user_id, table_id, layout) values ($1, $2, $3)', [userId, table, layout])
}

export async function after({ query }: Rows): Promise<void> {
  const layouts = await query(`
    select l.table_id, l.layout from table_layouts l join users u on u.id = l.user_id
    where u.email like '%@m0025.example' order by u.id, l.table_id`)
  const compact = (table: string, columns: unknown) => ({ table_id: table, layout: { columns, density: 'compact' } })
  expect(layouts).toEqual([
    compact('vehicles', [
      'name',
      'maxWeightKg',
      'licensePlate',
      'actions',
      'updatedAt',
      'driverName',
      'maxVolumeM3',
      'description',
    ]),
    compact('locations', [
      'name',
      'externalReference',
      'streetAddress',
      'hours',
      'contactName',
      'updatedAt',
      'postalCode',
    ]),
    compact('locations', ['plate', 'driver', 'maxWeight']),
    compact('vehicles', ['address', 'contact', 'reference']),
    compact('orders', ['id', 'driver', 'updated']),
    { table_id: 'vehicles', layout: { density: 'compact' } },
    compact('locations', []),
    compact('locations', null),
    compact('vehicles', 'updated'),
  ])
}
