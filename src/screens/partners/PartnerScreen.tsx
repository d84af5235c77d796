import { Exchange } from '@blueprintjs/icons'
import { useParams } from 'react-router-dom'
import { countText } from '#domain/amounts/count-text.ts'
import { useGetPartner } from '#generated/client/relationships/relationships.ts'
import type { Partner } from '#generated/model/index.ts'
import { can } from '#src/access/can.ts'
import { paths } from '#src/paths.ts'
import { PartnerPage } from '#src/screens/customers/PartnerPage.tsx'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import type { Side } from '#src/ui/Sides.tsx'

const back = { to: paths.partners.list(), label: 'Partners' }

function sidesOf(id: number, isPartner: boolean): [Side, ...Side[]] {
  const side = (name: Parameters<typeof paths.partnerSide>[1], title: string): Side => ({
    id: name,
    title,
    path: paths.partnerSide(id, name),
  })
  return [
    { id: 'orders', title: 'Handed on', path: paths.partners.one(id) },
    side('received', 'Received'),
    ...(isPartner ? [side('services', 'Our services'), side('their-services', 'Its services')] : []),
    side('terms', 'Our terms'),
    ...(isPartner ? [side('their-terms', 'Its terms')] : []),
    side('history', 'History'),
  ]
}

/** What is open between the two, and what becomes of it. */
function openOnes({ openHandedOn, openReceived }: Partner): string {
  const parts = [
    ...(openHandedOn === 0 ? [] : [`${countText(openHandedOn, words)} that you handed on`]),
    ...(openReceived === 0 ? [] : [`${countText(openReceived, words)} that you received`]),
  ]
  if (parts.length === 0) return 'There are no open orders.'
  return `${parts.join(' and ')} ${openHandedOn + openReceived === 1 ? 'goes' : 'go'} on to ${openHandedOn + openReceived === 1 ? 'its' : 'their'} end.`
}

const words = { one: 'open order', many: 'open orders' }

/** A courier that carries for the organization, and for which the organization carries. */
export function PartnerScreen() {
  const session = useSession()
  const id = Number(useParams()['id'])
  const asked = useGetPartner(session.tenant.id, id)
  const { data } = asked
  const partner = data && { ...data, openOrders: data.openHandedOn + data.openReceived }
  return (
    <PartnerPage<Partner & { readonly openOrders: number }>
      subject="partner"
      icon={<Exchange size={18} />}
      back={back}
      asked={{ ...asked, data: partner }}
      title={({ name }) => name}
      sides={sidesOf(id, data?.status !== 'ended')}
      renderActs={() => <LedgerLink partnerId={id} />}
      renderAgain={() => (
        <>
          <LedgerLink partnerId={id} />
          {can.makePartners(session).allowed && (
            <ButtonLink to={paths.partnerOffer(id)}>Offer a partnership again</ButtonLink>
          )}
        </>
      )}
      openOnes={openOnes}
      afterwards={({ name }) => `You hand nothing more on to ${name}, and it nothing more to you.`}
    />
  )
}

/** Leads to what was sold and bought of it, for those who read accounting. */
function LedgerLink({ partnerId }: { readonly partnerId: number }) {
  if (!can.readAccounting(useSession()).allowed) return null
  return <ButtonLink to={paths.partnerLedger({ view: 'order', partner: partnerId })}>Ledger</ButtonLink>
}
