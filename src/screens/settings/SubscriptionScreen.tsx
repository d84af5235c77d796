import { Tag } from '@blueprintjs/core'
import { CreditCard, Disable } from '@blueprintjs/icons'
import { formatCents } from '#domain/amounts/money.ts'
import { featureWords } from '#domain/access/feature-words.ts'
import { tenantFeatures } from '#domain/access/navigation.ts'
import { useGetTenantSubscriptionPlan } from '#generated/client/tenants/tenants.ts'
import { checkPermission } from '#src/access/can.ts'
import { useSession } from '#src/session/session.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Fact, Facts } from '#src/ui/Facts.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { statusOf } from '#src/http/errors.ts'
import styles from './settings.module.css'

/** What the organization has of the product, what that costs, and who changes it. */
export function SubscriptionScreen() {
  const session = useSession()
  const verdict = checkPermission(session, 'owner.update-subscription', 'see the subscription')
  return (
    <div className="wb-page wb-page-narrow">
      <PageHeader title="Subscription" subtitle={`What ${session.tenant.name} has of Waybill.`} />
      {verdict.allowed ? (
        <Subscription />
      ) : (
        <EmptyState icon={<Disable size={18} />} title="You cannot see the subscription">
          {verdict.reason}
        </EmptyState>
      )}
    </div>
  )
}

function Subscription() {
  const { tenant, features } = useSession()
  const { data: plan, error, refetch } = useGetTenantSubscriptionPlan(tenant.id)
  if (plan === undefined && statusOf(error) === 404)
    return (
      <EmptyState icon={<CreditCard size={18} />} title="No plan yet">
        {whomToAsk}
      </EmptyState>
    )
  if (plan === undefined)
    return error === null ? (
      <SkeletonLines count={6} what="the subscription" />
    ) : (
      <ErrorState title="The subscription could not be loaded" error={error} retry={() => void refetch()} />
    )
  const { name, description, priceCadCents } = plan
  return (
    <>
      <section className={`wb-card ${styles.plan}`} aria-labelledby="plan">
        <h2 className="wb-section-title" id="plan">
          {name}
        </h2>
        <p>{description}</p>
        <Facts>
          <Fact label="Price a month">{priceCadCents === 0 ? 'Free' : formatCents(priceCadCents)}</Fact>
        </Facts>
        <p className="wb-muted">{whomToAsk}</p>
      </section>
      <section className="wb-card" aria-labelledby="features">
        <h2 className="wb-section-title" id="features">
          Features
        </h2>
        <ul className={styles.features}>
          {tenantFeatures.map((feature) => {
            const { title, brings } = featureWords[feature]
            const isOn = features.has(feature)
            return (
              <li key={feature}>
                <span className={styles.featureWords}>
                  <strong>{title}</strong>
                  <span className="wb-muted">{brings}.</span>
                </span>
                <Tag minimal intent={isOn ? 'success' : undefined}>
                  {isOn ? 'Included' : 'Not included'}
                </Tag>
              </li>
            )
          })}
        </ul>
      </section>
    </>
  )
}

const whomToAsk =
  'The administrators of Waybill change plans and features. Tell them what you need; your menu shows it as soon as it is changed.'
