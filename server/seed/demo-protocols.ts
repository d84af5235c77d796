import { sql, type Kysely } from 'kysely'
import { mergeProtocols, tidyAction, type BaseProtocolAction } from '#domain/orders/base-protocol.ts'
import { stopTypes, type ProtocolAction, type ProtocolActionType, type StopProtocols } from '#domain/orders/protocol.ts'
import type { Database } from '#server/db/schema.ts'

type Rest = Partial<Pick<ProtocolAction, 'description' | 'required' | 'options' | 'unit' | 'minimum' | 'maximum'>>

function action(id: string, type: ProtocolActionType, label: string, rest: Rest = {}): ProtocolAction {
  return { id, type, label, description: null, required: false, options: [], ...rest }
}

const required = { required: true }
const counted = action('counted', 'confirm', 'Parcels counted and undamaged', required)
const photoOfParcels = action('parcels', 'media', 'Photo of the parcels')
const receivedBy = action('received-by', 'text_input', 'Received by', {
  ...required,
  description: 'First and last name of the person who takes the parcels.',
})
const leftWith = action('left-with', 'select', 'Left with', {
  options: ['Recipient', 'Reception', 'Mailroom', 'Loading dock'],
})
const signature = action('signature', 'signature', 'Signature', required)

/** What Prairie Sky asks of its drivers, by the name of the service: all kinds of actions among the three. */
export const demoProtocols = {
  'City Same Day': {
    pickup: [
      action('how-to', 'block', 'At the pickup', {
        description: 'Ask for the shipping desk and show the order number. Count the parcels before you load them.',
      }),
      counted,
      photoOfParcels,
    ],
    dropoff: [receivedBy, leftWith, action('photo', 'media', 'Photo of where they were left'), signature],
  },
  'Pharmacy Route': {
    pickup: [
      action('how-to', 'block', 'At the pharmacy', {
        description: 'Only a pharmacist or a technician hands bags out. Coolers stay shut from here on.',
      }),
      counted,
    ],
    dropoff: [
      receivedBy,
      action('temperature', 'number_input', 'Temperature on arrival', {
        ...required,
        description: 'As the logger of the cooler shows it.',
        unit: '°C',
        minimum: -30,
        maximum: 40,
      }),
      action('condition', 'multi_select', 'Condition on arrival', {
        options: ['Seals intact', 'Ice packs frozen', 'Dry', 'Packaging dented'],
      }),
      action('identified', 'confirm', 'Identification checked', required),
      signature,
    ],
  },
  'Special Haul': {
    pickup: [counted, action('load', 'media', 'Photo of the secured load', required)],
    dropoff: [receivedBy, leftWith, signature],
  },
} as const satisfies Readonly<Record<string, StopProtocols>>

/** What the protocols are called in the settings, by the name of the service that names them. */
const names: Readonly<Record<string, readonly [name: string, description: string]>> = {
  'City Same Day': ['Signed delivery', 'Counted when it is picked up, signed for when it is dropped off.'],
  'Pharmacy Route': ['Medicines, kept cold', 'Handed out and taken by people who show who they are.'],
  'Special Haul': ['Freight', 'Photographed before it leaves the dock.'],
}

/** One protocol for each that a service asks, and what it was published with. */
export async function insertProtocols(
  db: Kysely<Database>,
  { name: service, protocols }: { readonly name: string; readonly protocols: StopProtocols },
  tenantId: number,
  now: number,
): Promise<{ protocolIds: number[]; protocols: StopProtocols }> {
  const actions = stopTypes.flatMap((stopType) =>
    protocols[stopType].map(({ id: _id, description, ...rest }) => ({
      ...rest,
      stopType,
      description: description ?? undefined,
    })),
  )
  if (actions.length === 0) return { protocolIds: [], protocols }
  const [name = service, description = ''] = names[service] ?? []
  const kept = await insertProtocol(db, { tenantId, name, description, actions, isEnabled: true, now })
  return { protocolIds: [kept.id], protocols: mergeProtocols([kept]) }
}

/** One that no service can be published with any more. */
export async function insertRetiredProtocol(db: Kysely<Database>, tenantId: number, now: number): Promise<void> {
  await insertProtocol(db, {
    tenantId,
    name: 'Left at the door',
    description: 'Until the spring of this year; every delivery is handed to a person since.',
    actions: [
      { stopType: 'dropoff', type: 'media', label: 'Photo of the door', required: true },
      { stopType: 'dropoff', type: 'confirm', label: 'Parcels are out of sight of the street' },
    ],
    isEnabled: false,
    now,
  })
}

interface NewProtocol {
  readonly tenantId: number
  readonly name: string
  readonly description: string
  readonly actions: readonly BaseProtocolAction[]
  readonly isEnabled: boolean
  readonly now: number
}

async function insertProtocol(db: Kysely<Database>, { tenantId, actions: given, isEnabled, now, ...own }: NewProtocol) {
  const { rows } = await sql<{ id: number }>`
    select nextval('protocol_action_numbers') as id from generate_series(1, ${given.length})`.execute(db)
  const actions = given.map((one, index) => ({ ...tidyAction(one), id: Number(rows[index]?.id) }))
  const { id } = await db
    .insertInto('protocols')
    .values({
      ...own,
      tenant_id: tenantId,
      actions: JSON.stringify(actions),
      is_enabled: isEnabled,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, actions }
}
