import { expect } from 'vitest'
import { add, addFirm, addTenant, type Firm } from './later-rows.ts'
import type { Rows } from './placed-test.ts'

/**
 * A customer that was merged into another one, which was merged once more; all three have invoices, and both couriers of the first. What
 * another courier billed stays, and so does the account of a customer that was never merged.
 */
export async function before(rows: Rows): Promise<void> {
  const firm = await addFirm(rows, '0530')
  const other = await addFirm(rows, '0530 elsewhere')
  const customer = (name: string) => addTenant(rows, name, { kind: 'Customer' })
  const [first, second, last] = [await customer('First'), await customer('Second'), await customer('Last')]
  await merge(rows, firm, first, second)
  await merge(rows, firm, second, last)
  const run = await addRun(rows, firm)
  const firsts = await invoice(rows, firm, { run, number: 'F-1', customerId: first })
  await invoice(rows, firm, { run, number: 'F-2', customerId: second })
  await invoice(rows, firm, { run, number: 'F-3', customerId: last })
  await invoice(rows, firm, { run, number: 'F-4', customerId: firm.customerId })
  await invoice(rows, other, { run: await addRun(rows, other), number: 'E-1', customerId: first })
  const paid = await add(rows, 'settlements', {
    tenant_id: firm.courierId,
    customer_tenant_id: first,
    kind: 'payment',
    settled_on: '2026-11-02',
    amount_cents: 400,
    method: 'cheque',
    made_by_user_id: firm.userId,
    made_by_name: 'Dana Kowalski',
  })
  await rows.query(
    'insert into settlement_parts (settlement_id, invoice_id, tenant_id, cents) values ($1, $2, $3, 400)',
    [paid, firsts, firm.courierId],
  )
  for (const reminded of [[first, second], [second, last], [second]]) {
    const { id } = await rows.one<{ id: number }>(
      `insert into reminder_runs (tenant_id, state, made_by_user_id, made_by_name) values ($1, 'done', $2, 'Dana Kowalski')
       returning id`,
      [firm.courierId, firm.userId],
    )
    for (const customerId of reminded)
      await rows.query(
        `insert into reminders (tenant_id, reminder_run_id, customer_tenant_id, step, recipient, total_cents)
         values ($1, $2, $3, 'friendly', 'books@firm.example', 600)`,
        [firm.courierId, id, customerId],
      )
  }
}

async function merge(rows: Rows, firm: Firm, source: number, target: number): Promise<void> {
  await rows.query(
    `insert into customer_merges (tenant_id, source_tenant_id, target_tenant_id, source_name, target_name, merged_by_user_id, merged_at,
       parts, dropped, joined)
     select $1, $2, $3, 'Then', 'Then', $4, 1790000000, '[]', '[]', '{}'`,
    [firm.courierId, source, target, firm.userId],
  )
}

function addRun(rows: Rows, { courierId, userId }: Firm): Promise<number> {
  return add(rows, 'billing_exports', {
    tenant_id: courierId,
    state: 'done',
    package: 'qbo',
    grouping: 'CustomerMonth',
    until_date: '2026-10-31',
    invoice_date: '2026-10-31',
    made_by_user_id: userId,
    made_by_name: 'Dana Kowalski',
  })
}

function invoice(
  rows: Rows,
  { courierId }: Firm,
  { run, number, customerId }: { readonly run: number; readonly number: string; readonly customerId: number },
): Promise<number> {
  return add(rows, 'invoices', {
    tenant_id: courierId,
    billing_export_id: run,
    kind: 'invoice',
    number,
    customer_tenant_id: customerId,
    bill_to_name: 'Books Ltd.',
    contact: 'Books Ltd.',
    key: number,
    label: number,
    invoice_date: '2026-10-31',
    payment_terms: 'net30',
    pre_tax_cents: 1_000,
    tax_cents: 0,
    total_cents: 1_000,
    orders: 1,
  })
}

export async function after({ query }: Rows): Promise<void> {
  expect(
    await query(`select i.number, t.name, i.charged_name from invoices i join tenants t on t.id = i.customer_tenant_id
      join tenants courier on courier.id = i.tenant_id where courier.name like 'Courier of 0530%' order by i.number`),
  ).toEqual([
    { number: 'E-1', name: 'First', charged_name: null },
    { number: 'F-1', name: 'Last', charged_name: 'First' },
    { number: 'F-2', name: 'Last', charged_name: 'Second' },
    { number: 'F-3', name: 'Last', charged_name: null },
    { number: 'F-4', name: 'Customer of 0530', charged_name: null },
  ])
  expect(
    await query(`select t.name, s.amount_cents::int as cents from settlements s join tenants t on t.id = s.customer_tenant_id
      join tenants courier on courier.id = s.tenant_id where courier.name = 'Courier of 0530'`),
  ).toEqual([{ name: 'Last', cents: 400 }])
  // One row tells of two that were reminded in one run, and the last one keeps what is its own.
  expect(
    await query(`select count(*)::int as rows, count(*) filter (where t.name = 'Last')::int as last from reminders r
      join tenants t on t.id = r.customer_tenant_id join tenants courier on courier.id = r.tenant_id
      where courier.name = 'Courier of 0530' group by r.reminder_run_id order by r.reminder_run_id`),
  ).toEqual([
    { rows: 2, last: 1 },
    { rows: 2, last: 1 },
    { rows: 1, last: 1 },
  ])
}
