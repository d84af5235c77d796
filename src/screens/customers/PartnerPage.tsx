import { Tag } from '@blueprintjs/core'
import { Disable, Star, StarEmpty } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactElement, type ReactNode, useState } from 'react'
import { formatPhone } from '#domain/addresses/phone.ts'
import { countText } from '#domain/amounts/count-text.ts'
import { permissionsFor, type PartnerSubject, whyNotEnded } from '#domain/relationships/links.ts'
import { addFavoriteTenant, endLink, removeFavoriteTenant } from '#generated/client/relationships/relationships.ts'
import { checkAll } from '#src/access/can.ts'
import { approval, denial } from '#src/access/verdict.ts'
import { statusOf } from '#src/http/errors.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { tellRefusal } from '#src/resources/tell-refusal.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { type Side, Sides, useSide } from '#src/ui/Sides.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import styles from './customers.module.css'

type Subject = PartnerSubject | 'partner'

/** As much of a customer, vendor, supplier or partner as its page is headed with. */
interface Partner {
  readonly id: number
  readonly name: string
  readonly status: 'connected' | 'ended'
  readonly isFavorite: boolean
  readonly phone: string | null
  readonly address: string | null
  readonly openOrders: number
  readonly connectedAs: readonly PartnerSubject[]
  readonly connectedAt: number
  readonly endedAt: number | null
}

interface PartnerPageProps<Of extends Partner> {
  readonly subject: Subject
  readonly icon: ReactElement
  readonly back: { readonly to: string; readonly label: string }
  readonly asked: {
    readonly data: Of | undefined
    readonly error: unknown
    readonly refetch: () => unknown
  }
  /** What it is called here. */
  readonly title: (partner: Of) => string
  /** Beside its name. */
  readonly renderTags?: (partner: Of) => ReactNode
  /** What can be done with it beside ending the connection. */
  readonly renderActs?: (partner: Of) => ReactNode
  /** What one should know before its sides. */
  readonly renderNote?: (partner: Of) => ReactNode
  /** What is begun with it most often. */
  readonly renderOrder?: (partner: Of) => ReactNode
  /** What may follow once the connection has ended. */
  readonly renderAgain?: (partner: Of) => ReactNode
  readonly sides: readonly [Side, ...Side[]]
  /** How many orders are open, and what becomes of them, where there is more to say than their number. */
  readonly openOnes?: (partner: Of) => string
  /** What its orders become of once the two are connected no more. */
  readonly afterwards: (partner: Of) => string
}

/** Those that are lists. */
const listSides: ReadonlySet<string> = new Set(['orders', 'received', 'locations', 'invoices', 'account'])

const words = { one: 'open order', many: 'open orders' }

/** The page of one that the organization is connected with: how it stands, and a side for each thing that is between the two. */
export function PartnerPage<Of extends Partner>(props: PartnerPageProps<Of>) {
  const { subject, icon, back, asked, sides, title, renderTags, renderActs, renderNote, renderOrder, renderAgain } =
    props
  const side = useSide(sides)
  const session = useSession()
  const verdict = checkAll(session, permissionsFor(subject, 'read'), `see ${subject}s`)
  const { data: partner, error, refetch } = asked
  if (!verdict.allowed)
    return (
      <div className="wb-page">
        <PageHeader title={back.label} />
        <EmptyState icon={<Disable size={18} />} title={`You cannot see ${subject}s here`}>
          {verdict.reason}
        </EmptyState>
      </div>
    )
  if (partner === undefined)
    return (
      <div className="wb-page">
        {error === null ? (
          <SkeletonLines count={8} what={`the ${subject}`} />
        ) : statusOf(error) === 404 || statusOf(error) === 400 ? (
          <EmptyState
            isScreen
            icon={icon}
            title={`No such ${subject}`}
            actions={<ButtonLink to={back.to} text={`All ${subject}s`} />}
          >
            You were never connected, or the address of this page was mistyped.
          </EmptyState>
        ) : (
          <ErrorState title={`The ${subject} could not be loaded`} error={error} retry={() => void refetch()} />
        )}
      </div>
    )
  const { phone, address, openOrders, connectedAt, endedAt } = partner
  return (
    // A list fills the window and scrolls inside itself.
    <div className={listSides.has(side.id) ? 'wb-page wb-list-page' : 'wb-page'}>
      <PageHeader
        title={title(partner)}
        back={back}
        aside={
          <span className={styles.name}>
            <FavoriteButton subject={subject} partner={partner} />
            {renderTags?.(partner)}
            {partner.status === 'ended' && <Tag minimal>Ended</Tag>}
          </span>
        }
        subtitle={
          <span className={styles.facts}>
            {phone !== null && <a href={`tel:${phone}`}>{formatPhone(phone)}</a>}
            {address !== null && <span>{address}</span>}
            <span>{openOrders === 0 ? 'No open orders' : countText(openOrders, words)}</span>
            <span>
              {endedAt === null ? 'Connected since ' : 'Ended '}
              <Moment at={endedAt ?? connectedAt} />
            </span>
          </span>
        }
        actions={
          partner.status === 'connected' ? (
            <>
              {renderActs?.(partner)}
              <EndButton {...props} partner={partner} />
              {renderOrder?.(partner)}
            </>
          ) : (
            renderAgain?.(partner)
          )
        }
      />
      {renderNote?.(partner)}
      <Sides id={`${subject}-${partner.id}`} label={`About the ${subject}`} sides={sides} chosen={side} />
    </div>
  )
}

interface OfPartner {
  readonly subject: Subject
  readonly partner: Partner
}

/** Marks it as a favourite, or takes that away. */
function FavoriteButton({ subject, partner: { id, name, isFavorite } }: OfPartner) {
  const session = useSession()
  const client = useQueryClient()
  const verdict = checkAll(session, permissionsFor(subject, 'update'), `change ${subject}s`)
  const toggle = async () => {
    try {
      await (isFavorite ? removeFavoriteTenant : addFavoriteTenant)(session.tenant.id, id)
      await client.invalidateQueries()
    } catch (error) {
      tellRefusal(error, 'mark favourites')
    }
  }
  return (
    <VerdictButton
      verdict={verdict}
      variant="minimal"
      size="small"
      icon={isFavorite ? <Star className={styles.star} /> : <StarEmpty />}
      aria-label={isFavorite ? `${name} is a favourite` : `Make ${name} a favourite`}
      aria-pressed={isFavorite}
      onClick={() => void toggle()}
    />
  )
}

const goOn = ({ openOrders }: Partner) =>
  openOrders === 0
    ? 'There are no open orders.'
    : `${countText(openOrders, words)} ${openOrders === 1 ? 'goes' : 'go'} on as ${openOrders === 1 ? 'it is' : 'they are'}.`

function EndButton<Of extends Partner>({
  subject,
  partner,
  openOnes = goOn,
  afterwards,
}: PartnerPageProps<Of> & { readonly partner: Of }) {
  const [asking, setAsking] = useState(false)
  const bond = subject === 'partner' ? 'partnership' : 'connection'
  const session = useSession()
  const client = useQueryClient()
  const { id, name, connectedAs } = partner
  const also = subject === 'partner' ? [] : connectedAs.filter((one) => one !== subject)
  const end = async () => {
    await endLink(session.tenant.id, id)
    showSuccess(`Ended the ${bond} with ${name}`)
    // What one may order, of whom and between which locations, is another thing now.
    void client.invalidateQueries()
  }
  if (!connectedAs.some((one) => whyNotEnded([one], session.permissions) === null)) return null
  const why = whyNotEnded(connectedAs, session.permissions)
  return (
    <>
      <VerdictButton
        verdict={why === null ? approval : denial(why)}
        text={`End the ${bond}`}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        isOpen={asking}
        title={`End the ${bond} with ${name}?`}
        confirmLabel={`End the ${bond}`}
        danger
        onConfirm={end}
        onClose={() => setAsking(false)}
      >
        <p className="wb-dialog-message">
          {openOnes(partner)} {afterwards(partner)}
          {also.length > 0 && ` It is your ${also.join(' and ')} no more, either.`}
        </p>
        <p className="wb-dialog-message">Orders and history stay readable for both of you.</p>
      </ConfirmDialog>
    </>
  )
}
