import { WebSocket } from 'ws'
import type { Schema } from '#generated/handlers.ts'
import { logoPng, signaturePng } from '#server/seed/demo-pictures.ts'
import type { Caller, ReleaseWorld } from './release-world.ts'
import { workOff } from './work-off.ts'

const hour = 3_600
/** So few that every file comes in several. */
const pieceBytes = 400

/** Has orders placed, singly and out of a file, moved, priced and given files. */
export async function liveAsOrders(world: ReleaseWorld): Promise<void> {
  const { call, signIn } = world
  const dispatcher = await signIn('dispatcher@prairiesky.example')
  const kept = await placeOrder(world, 'ODD-“№ 77”')
  const cancelled = await placeOrder(world, 'ODD-78')
  await call(dispatcher, 'POST', `/delivery-orders/${cancelled}/cancelled`, {
    body: { tenantId: 1, reason: 'Asked for by phone' },
    key: 'cancelled-by-phone',
  })
  await call(dispatcher, 'POST', `/delivery-orders/${kept}/comments`, {
    body: { comment: 'Ring twice — s’il vous plaît' },
  })
  await call(dispatcher, 'POST', `/delivery-orders/${kept}/price-modifier`, {
    body: { name: 'Goodwill', priceCadCents: -250 },
  })
  await bringFiles(world, kept)
  await importOrders(world)
  await workOff(world)
}

/** Places an order of the pharmacy and returns its id. */
export async function placeOrder({ call, signIn, database, now }: ReleaseWorld, poNumber: string): Promise<number> {
  const scheduler = await signIn('scheduler@meewasin.example')
  const { service, speed, parcelType, places } = await database.systemTransaction(async (db) => {
    const offered = await db
      .selectFrom('services')
      .innerJoin(
        'service_revision_service_speeds as speed',
        'speed.service_revision_id',
        'services.published_revision_id',
      )
      .innerJoin('service_revision_parcel_types as type', 'type.service_revision_id', 'services.published_revision_id')
      .select(['services.id as service', 'speed.id as speed', 'type.id as parcelType'])
      .where('services.name', '=', 'City Same Day')
      .orderBy('speed.id')
      .orderBy('type.id')
      .limit(1)
      .executeTakeFirstOrThrow()
    const found = await db
      .selectFrom('locations')
      .select('id')
      .where('tenant_id', '=', 2)
      .orderBy('id')
      .limit(2)
      .execute()
    return { ...offered, places: found.map(({ id }) => id) }
  })
  const { id } = await call<{ id: number }>(scheduler, 'POST', '/delivery-orders', {
    body: {
      customerTenantId: 2,
      serviceId: service,
      serviceSpeedId: speed,
      pickupLocationId: places[0],
      dropoffLocationId: places[1],
      parcels: [{ parcelTypeId: parcelType, quantity: 3 }],
      availableAt: now() + 2 * hour,
      poNumber,
      confirmUnusual: true,
    },
    key: `placed ${poNumber.replaceAll(/[^A-Z0-9]/g, '')}`,
  })
  return id
}

async function bringFiles(world: ReleaseWorld, orderId: number): Promise<void> {
  const { call, signIn } = world
  const dispatcher = await signIn('dispatcher@prairiesky.example')
  // With an end of its own: what is there already is kept once.
  const picture = Buffer.concat([logoPng(), Buffer.from('the front door')])
  const photo = await bring(world, dispatcher, picture)
  await call(dispatcher, 'POST', `/delivery-orders/${orderId}/media`, {
    body: { name: 'Front door.png', url: photo.url },
  })
  await bring(world, dispatcher, signaturePng(0), pieceBytes)
}

/** Uploads a picture in pieces, the whole of it unless it breaks off before; returns the upload. */
async function bring(world: ReleaseWorld, who: Caller, bytes: Buffer, until = bytes.length): Promise<Schema<'Upload'>> {
  const upload = await world.call<Schema<'Upload'>>(who, 'POST', '/uploads', {
    body: { fileName: 'Front door.png', contentType: 'image/png', sizeBytes: bytes.length },
  })
  const socket = new WebSocket(`${world.address.replace('http', 'ws')}/api/uploads/socket`)
  const answered = () => new Promise((resolve) => socket.once('message', resolve))
  await new Promise((resolve) => socket.once('open', resolve))
  socket.send(JSON.stringify({ type: 'begin', ticket: upload.ticket }))
  await answered()
  for (let at = 0; at < until; at += pieceBytes) {
    socket.send(bytes.subarray(at, Math.min(at + pieceBytes, until)))
    await answered()
  }
  socket.close()
  return upload
}

/** Columns of the file, by what they are read as. */
const mapping = {
  reference: 'Ref',
  pickupName: 'From',
  dropoffName: 'To',
  dropoffStreet: 'Address',
  dropoffCity: 'City',
  dropoffProvince: 'Prov',
  dropoffPostalCode: 'Postal',
  date: 'Date',
  time: 'Time',
  parcelType: 'Parcel',
  quantity: 'Qty',
}

/** A file with rows that become orders, and one that is refused: it repeats a reference. */
async function importOrders({ call, signIn, database }: ReleaseWorld): Promise<void> {
  const scheduler = await signIn('scheduler@meewasin.example')
  const [from, type] = await database.systemTransaction(async (db) => [
    await db
      .selectFrom('locations')
      .select('name')
      .where('tenant_id', '=', 2)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow(),
    await db
      .selectFrom('service_revision_parcel_types')
      .select('name')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow(),
  ])
  const row = (reference: string, to: string) =>
    `${reference},"${from.name}",${to},615 Broadway Avenue,Saskatoon,SK,S7N 1B4,2026-11-23,13:30,"${type.name}",1`
  const csv = [
    Object.values(mapping).join(','),
    row('F-1', 'Broadway Bakery'),
    row('F-1', 'Broadway Bakery'),
    row('F-2', 'Roxy Theatre'),
  ].join('\r\n')
  const terms = JSON.stringify({ customerTenantId: 2, mapping, units: 'Metric', serviceId: 1 })
  await call(scheduler, 'POST', `/tenants/2/order-imports?${new URLSearchParams({ terms, fileName: 'monday.csv' })}`, {
    csv,
  })
}
