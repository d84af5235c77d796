import { Callout, Tag } from '@blueprintjs/core'
import { Link, Outlet, useLocation, useParams } from 'react-router-dom'
import { featureWords } from '#domain/access/feature-words.ts'
import { failureWords } from '#domain/text/failure-words.ts'
import { useGetTenantOverview } from '#generated/client/tenants/tenants.ts'
import type { TenantOverview } from '#generated/model/index.ts'
import { paths } from '#src/paths.ts'
import { statusOf } from '#src/http/errors.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { displayName } from '#src/session/session.ts'
import { sizeText } from '#src/uploads/media-facts.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Fact, Facts } from '#src/ui/Facts.tsx'
import { SideDrawer, SideDrawerBody, SideDrawerFoot, SideDrawerPart } from '#src/ui/SideDrawer.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { useCloseDrawer } from '#src/ui/use-close-drawer.ts'
import { TenantStateTag } from '../tenant-words.tsx'
import { LiftButton } from './LiftButton.tsx'
import styles from '../administration.module.css'

/** One organization over the list: what it is, what it uses, and how it stands. */
export function OrganizationDrawer() {
  const id = Number(useParams()['tenantId'])
  const { data, error, refetch } = useGetTenantOverview(id)
  const close = useCloseDrawer(paths.organizations())
  const isGone = statusOf(error) === 404 || statusOf(error) === 400
  return (
    <>
      <SideDrawer title={data?.tenant.name ?? 'Organization'} onClose={close} width={640}>
        {data !== undefined ? (
          <Overview overview={data} />
        ) : (
          <SideDrawerBody>
            {error === null ? (
              <SkeletonLines count={10} what="the organization" />
            ) : isGone ? (
              <EmptyState title="There is no such organization">
                It is gone, or the address of this page was mistyped.
              </EmptyState>
            ) : (
              <ErrorState title="The organization could not be loaded" error={error} retry={() => void refetch()} />
            )}
          </SideDrawerBody>
        )}
      </SideDrawer>
      <Outlet />
    </>
  )
}

interface OfOverview {
  readonly overview: TenantOverview
}

function Overview({ overview }: OfOverview) {
  const { search } = useLocation()
  const { tenant, suspension, members } = overview
  return (
    <>
      <SideDrawerBody>
        {suspension !== null && (
          <SideDrawerPart>
            <Callout intent="danger">
              Suspended <Moment at={suspension.since} />
              {suspension.byName !== null && ` by ${suspension.byName}`}: {suspension.reason}
            </Callout>
          </SideDrawerPart>
        )}
        <SideDrawerPart>
          <TenantFacts overview={overview} />
        </SideDrawerPart>
        <SideDrawerPart title="Orders by month">
          <Months months={overview.ordersByMonth} />
        </SideDrawerPart>
        <SideDrawerPart title="Health">
          <Health overview={overview} />
        </SideDrawerPart>
      </SideDrawerBody>
      <SideDrawerFoot>
        {suspension === null ? (
          <>
            {members.length > 0 && (
              <ButtonLink
                to={paths.supportAccess(tenant.id) + search}
                text={tenant.owner === null ? 'Work as…' : 'Work as the owner'}
              />
            )}
            <ButtonLink to={paths.organizationPlan(tenant.id) + search} text="Plan and features" />
            {tenant.owner === null && (
              <ButtonLink to={paths.organizationOwner(tenant.id) + search} text="Invite the owner" />
            )}
            <ButtonLink to={paths.suspendOrganization(tenant.id) + search} text="Suspend" />
          </>
        ) : (
          <>
            <ButtonLink to={paths.organizationPlan(tenant.id) + search} text="Plan and features" />
            <LiftButton tenant={tenant} />
          </>
        )}
      </SideDrawerFoot>
    </>
  )
}

function TenantFacts({ overview: { tenant, storedBytes } }: OfOverview) {
  const { kind, state, owner, invitedEmail, plan, features, people, lastActiveAt, createdAt } = tenant
  return (
    <Facts>
      <Fact label="State">
        <TenantStateTag state={state} />
      </Fact>
      <Fact label="Kind">{kind}</Fact>
      <Fact label="Owner">{owner === null ? null : displayName(owner)}</Fact>
      <Fact label="Invited">{invitedEmail}</Fact>
      <Fact label="Plan">{plan?.name ?? 'None'}</Fact>
      <Fact label="Features">{features.map((feature) => featureWords[feature].title).join(', ') || 'None'}</Fact>
      <Fact label="People">{people}</Fact>
      <Fact label="Files">{sizeText(storedBytes)}</Fact>
      <Fact label="Last act">{lastActiveAt === null ? 'None yet' : <Moment at={lastActiveAt} />}</Fact>
      <Fact label="Made">
        <Moment at={createdAt} />
      </Fact>
    </Facts>
  )
}

/** Pixels of the tallest. */
const tallest = 56
const monthNames = new Intl.DateTimeFormat('en-CA', { month: 'short', timeZone: 'UTC' })

function Months({ months }: { readonly months: TenantOverview['ordersByMonth'] }) {
  const most = Math.max(1, ...months.map(({ orders }) => orders))
  return (
    <ol className={styles.months}>
      {months.map(({ month, orders }) => (
        <li key={month} title={month}>
          {orders.toLocaleString('en-CA')}
          <i style={{ height: Math.round((orders / most) * tallest) }} aria-hidden="true" />
          <span>{monthNames.format(new Date(`${month}-15T00:00:00Z`))}</span>
        </li>
      ))}
    </ol>
  )
}

function Health({ overview }: OfOverview) {
  const { tenant, jobs, errors, lateMessages, failedMessages, refusedAddresses, versions } = overview
  const isWell = tenant.failedJobs === 0 && errors.length === 0 && lateMessages === 0 && failedMessages === 0
  return (
    <>
      {isWell && <p className="wb-muted">Nothing failed, and no message is late.</p>}
      <ul className={styles.lines}>
        {jobs.map((job) => (
          <li key={job.id}>
            <Tag minimal intent="danger">
              Job
            </Tag>{' '}
            <Link to={paths.failedJob(job.id)}>{job.title}</Link>: {failureWords(job.error)},{' '}
            <Moment at={job.failedAt} />
          </li>
        ))}
        {tenant.failedJobs > jobs.length && <li>{tenant.failedJobs} jobs failed in all.</li>}
        {errors.map((group) => (
          <li key={group.id}>
            <Tag minimal intent="danger">
              Error
            </Tag>{' '}
            <Link to={paths.errorGroup(group.id)}>{group.description}</Link> on {group.place},{' '}
            <Moment at={group.lastSeenAt} />
          </li>
        ))}
      </ul>
      <Facts>
        <Fact label="Late messages">{lateMessages}</Fact>
        <Fact label="Failed messages">
          {failedMessages === 0 ? (
            failedMessages
          ) : (
            <Link to={paths.messageLog({ organization: String(tenant.id), state: 'failed' })}>{failedMessages}</Link>
          )}
        </Fact>
        <Fact label="Refused addresses">{refusedAddresses}</Fact>
        <Fact label="Versions">
          {versions.length === 0
            ? 'None seen'
            : versions.map(({ version, people }) => `${version} (${people})`).join(', ')}
        </Fact>
      </Facts>
    </>
  )
}
