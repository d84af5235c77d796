import { crc32, deflateSync } from 'node:zlib'
import type { OrderDocumentData } from './document-data.ts'

/** The data of a completed order as the tests print it, with what a test wants changed. */
export function sampleOrder(changes: Partial<OrderDocumentData> = {}): OrderDocumentData {
  const placed = Date.UTC(2026, 10, 20, 18, 5) / 1000
  return {
    orderNumber: 10482,
    uid: '5b0c7c1e-9d7a-4f57-9a55-2f4d1c3a9e10',
    status: 'completed',
    timeZone: 'America/Regina',
    issuedAt: placed + 14_400,
    createdAt: placed,
    availableAt: placed + 1_500,
    pickedUpAt: placed + 2_940,
    droppedOffAt: placed + 5_460,
    completedAt: placed + 5_700,
    cancellation: null,
    courier: {
      name: 'Prairie Sky Couriers',
      address: '820 51st St E, Saskatoon, SK S7K 0X8',
      phone: '+13065550143',
    },
    chargeTo: {
      name: 'Meewasin Pharmacy Group',
      billToName: 'Meewasin Pharmacy Group Ltd., Accounts Payable',
      billToAddress: '402 21st St E, Saskatoon, SK S7K 0C3',
    },
    pickup: {
      name: 'Broadway & 10th',
      address: '737 Broadway Ave, Saskatoon, SK S7N 1B3',
      contact: 'Łukasz Ünal',
      phone: '+13065550118',
      notes: 'Ring at the lane door behind the dispensary.',
    },
    dropoff: {
      name: 'Stonebridge Centre',
      address: '110-3160 Preston Ave S, Saskatoon, SK S7T 1A1',
      contact: 'Nguyễn Thị Đorđe',
      phone: '+13065550177',
      notes: 'Second floor. Leave with the nurse at the desk; keep upright.',
    },
    parcels: [
      { name: 'Medium box', quantity: 2, lengthM: 0.4, widthM: 0.3, heightM: 0.25, weightKg: 4.5 },
      { name: 'Cooler, 2 to 8 °C', quantity: 1, lengthM: 0.35, widthM: 0.35, heightM: 0.4, weightKg: 6.2 },
      { name: 'Envelope', quantity: 3, lengthM: null, widthM: null, heightM: null, weightKg: null },
    ],
    unitPreference: 'Metric',
    serviceName: 'City delivery',
    serviceSpeedName: 'Rush 2 h',
    vehicleName: 'Cargo van',
    poNumber: 'PO-77120',
    orderNotes: 'Call the pharmacy if nobody answers at the desk.',
    trackingUrl: 'https://waybill.example/t/5b0c7c1e-9d7a-4f57-9a55-2f4d1c3a9e10',
    pricing: {
      lineItems: [
        {
          label: 'Base Order',
          items: [
            { key: 'base_fee', name: 'Base fee', priceCadCents: 1200 },
            { key: 'distance_range', name: 'Distance, 14.3 km', priceCadCents: 1023 },
            { key: 'weight_range', name: 'Weight, 60 kg', priceCadCents: 600 },
            { key: 'parcel_type', name: 'Medium box × 2', priceCadCents: 200 },
          ],
          subtotalLabel: 'Base Order subtotal',
          subtotalCadCents: 3023,
        },
        {
          label: 'Other',
          items: [
            { key: 'service_speed', name: 'Rush 40 %', priceCadCents: 1209 },
            { key: 'time_of_day', name: 'After hours', priceCadCents: 500 },
            { key: 'zone', name: 'Zone', priceCadCents: 300 },
            { key: 'fuel_surcharge', name: 'Fuel surcharge 14.5 %', priceCadCents: 730 },
            { key: 'wait_time', name: 'Wait time, 12 min', priceCadCents: 900 },
            { key: 'adjustment', name: 'Discount', priceCadCents: -500 },
          ],
          subtotalLabel: 'Other subtotal',
          subtotalCadCents: 3139,
        },
        {
          label: 'Tax',
          items: [{ key: 'tax', name: 'GST 5 %', priceCadCents: 308 }],
          subtotalLabel: 'Tax subtotal',
          subtotalCadCents: 308,
        },
      ],
      priceCadCents: 6470,
      beforeCancellation: null,
    },
    taxRegistration: 'GST/HST registration 81234 5678 RT0001',
    driverName: 'Dana Kowalczyk',
    signature: null,
    ...changes,
  }
}

function pngChunk(type: string, body: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(body.length, 0)
  frame.writeUInt32BE(crc32(typed), 4)
  return Buffer.concat([frame.subarray(0, 4), typed, frame.subarray(4)])
}

/** A wavy line in ink on transparent ground, as a signature pad makes it; sizes in pixels. */
export function signaturePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits a sample, colour type 6: red, green, blue and opacity.
  header.set([8, 6], 8)
  const rowBytes = 1 + 4 * width
  const rows = Buffer.alloc(rowBytes * height)
  for (let x = 0; x < width; x++) {
    const y = Math.round((height - 2) * (0.5 + 0.4 * Math.sin(x / 17) * Math.cos(x / 60)))
    for (const thick of [0, 1]) rows.writeUInt32BE(0x10203fff, (y + thick) * rowBytes + 1 + 4 * x)
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const chunks = [pngChunk('IHDR', header), pngChunk('IDAT', deflateSync(rows)), pngChunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([signature, ...chunks])
}
