import { Callout, Tag } from '@blueprintjs/core'
import { People } from '@blueprintjs/icons'
import { Link, useParams } from 'react-router-dom'
import { useGetCustomer } from '#generated/client/relationships/relationships.ts'
import type { Customer } from '#generated/model/index.ts'
import { paths } from '#src/paths.ts'
import { ConnectAgain } from '#src/screens/applications/application-links.tsx'
import { Moment } from '#src/resources/Moment.tsx'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import type { Side } from '#src/ui/Sides.tsx'
import { mayMerge } from './merge/may-merge.ts'
import { HoldTag } from './partner-cells.tsx'
import { PartnerPage } from './PartnerPage.tsx'

const back = { to: paths.customers.list(), label: 'Customers' }

function sidesOf(id: number, isDelivered: boolean): [Side, ...Side[]] {
  const side = (name: Parameters<typeof paths.customerSide>[1], title: string): Side => ({
    id: name,
    title,
    path: paths.customerSide(id, name),
  })
  return [
    { id: 'orders', title: 'Orders', path: paths.customers.one(id) },
    ...(isDelivered
      ? [side('contacts', 'Contacts'), side('people', 'People'), side('services', 'Services and prices')]
      : []),
    side('terms', 'Terms'),
    ...(isDelivered ? [side('locations', 'Locations')] : []),
    side('history', 'History'),
  ]
}

/** One that the organization delivers or sends for. */
export function CustomerScreen() {
  const session = useSession()
  const { tenant } = session
  const id = Number(useParams()['id'])
  const asked = useGetCustomer(tenant.id, id)
  return (
    <PartnerPage<Customer>
      subject="customer"
      icon={<People size={18} />}
      back={back}
      asked={asked}
      title={({ name }) => name}
      sides={sidesOf(id, asked.data?.relation !== 'partner' && asked.data?.relation !== 'supplied')}
      renderTags={({ isManaged, relation, creditHold }) => (
        <>
          {isManaged && <Tag minimal>Managed</Tag>}
          {relation === 'partner' && <Tag minimal>Broker partner</Tag>}
          {creditHold && <HoldTag />}
        </>
      )}
      renderActs={({ isManaged }) =>
        isManaged && mayMerge(session).allowed && <ButtonLink to={paths.customerMerge(id)} text="Merge…" />
      }
      renderNotice={({ mergedInto }) =>
        mergedInto !== null && (
          <Callout>
            Merged into <Link to={paths.customers.one(mergedInto.id)}>{mergedInto.name}</Link>
            {mergedInto.byName !== null && ` by ${mergedInto.byName}`}, <Moment at={mergedInto.at} />. Its orders,
            locations and contacts are there.
          </Callout>
        )
      }
      renderAgain={({ relation, mergedInto }) =>
        relation === 'customer' && mergedInto === null && <ConnectAgain customerId={id} />
      }
      afterwards={({ name }) => `${name} can place no new ones with you, and you none for it.`}
    />
  )
}
