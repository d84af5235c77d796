import { FormIcon } from '@blueprintjs/icons'
import type { DeliveryOrderField } from '#generated/model/index.ts'
import { deliveryOrderFieldContract } from '#generated/screens/deliveryOrderField.ts'
import { checkPermission } from '#src/access/can.ts'
import { paths } from '#src/paths.ts'
import { defineResource } from '#src/resources/define-resource.ts'
import type { Session } from '#src/session/session.ts'
import { ArrangeFields } from './ArrangeFields.tsx'

const mayChange = (session: Session) => checkPermission(session, 'delivery-settings.update', 'change order fields')

/** Fields of a courier's own on its orders. */
export const orderFields = defineResource({
  contract: deliveryOrderFieldContract,
  paths: paths.orderFields,
  nameOf: ({ name }) => name,
  icon: <FormIcon size={18} />,
  empty:
    'What you want to know of an order beside its stops and parcels: a cost centre, a ward, whether to call ahead.',
  search: 'Name or help',
  rights: { create: mayChange, update: mayChange },
  Actions: ArrangeFields,
  columns: [
    'name',
    'kind',
    { id: 'options', title: 'Choices', width: 180, cell: (row) => options(row) || null, text: options },
    { field: 'required', title: 'Required' },
    'pinned',
    { id: 'shownIn', title: 'Shown in', width: 180, cell: (row) => shownIn(row) || null, text: shownIn },
    { field: 'help', byDefault: false, width: 220 },
    { field: 'updatedAt', byDefault: false },
  ],
  csv: true,
})

function options({ options: given }: DeliveryOrderField): string {
  return given.join(', ')
}

function shownIn({ shownIn: places }: DeliveryOrderField): string {
  return places.join(', ')
}
