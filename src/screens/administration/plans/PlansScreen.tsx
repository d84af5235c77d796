import { CreditCard } from '@blueprintjs/icons'
import { Link, Outlet } from 'react-router-dom'
import { featureWords } from '#domain/access/feature-words.ts'
import { formatCents } from '#domain/amounts/money.ts'
import { useGetSubscriptionPlans } from '#generated/client/tenants/tenants.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import styles from '../administration.module.css'

/** The plans that organizations can have, and how many have each. */
export function PlansScreen() {
  const { data, error, refetch } = useGetSubscriptionPlans(plansQuery)
  return (
    <div className="wb-page">
      <PageHeader
        title="Plans"
        subtitle="What organizations subscribe to. One plan is given to new ones of each kind."
      />
      {data === undefined ? (
        error === null ? (
          <SkeletonLines count={5} what="the plans" />
        ) : (
          <ErrorState title="The plans could not be loaded" error={error} retry={() => void refetch()} />
        )
      ) : data.data.length === 0 ? (
        <EmptyState icon={<CreditCard size={18} />} title="No plans yet">
          The first organization of a kind brings the plan of its kind.
        </EmptyState>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Plan</th>
              <th scope="col" data-words>
                Features
              </th>
              <th scope="col">A month</th>
              <th scope="col">Organizations</th>
              <th scope="col">Change</th>
            </tr>
          </thead>
          <tbody>
            {data.data.map(({ id, name, features, priceCadCents, tenants }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td data-words data-label="Features">
                  {features.map((feature) => featureWords[feature].title).join(', ') || 'None'}
                </td>
                <td data-label="A month">{priceCadCents === 0 ? 'Free' : formatCents(priceCadCents)}</td>
                <td data-label="Organizations">
                  <Link
                    to={paths.organizations({ plan: String(id) })}
                    aria-label={`${tenants.toLocaleString('en-CA')} organizations with ${name}`}
                  >
                    {tenants.toLocaleString('en-CA')}
                  </Link>
                </td>
                <td>
                  <ButtonLink to={paths.editPlan(id)} size="small" text="Change" aria-label={`Change ${name}`} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Outlet />
    </div>
  )
}

/** There are few. */
export const plansQuery = { pagination: { page: 0, pageSize: 100 } } as const
