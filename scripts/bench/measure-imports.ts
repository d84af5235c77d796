import { setTimeout as pause } from 'node:timers/promises'
import { csvLine } from '#domain/files/csv-lines.ts'
import { percentiles, type Figure } from './figure.ts'
import { keepSignedIn, owner, readJson, signIn, type Caller } from './product.ts'
import { placedByHand } from './placed-by-hand.ts'
import { processorTimeMs } from './processor-time.ts'
import { residentMb } from './resident-memory.ts'
import type { Site } from './site.ts'
import { timesUntil } from './times.ts'

/** As many as a file may have; with --quick a tenth. */
const most = 5_000
/** As a browser sends them. */
const rowsOfPart = 50
/** Of ten rows, those whose drop-off is not in the address book yet; of these every tenth is another one. */
const newOfTen = 2
/** Milliseconds between two looks at the run, and between two plain requests beside it. */
const lookMs = 200
const beside = { most: 100_000, pauseMs: 50 }

interface Named {
  readonly id: number
  readonly name: string
  readonly city?: string
  readonly pricingType?: string
  readonly revisionId?: number
}
interface CheckedRow {
  readonly outcome: string
  readonly faults: readonly object[]
}
interface Run {
  readonly id: number
  readonly state: string
  readonly placed: number
  readonly done: number
}

const columns = ['Ref', 'From', 'To', 'Street', 'City', 'Prov', 'Lat', 'Lng', 'Service', 'Parcel', 'Qty', 'Centre']

/** How long a file of orders takes to be checked, part after part, and to be placed by the job; and how long others wait meanwhile. */
export async function measureImports(site: Site, { quick }: { quick: boolean }): Promise<Figure[]> {
  const { server } = site
  const caller = await signIn(server, owner)
  const file = await fileOf(caller, quick ? most / 10 : most)
  const { length: count } = file.rows
  const group = `A file of ${count.toLocaleString('en-CA')} orders`
  let largest = residentMb(server.pid)
  const watch = () => (largest = Math.max(largest, residentMb(server.pid)))

  const checkBegun = performance.now()
  for (let row = 0; row < count; row += rowsOfPart) {
    const { rows } = await send<{ rows: CheckedRow[] }>(caller, 'order-imports/check', file, { row, count: rowsOfPart })
    const refused = rows.find(({ outcome }) => outcome !== 'created')
    if (refused !== undefined) throw new Error(JSON.stringify(refused))
    watch()
  }
  const checked = (performance.now() - checkBegun) / 1_000

  const byHand = await placedByHand(site, caller, file.likeOne, quick ? 50 : 300)
  const processorBegun = processorTimeMs(server.pid)
  const begun = performance.now()
  const { id } = await send<Run>(caller, 'order-imports', file, { row: 0, count })
  const taken = (performance.now() - begun) / 1_000
  const over = (async () => {
    for (;;) {
      await keepSignedIn(caller)
      const run = await readJson<Run>(`${caller.origin}/api/order-imports/${id}`, caller.headers)
      watch()
      if (run.state === 'done' && run.placed === count) return
      if (run.state !== 'waiting' && run.state !== 'running') throw new Error(JSON.stringify(run))
      await pause(lookMs)
    }
  })()
  const meanwhile = await timesUntil(caller, '/api/me', beside.most, over, beside.pauseMs)
  await over
  const placed = (performance.now() - begun) / 1_000
  const work = (processorTimeMs(server.pid) - processorBegun) / count
  return [
    { group, name: 'checked, part after part', value: checked, unit: 's', budget: { at: 'most', value: 180 } },
    { group, name: 'rows checked a second', value: count / checked, unit: '/s' },
    { group, name: 'taken, until the job has them', value: taken, unit: 's' },
    { group, name: 'placed by the job', value: placed, unit: 's', budget: { at: 'most', value: 180 } },
    { group, name: 'rows placed a second', value: count / placed, unit: '/s' },
    {
      group,
      name: 'processor time of a row placed, database and what it wakes included',
      value: work,
      unit: 'ms',
    },
    { group, name: 'the same to that of one that somebody places', value: work / byHand, unit: '×' },
    { group, name: 'most memory of the server meanwhile', value: largest, unit: 'MB' },
    ...percentiles(group, 'a plain request meanwhile', meanwhile),
  ]
}

interface OrderFile {
  readonly customerTenantId: number
  readonly mapping: object
  readonly rows: readonly string[]
  /** An order like those, as somebody places it. */
  readonly likeOne: object
}

/** Orders for a customer of the demo, in the service that is the first to have a price. */
async function fileOf(caller: Caller, count: number): Promise<OrderFile> {
  const list = async (below: string) =>
    (await readJson<{ data: Named[] }>(`${caller.origin}/api${below}`, caller.headers)).data
  const [customer] = await list('/tenants/customers?search=Meewasin')
  const services = await list(`/tenants/${caller.tenantId}/services?customerTenantId=${customer?.id}`)
  const service = services.find(({ pricingType }) => pricingType !== 'manual')
  const [parcelType] = await list(`/service-revisions/${service?.revisionId}/parcel-types`)
  const [speed] = await list(`/service-revisions/${service?.revisionId}/service-speeds`)
  const locations = (await list(`/tenants/${caller.tenantId}/paginated-locations`)).filter(
    ({ city }) => city === 'Saskatoon',
  )
  const [pickup, ...dropoffs] = locations
  if (!customer || !service || !speed || !parcelType || !pickup || dropoffs.length === 0)
    throw new Error('The demo has no orders.')
  const { orderFields } = await readJson<{ orderFields: { id: number; kind: string }[] }>(
    `${caller.origin}/api/tenants/${caller.tenantId}/schedule-info`,
    caller.headers,
  )
  const text = orderFields.find(({ kind }) => kind === 'text')
  const rows = Array.from({ length: count }, (_, index) => {
    const other = Math.floor(index / 10)
    const to =
      index % 10 < newOfTen
        ? [`Bench ${other}`, `${100 + other} Broadway Avenue`, 'Saskatoon', 'SK', '52.119', '-106.656']
        : [dropoffs[index % dropoffs.length]?.name ?? '', '', '', '', '', '']
    return csvLine([`B-${index}`, pickup.name, ...to, service.name, parcelType.name, '1', `C-${index % 7}`])
  })
  const [reference, pickupName, dropoffName, dropoffStreet, dropoffCity, dropoffProvince, ...others] = columns
  const [dropoffLatitude, dropoffLongitude, serviceColumn, parcelColumn, quantity, centre = ''] = others
  return {
    customerTenantId: customer.id,
    mapping: {
      reference,
      pickupName,
      dropoffName,
      dropoffStreet,
      dropoffCity,
      dropoffProvince,
      dropoffLatitude,
      dropoffLongitude,
      service: serviceColumn,
      parcelType: parcelColumn,
      quantity,
      ...(text && { orderFields: { [text.id]: centre } }),
    },
    rows,
    likeOne: {
      customerTenantId: customer.id,
      serviceId: service.id,
      serviceSpeedId: speed.id,
      pickupLocationId: pickup.id,
      dropoffLocationId: dropoffs[0]?.id,
      parcels: [{ parcelTypeId: parcelType.id, quantity: 1 }],
      availableAt: Math.ceil(Date.now() / 1_000) + 3_600,
      confirmUnusual: true,
      ...(text && { orderFields: { [text.id]: 'C-1' } }),
    },
  }
}

async function send<Answer>(
  caller: Caller,
  below: string,
  { customerTenantId, mapping, rows }: OrderFile,
  part: { readonly row: number; readonly count: number },
): Promise<Answer> {
  const query = new URLSearchParams({
    terms: JSON.stringify({ customerTenantId, mapping, units: 'Metric' }),
    ...(below === 'order-imports' && { fileName: 'bench.csv' }),
  })
  await keepSignedIn(caller)
  const answer = await fetch(`${caller.origin}/api/tenants/${caller.tenantId}/${below}?${query}`, {
    method: 'POST',
    headers: { ...caller.headers, 'content-type': 'text/csv' },
    body: csvLine(columns) + rows.slice(part.row, part.row + part.count).join(''),
  })
  if (answer.status !== 200) throw new Error(`${below}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Answer
}
