import { expect } from 'vitest'
import { add, addFirm } from './later-rows.ts'
import type { Rows } from './placed-test.ts'

/** Try-outs of drafts of two couriers: two run, of which one has not begun, and each other one is over in its own way. */
const tryOuts = [
  { service: 'Rush', courier: 0, status: 'running', done: 5 },
  { service: 'Économique', courier: 1, status: 'running', done: 0 },
  { service: 'Overnight', courier: 0, status: 'finished', done: 12 },
  { service: 'Freight', courier: 0, status: 'cancelled', done: 3 },
  { service: 'Medical', courier: 1, status: 'failed', done: 1 },
] as const

export async function before(rows: Rows): Promise<void> {
  const firms = [await addFirm(rows, '0142'), await addFirm(rows, '0142 as well')] as const
  for (const { service, courier, status, done } of tryOuts) {
    const { courierId, userId } = firms[courier]
    const owner = { tenant_id: courierId }
    const serviceId = await add(rows, 'services', { ...owner, name: service })
    const revision = { ...owner, service_id: serviceId, number: 1, status: 'draft', pricing: '{}' }
    await add(rows, 'try_outs', {
      ...owner,
      service_id: serviceId,
      service_revision_id: await add(rows, 'service_revisions', revision),
      status,
      from_at: 1_690_000_000,
      until_at: 1_700_000_000,
      pricing: '{}',
      versions: '{}',
      orders: 12,
      done,
      worker: '5b0c3a62-0a0e-4a53-9d0b-3f3b5c0d0142',
      lease_until: 1_700_000_060,
      summary: status === 'finished' ? '{}' : null,
      started_by: userId,
      ended_at: status === 'running' ? null : 1_700_000_030,
    })
  }
  await add(rows, 'mail_messages', {
    recipient: 'dana@m0142.example',
    subject: 'Choose a password',
    text_body: 'Open https://waybill.example',
    purpose: 'password-reset',
  })
}

export async function after({ query }: Rows): Promise<void> {
  const found = await query(`
    select s.name as service, t.status, t.done, j.name, j.payload = jsonb_build_object('tryOutId', t.id) as names_it, j.state, j.attempts,
      j.tenant_id = t.tenant_id as is_of_courier, j.ended_at
    from try_outs t join services s on s.id = t.service_id
    left join jobs j on j.key = t.id::text and j.name = 'try-out'
    where t.tenant_id in (select id from tenants where name in ('Courier of 0142', 'Courier of 0142 as well')) order by t.id`)
  const job = { name: 'try-out', names_it: true, state: 'waiting', attempts: 0, is_of_courier: true, ended_at: null }
  const none = { name: null, names_it: null, state: null, attempts: null, is_of_courier: null, ended_at: null }
  expect(found).toEqual(
    tryOuts.map(({ service, status, done }) => ({ service, status, done, ...(status === 'running' ? job : none) })),
  )
  expect(await query(`select job_id, sent_at from mail_messages where recipient = 'dana@m0142.example'`)).toEqual([
    { job_id: null, sent_at: null },
  ])
}
