import { Callout, Tag } from '@blueprintjs/core'
import { People } from '@blueprintjs/icons'
import { Link, useParams } from 'react-router-dom'
import { creditHoldText } from '#domain/orders/ordering-terms.ts'
import { useGetCustomer } from '#generated/client/relationships/relationships.ts'
import type { Customer } from '#generated/model/index.ts'
import { billingRights } from '#src/billing/billing-rights.ts'
import { paths } from '#src/paths.ts'
import { ConnectAgain } from '#src/screens/applications/application-links.tsx'
import { Moment } from '#src/resources/Moment.tsx'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import type { Side } from '#src/ui/Sides.tsx'
import { HandOverLink, HandOverNote } from './HandOver.tsx'
import { NewOrder } from './NewOrder.tsx'
import { mayMerge } from './merge/may-merge.ts'
import { HoldTag } from './partner-cells.tsx'
import { PartnerPage } from './PartnerPage.tsx'

const back = { to: paths.customers.list(), label: 'Customers' }

interface Told {
  /** Not one of a broker partner's, or one that is only supplied. */
  readonly isDelivered: boolean
  readonly isManaged: boolean
  readonly readsAccount: boolean
}

function sidesOf(id: number, { isDelivered, isManaged, readsAccount }: Told): [Side, ...Side[]] {
  const side = (name: Parameters<typeof paths.customerSide>[1], title: string): Side => ({
    id: name,
    title,
    path: paths.customerSide(id, name),
  })
  return [
    { id: 'orders', title: 'Orders', path: paths.customers.one(id) },
    // Of one with people of its own they say it themselves.
    ...(isManaged ? [side('profile', 'Details')] : []),
    ...(isDelivered
      ? [side('contacts', 'Contacts'), side('people', 'People'), side('services', 'Services and prices')]
      : []),
    side('terms', 'Terms'),
    ...(readsAccount ? [side('account', 'Account')] : []),
    ...(isDelivered ? [side('locations', 'Locations')] : []),
    side('history', 'History'),
  ]
}

/** One that the organization delivers or sends for. */
export function CustomerScreen() {
  const session = useSession()
  const { tenant } = session
  const ofCourier = { courierName: tenant.name, courierPhone: null }
  const id = Number(useParams()['id'])
  const asked = useGetCustomer(tenant.id, id)
  return (
    <PartnerPage<Customer>
      subject="customer"
      icon={<People size={18} />}
      back={back}
      asked={asked}
      title={({ name }) => name}
      sides={sidesOf(id, {
        isDelivered: asked.data?.relation !== 'partner' && asked.data?.relation !== 'supplied',
        isManaged: asked.data?.isManaged === true && asked.data.status === 'connected',
        readsAccount: asked.data?.relation !== 'supplied' && billingRights.read(session).allowed,
      })}
      renderTags={({ isManaged, relation, creditHold }) => (
        <>
          {isManaged && <Tag minimal>Managed</Tag>}
          {relation === 'partner' && <Tag minimal>Broker partner</Tag>}
          {creditHold && <HoldTag />}
        </>
      )}
      renderActs={(customer) => (
        <>
          {customer.isManaged && mayMerge(session).allowed && <ButtonLink to={paths.customerMerge(id)} text="Merge…" />}
          <HandOverLink customer={customer} />
        </>
      )}
      renderNote={(customer) => (
        <>
          {customer.mergedInto !== null && <MergedNote into={customer.mergedInto} />}
          {customer.status === 'connected' && <HandOverNote customer={customer} />}
        </>
      )}
      renderOrder={({ name, relation, creditHold }) =>
        relation !== 'partner' && (
          <NewOrder
            to={paths.scheduler({ customer: id })}
            as={relation === 'supplied' ? 'supplier-on-behalf-of-customer' : 'courier-on-behalf-of-customer'}
            stopped={creditHold ? creditHoldText(ofCourier, name, 'courier') : undefined}
          />
        )
      }
      renderAgain={({ relation, mergedInto }) =>
        relation === 'customer' && mergedInto === null && <ConnectAgain customerId={id} />
      }
      afterwards={({ name }) => `${name} can place no new ones with you, and you none for it.`}
    />
  )
}

interface MergedNoteProps {
  readonly into: NonNullable<Customer['mergedInto']>
}

/** What became of a customer that was merged into another one. */
function MergedNote({ into }: MergedNoteProps) {
  return (
    <Callout>
      Merged into <Link to={paths.customers.one(into.id)}>{into.name}</Link>
      {into.byName !== null && ` by ${into.byName}`}, <Moment at={into.at} />. Its orders, invoices, locations and
      contacts are there.
    </Callout>
  )
}
