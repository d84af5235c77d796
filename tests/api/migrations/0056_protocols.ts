import { expect } from 'vitest'
import { addRevision, addRow, addTenant } from './old-rows.ts'
import type { Rows } from './placed-test.ts'

const action = (label: string) => ({
  id: 'a',
  type: 'confirm',
  label,
  description: null,
  required: true,
  options: [],
})
const asked = (label: string) => ({ pickup: [], dropoff: [action(label)] })
const choice = { ...action('Où'), id: 'b', type: 'select', description: 'Chosen', options: ['Door', 'Dock'] }
const longName = 'Trajet à température contrôlée '.repeat(4).trim()

type Revision = readonly [number: number, status: 'draft' | 'published', protocols: object]

export async function before(rows: Rows): Promise<void> {
  const [courier, other] = [await addTenant(rows, 'Courier of 0056'), await addTenant(rows, 'Other of 0056')]
  /** The published revision is the last one of that status. */
  const addService = async (tenantId: number, name: string, revisions: readonly Revision[], more: object = {}) => {
    const serviceId = await addRow(rows, 'services', { tenant_id: tenantId, name, ...more })
    for (const [number, status, protocols] of revisions) {
      const id = await addRevision(rows, { tenantId, serviceId, number, status, protocols, pricing: { type: name } })
      if (status === 'published')
        await rows.query('update services set published_revision_id = $2 where id = $1', [serviceId, id])
    }
  }
  await addService(courier, 'Rush', [
    [1, 'published', asked('Oldest')],
    [2, 'published', asked('Seal')],
    [3, 'draft', asked('Seals')],
  ])
  await addService(courier, 'Same', [
    [1, 'published', asked('Seal')],
    [2, 'draft', asked('Seal')],
  ])
  await addService(courier, 'New', [[1, 'draft', { pickup: [action('First'), choice], dropoff: [action('Last')] }]])
  await addService(courier, 'Asks no more', [
    [1, 'published', { pickup: [], dropoff: [] }],
    [2, 'draft', {}],
  ])
  await addService(other, 'Rush', [[1, 'published', { pickup: [choice], dropoff: [] }]], { archived_at: 1_690_000_000 })
  await addService(other, longName, [
    [1, 'published', asked('Cold')],
    [2, 'draft', asked('Colder')],
  ])
}

export async function after({ query }: Rows): Promise<void> {
  const protocols = await query<{ actions: { id: number }[] }>(`
    select split_part(t.name, ' ', 1) as tenant, p.name, p.actions, array(
      select format('%s %s', services.name, revision.number)
      from service_revisions as revision join services on services.id = revision.service_id
      where revision.pricing = jsonb_build_object('type', services.name, 'protocolIds', jsonb_build_array(p.id))
        and revision.tenant_id = p.tenant_id order by revision.id) as revisions
    from protocols p join tenants t on t.id = p.tenant_id
    where t.name like '% of 0056' order by tenant, name, revisions`)
  const kept = (stopType: string, label: string, more: object = {}) => ({
    id: expect.any(Number),
    stopType,
    type: 'confirm',
    label,
    required: true,
    options: [],
    ...more,
  })
  const choosing = kept('pickup', 'Où', { type: 'select', description: 'Chosen', options: ['Door', 'Dock'] })
  const inOrder = [kept('pickup', 'First'), choosing, kept('dropoff', 'Last')]
  const cut = longName.slice(0, 120)
  expect(protocols).toEqual([
    { tenant: 'Courier', name: 'New', actions: inOrder, revisions: ['New 1'] },
    { tenant: 'Courier', name: 'Rush', actions: [kept('dropoff', 'Seal')], revisions: ['Rush 2'] },
    { tenant: 'Courier', name: 'Rush (draft)', actions: [kept('dropoff', 'Seals')], revisions: ['Rush 3'] },
    { tenant: 'Courier', name: 'Same', actions: [kept('dropoff', 'Seal')], revisions: ['Same 1', 'Same 2'] },
    { tenant: 'Other', name: 'Rush', actions: [choosing], revisions: ['Rush 1'] },
    { tenant: 'Other', name: cut, actions: [kept('dropoff', 'Cold')], revisions: [`${longName} 1`] },
    { tenant: 'Other', name: cut, actions: [kept('dropoff', 'Colder')], revisions: [`${longName} 2`] },
  ])
  const ids = protocols.flatMap(({ actions }) => actions.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)

  const asBefore = await query(`
    select services.name, revision.number, revision.pricing
    from service_revisions as revision join services on services.id = revision.service_id
    join tenants t on t.id = revision.tenant_id
    where t.name like '% of 0056' and not revision.pricing ? 'protocolIds' order by revision.id`)
  expect(asBefore).toEqual([
    { name: 'Rush', number: 1, pricing: { type: 'Rush' } },
    { name: 'Asks no more', number: 1, pricing: { type: 'Asks no more' } },
    { name: 'Asks no more', number: 2, pricing: { type: 'Asks no more' } },
  ])
}
