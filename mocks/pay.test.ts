import { expect, it } from 'vitest'
import type { Schema } from '#generated/handlers.ts'
import { callApi, readApi } from './testing/call-api.ts'
import { createMockWorld } from './test-handlers.ts'

it('lets a pay run be tried, made, paid and reversed', async () => {
  const mock = createMockWorld({ seed: 7, now: 1_795_280_400, role: 'owner' })
  const inTenant = (path: string) => `/tenants/${mock.tenantId}/${path}`
  const send = async <Body>(method: string, path: string, body?: unknown): Promise<Body> => {
    const response = await callApi(mock, path, { method, body })
    expect(response.status, await response.clone().text()).toBe(200)
    return response.json() as Promise<Body>
  }
  await send('PATCH', inTenant('accounting-settings'), { payAccount: 'Driver pay', payTaxCode: 'Zero-rated' })
  const input = { until: '2026-11-30', payDate: '2026-12-04' }
  const tried = await send<Schema<'PayRunPreview'>>('POST', inTenant('invoice-export-preview'), input)
  expect(tried).toMatchObject({ from: '2026-11-16', until: '2026-11-30' })
  expect(tried.orders).toBeGreaterThan(0)
  const { id } = await send<Schema<'PayExport'>>('POST', inTenant('invoice-export'), input)
  await readApi(mock, `/invoice-exports/${id}`)
  const run = await readApi<Schema<'PayExport'>>(mock, `/invoice-exports/${id}`)
  expect(run).toMatchObject({ state: 'done', statements: tried.statements, totalCadCents: tried.totalCadCents })
  const { data } = await readApi<Schema<'PayStatementPage'>>(mock, inTenant('driver-pay-statements'))
  const [newest] = data
  if (newest === undefined) throw new Error('No statement')
  const lines = await readApi<Schema<'PayLinePage'>>(mock, `/driver-pay-statements/${newest.id}/lines`)
  expect(lines.data.reduce((sum, { totalCadCents }) => sum + totalCadCents, 0)).toBe(newest.totalCadCents)
  const paid = await send<Schema<'PayStatement'>>('PUT', `/driver-pay-statements/${newest.id}/paid`)
  expect(paid.state).toBe('paid')
  const again = await send<Schema<'PayRunPreview'>>('POST', inTenant('invoice-export-preview'), input)
  expect(again).toMatchObject({ statements: 0, orders: 0 })
  await send('PUT', `/invoice-exports/${id}/reverse`, { reason: 'The wrong period.' })
  const after = await send<Schema<'PayRunPreview'>>('POST', inTenant('invoice-export-preview'), input)
  expect(after).toMatchObject({ statements: tried.statements, totalCadCents: tried.totalCadCents })
  const refused = await callApi(mock, inTenant('invoice-export'), {
    method: 'POST',
    body: { ...input, until: '2026-11-29' },
  })
  expect(refused.status).toBe(422)
})
