import { Add, Office, Shop } from '@blueprintjs/icons'
import { wallTimeAt } from '#domain/time/zoned-time.ts'
import { useGetSchedulerVariant } from '#generated/client/relationships/relationships.ts'
import { can } from '#src/access/can.ts'
import { canRelate } from '#src/access/can-relate.ts'
import { builtSections } from '#src/layouts/built-sections.ts'
import { formatFull } from '#src/lib/format-time.ts'
import { useNow } from '#src/lib/use-now.ts'
import { paths } from '#src/paths.ts'
import { type Session, useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { KeyHint } from '#src/ui/KeyHint.tsx'
import { keys } from '#src/ui/keys.ts'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { Figures } from './Figures.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { HomeTabs } from '#src/figures/HomeTabs.tsx'
import { KeyFigures } from './KeyFigures.tsx'
import { OrdersAtHand } from './OrdersAtHand.tsx'
import { Shortcuts } from './Shortcuts.tsx'
import styles from './home.module.css'

const noon = 12 * 3_600
const evening = 17 * 3_600

/** Where the day starts: how much waits, what is next, and the ways into the sections. */
export function HomeScreen() {
  const session = useSession()
  const now = useNow()
  return (
    <div className={`wb-page ${styles.home}`}>
      <PageHeader
        title={`${greeting(now, session)}, ${session.me.firstName}`}
        subtitle={`${formatFull(now, session.timeZone).split(' at ')[0]} · ${session.tenant.name}`}
        actions={
          can.createOrder(session).allowed &&
          builtSections.has('scheduler') && (
            <ButtonLink
              to={paths.scheduler()}
              intent="primary"
              icon={<Add />}
              endIcon={<KeyHint combination={keys.newOrder[0]} />}
            >
              New order
            </ButtonLink>
          )
        }
      />
      {session.features.size === 0 ? (
        <NothingHere />
      ) : (
        <>
          <HomeTabs chosen="today" />
          {canRelate.apply(session, 'customer').allowed && <NoCourierYet />}
          <FirstSteps />
          <Figures now={now} />
          <KeyFigures now={now} />
          <div className={styles.columns}>
            <OrdersAtHand now={now} />
            <Shortcuts />
          </div>
        </>
      )}
    </div>
  )
}

/** An organisation without a plan that does anything, such as the administrators' own: the work is in the others. */
function NothingHere() {
  const { me, tenant } = useSession()
  return (
    <section className="wb-card">
      <EmptyState
        icon={<Office size={18} />}
        title="Nothing is ordered or delivered here"
        actions={
          me.admin && (
            <>
              <ButtonLink to={paths.organizations()} intent="primary" text="Organizations" />
              <ButtonLink to={paths.switchTenants()} text="Switch organization" />
            </>
          )
        }
      >
        {tenant.name} has no plan with orders, dispatch or deliveries.
        {me.admin && ' Make a courier and invite its owner, or work in an organization that there is.'}
      </EmptyState>
    </section>
  )
}

/** A customer that no courier delivers for finds one first. */
function NoCourierYet() {
  const { tenant } = useSession()
  const { data } = useGetSchedulerVariant(tenant.id)
  if (data === undefined || data.variants.length > 0) return null
  return (
    <section className="wb-card">
      <EmptyState
        icon={<Shop size={18} />}
        title="No courier delivers for you yet"
        actions={
          <ButtonLink to={paths.potentialVendors()} intent="primary">
            Find a courier
          </ButtonLink>
        }
      >
        Look for one that delivers where you are, and apply. Once it approves you can order.
      </EmptyState>
    </section>
  )
}

function greeting(now: number, { timeZone }: Session): string {
  const { secondsFromMidnight } = wallTimeAt(now, timeZone)
  if (secondsFromMidnight < noon) return 'Good morning'
  return secondsFromMidnight < evening ? 'Good afternoon' : 'Good evening'
}
