import { stopTypes } from '#domain/orders/protocol.ts'
import type { Protocol, ProtocolAction, ProtocolDataProtocol } from '#generated/model/index.ts'

function asked(action: Pick<ProtocolAction, 'id' | 'type' | 'label'> & Partial<ProtocolAction>): ProtocolAction {
  return { description: null, required: false, options: [], ...action }
}

/** Everything that a protocol can ask for, over the two stops. */
export const wholeProtocol: ProtocolDataProtocol = {
  pickup: [
    asked({
      id: 'before',
      type: 'block',
      label: 'Before you load',
      description: 'Ring at the loading door and show your badge.',
    }),
    asked({ id: 'counted', type: 'confirm', label: 'Parcels counted', required: true }),
    asked({ id: 'pieces', type: 'number_input', label: 'Pieces taken' }),
    asked({ id: 'condition', type: 'select', label: 'Condition', options: ['Good', 'Wet', 'Damaged'] }),
    asked({ id: 'load', type: 'media', label: 'Photo of the load' }),
  ],
  dropoff: [
    asked({ id: 'received-by', type: 'text_input', label: 'Received by', required: true }),
    asked({
      id: 'handed',
      type: 'multi_select',
      label: 'Handed over',
      options: ['Parcels', 'Invoice', 'Empty coolers'],
    }),
    asked({ id: 'door', type: 'media', label: 'Photo of the door' }),
    asked({ id: 'signature', type: 'signature', label: 'Signature', required: true }),
  ],
}

/** One that asks for everything, and one that no service can be published with. */
export function protocolsOf(tenantId: number, now: number): Protocol[] {
  const own = { tenantId, version: 1, archived: false, description: null, usedBy: [], createdAt: now, updatedAt: now }
  const actions = stopTypes.flatMap((stopType) =>
    wholeProtocol[stopType].map(({ id: _id, description, ...action }) => ({
      ...action,
      stopType,
      ...(description !== null && { description }),
    })),
  )
  const numbered = actions.map((action, index) => ({ ...action, id: index + 1 }))
  return [
    { ...own, id: 1, name: 'Signed delivery', isEnabled: true, actions: numbered, actionCount: numbered.length },
    { ...own, id: 2, name: 'Left at the door', isEnabled: false, actions: [], actionCount: 0 },
  ]
}
