import { Manual } from '@blueprintjs/icons'
import type { OrderTemplateMeta } from '#generated/model/index.ts'
import { orderTemplateContract } from '#generated/screens/orderTemplate.ts'
import { can } from '#src/access/can.ts'
import { denial } from '#src/access/verdict.ts'
import { paths } from '#src/paths.ts'
import { defineResource } from '#src/resources/define-resource.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Fact, Facts, orNotGiven } from '#src/ui/Facts.tsx'
import { SideDrawerPart } from '#src/ui/SideDrawer.tsx'

/** Its name is all that a form could ask for. */
const byAnOrder = () => denial('Enter the order first, and save it as a template there.')

/** Orders that are ordered again and again, under a name. */
export const orderTemplates = defineResource({
  contract: orderTemplateContract,
  paths: paths.orderTemplates,
  nameOf: ({ name }) => name,
  icon: <Manual size={18} />,
  empty: 'Enter an order once and save it as a template: the next one begins with its route, service and parcels.',
  search: 'Name',
  rights: { create: byAnOrder, update: can.keepTemplates, delete: can.keepTemplates },
  columns: [
    { field: 'name', width: 220 },
    { field: 'customerName', width: 190 },
    { field: 'serviceName', width: 150 },
    { field: 'pickupName', width: 190 },
    { field: 'dropoffName', width: 220, cell: dropoffText, text: dropoffText },
    { field: 'updatedAt' },
  ],
  Detail,
  Actions: NewOrder,
  EmptyActions: NewOrder,
})

function NewOrder() {
  return (
    <ButtonLink to={paths.scheduler()} intent="primary">
      New order
    </ButtonLink>
  )
}

/** "Stonebridge Clinic and 2 more". */
function dropoffText({ dropoffName, dropoffCount }: OrderTemplateMeta): string {
  const first = dropoffName ?? ''
  return dropoffCount === 1 ? first : `${first === '' ? 'One' : first} and ${dropoffCount - 1} more`
}

function Detail({ row }: { readonly row: OrderTemplateMeta }) {
  return (
    <SideDrawerPart>
      <Facts>
        <Fact label="Customer">{orNotGiven(row.customerName)}</Fact>
        <Fact label="Service">{orNotGiven(row.serviceName)}</Fact>
        <Fact label="Pickup">{orNotGiven(row.pickupName)}</Fact>
        <Fact label="Drop-off">{orNotGiven(dropoffText(row))}</Fact>
      </Facts>
      <div className="wb-acts">
        <ButtonLink to={paths.scheduler({ template: row.id })} intent="primary" text="Order with it" />
      </div>
    </SideDrawerPart>
  )
}
