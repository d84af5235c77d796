import { expect } from 'vitest'
import { addOrder, addRow, addTenant, addTrade } from './old-rows.ts'
import type { Rows } from './placed-test.ts'

const own = '00870000-0000-4000-8000-000000000001'
const archived = '00870000-0000-4000-8000-000000000002'
const foreign = '00870000-0000-4000-8000-000000000003'
const unknown = '00870000-0000-4000-8000-000000000004'

/** The icon, and whether a tag and its copy on an order keep it: an order is not asked whose picture it is. */
const icons = [
  [`/api/images/${own}`, true, true],
  [`/api/images/${archived}`, true, true],
  [`/api/images/${foreign}`, false, true],
  [`/api/images/${unknown}`, false, true],
  [`/api/images/${own}?size=64`, false, false],
  [`/api/images/${own.toUpperCase().replaceAll('0', 'A')}`, false, false],
  [`https://elsewhere.example/api/images/${own}`, false, false],
  ['data:image/png;base64,iVBORw0KGgo=', false, false],
  ['', false, false],
  [null, true, true],
] as const

export async function before(rows: Rows): Promise<void> {
  const trade = await addTrade(rows, '0087')
  const other = await addTenant(rows, 'Other of 0087')
  const addImage = async (tenantId: number, uid: string, archivedAt: number | null = null) => {
    const fileId = await addRow(rows, 'stored_files', {
      tenant_id: tenantId,
      sha256: uid,
      size_bytes: 1,
      content_type: 'image/png',
      storage: 'database',
    })
    const values = { tenant_id: tenantId, uid, file_id: fileId, archived_at: archivedAt }
    await addRow(rows, 'library_images', { name: 'Flèche', ...values })
  }
  await addImage(trade.courier, own)
  await addImage(trade.courier, archived, 1_690_000_000)
  await addImage(other, foreign)

  const orderId = await addOrder(rows, trade)
  for (const [at, [src]] of icons.entries()) {
    const tag = { tenant_id: trade.courier, name: `0087 ${at}`, icon_image_src: src }
    await addRow(rows, 'base_tags', tag)
    const tagId = await addRow(rows, 'service_revision_tags', {
      ...tag,
      service_revision_id: trade.service.revisionId,
      position: at,
    })
    await rows.query(
      'insert into delivery_order_tags (delivery_order_id, tag_id, name, icon_image_src) values ($1, $2, $3, $4)',
      [orderId, tagId, tag.name, src],
    )
  }
}

export async function after({ query }: Rows): Promise<void> {
  const iconsOf = async (table: string) => {
    const tags = await query<{ icon: string | null }>(
      `select icon_image_src as icon from ${table} where name like '0087 %' order by name`,
    )
    return tags.map(({ icon }) => icon)
  }
  const ofTags = icons.map(([src, tagKeeps]) => (tagKeeps ? src : null))
  expect(await iconsOf('base_tags')).toEqual(ofTags)
  expect(await iconsOf('service_revision_tags')).toEqual(ofTags)
  expect(await iconsOf('delivery_order_tags')).toEqual(icons.map(([src, , orderKeeps]) => (orderKeeps ? src : null)))
}
