import type { ProtocolAction, ProtocolActionType, StopProtocols } from '#domain/protocol.ts'

type Rest = Partial<Pick<ProtocolAction, 'description' | 'required' | 'options'>>

function action(id: string, type: ProtocolActionType, label: string, rest: Rest = {}): ProtocolAction {
  return { id, type, label, description: null, required: false, options: [], ...rest }
}

const required = { required: true }
const counted = action('counted', 'confirm', 'Parcels counted and undamaged', required)
const photoOfParcels = action('parcels', 'media', 'Photo of the parcels')
const receivedBy = action('received-by', 'text_input', 'Received by', {
  ...required,
  description: 'First and last name of whoever takes the parcels.',
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
        description: 'Degrees Celsius, as the logger of the cooler shows it.',
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
