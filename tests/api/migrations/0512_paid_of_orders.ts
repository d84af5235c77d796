import { expect } from 'vitest'
import { add, addFirm, addOrder } from './later-rows.ts'
import type { Rows } from './placed-test.ts'

/** Two orders on one invoice that was paid in part, one of them credited later with money back; one paid back whole; one by hand. */
export async function before(rows: Rows): Promise<void> {
  const firm = await addFirm(rows, '0512')
  const { courierId, customerId, userId, serviceId } = firm
  const done = { status: 'completed', driver_user_id: userId, completed_at: 1_770_007_200 }
  const order = (po: string) => addOrder(rows, firm, po, done)
  const [first, second, returned] = [await order('First'), await order('Second'), await order('Returned')]
  await order('By hand')
  const exportId = await add(rows, 'billing_exports', {
    tenant_id: courierId,
    state: 'done',
    package: 'qbo',
    grouping: 'CustomerMonth',
    until_date: '2026-02-28',
    invoice_date: '2026-02-28',
    made_by_user_id: userId,
    made_by_name: 'Dana Kowalski',
  })
  let position = 0
  const invoice = async (number: string, kind: string, lines: readonly (readonly [number, number])[]) => {
    const cents = lines.reduce((sum, [, each]) => sum + each, 0)
    const id = await add(rows, 'invoices', {
      tenant_id: courierId,
      billing_export_id: exportId,
      kind,
      number,
      customer_tenant_id: customerId,
      bill_to_name: 'Customer',
      contact: 'Customer',
      key: number,
      label: number,
      invoice_date: '2026-02-28',
      payment_terms: 'net30',
      pre_tax_cents: cents,
      tax_cents: 0,
      total_cents: cents,
      orders: lines.length,
    })
    for (const [orderId, each] of lines) {
      position += 1
      await add(rows, 'invoice_lines', {
        tenant_id: courierId,
        invoice_id: id,
        billing_export_id: exportId,
        delivery_order_id: orderId,
        kind: kind === 'invoice' ? 'order' : 'credit',
        position,
        service_id: serviceId,
        service_name: 'City Same Day',
        description: 'A to B',
        service_date: '2026-02-20',
        pre_tax_cents: each,
        tax_cents: 0,
        taxes: '[]',
      })
    }
    return id
  }
  const settle = async (kind: string, invoiceId: number, cents: number, takesBackId: number | null = null) => {
    const id = await add(rows, 'settlements', {
      tenant_id: courierId,
      customer_tenant_id: customerId,
      kind,
      settled_on: '2026-03-02',
      amount_cents: cents,
      method: 'cheque',
      made_by_user_id: userId,
      made_by_name: 'Dana Kowalski',
      takes_back_id: takesBackId,
    })
    await rows.query(
      'insert into settlement_parts (settlement_id, invoice_id, tenant_id, cents) values ($1, $2, $3, $4)',
      [id, invoiceId, courierId, cents],
    )
    return id
  }
  const both = await invoice('I-1', 'invoice', [
    [first, 1_001],
    [second, 2_000],
  ])
  await settle('payment', both, 1_000)
  const note = await invoice('C-1', 'creditNote', [[second, 500]])
  await settle('refund', note, 200)
  const bounced = await invoice('I-2', 'invoice', [[returned, 700]])
  await settle('payment', bounced, -700, await settle('payment', bounced, 700))
  await rows.query(
    `update order_revenues set paid_at = 1770100000 where tenant_id = $1 and delivery_order_id in (
    select id from delivery_orders where po_number = 'By hand')`,
    [courierId],
  )
}

export async function after({ query }: Rows): Promise<void> {
  const found = await query(`
    select o.po_number as po, r.paid_cents::int as cents, r.paid_at is not null as by_hand
    from order_revenues r join delivery_orders o on o.id = r.delivery_order_id join tenants t on t.id = r.tenant_id
    where t.name = 'Courier of 0512' order by o.id`)
  expect(found).toEqual([
    // The first gets 334 of 1,000 cents for 1,001 and 2,000, and the rest, less what went back, is of the second.
    { po: 'First', cents: 334, by_hand: false },
    { po: 'Second', cents: 666 - 200, by_hand: false },
    { po: 'Returned', cents: 0, by_hand: false },
    { po: 'By hand', cents: 0, by_hand: true },
  ])
}
