import { Button } from '@blueprintjs/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import {
  getGetErrorGroupQueryKey,
  getGetErrorGroupsQueryKey,
  updateErrorGroup,
  useGetErrorGroup,
} from '#generated/client/session/session.ts'
import type { ErrorGroupDetail, KeptErrorReport } from '#generated/model/index.ts'
import { statusOf } from '#src/http/errors.ts'
import { paths } from '#src/paths.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { tellRefusal } from '#src/resources/tell-refusal.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Fact, Facts } from '#src/ui/Facts.tsx'
import { SideDrawer, SideDrawerBody, SideDrawerFoot, SideDrawerPart } from '#src/ui/SideDrawer.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import { useCloseDrawer } from '#src/ui/use-close-drawer.ts'
import styles from '../administration.module.css'

/** One error with its latest reports, in the drawer over the others. */
export function ErrorDrawer() {
  const id = Number(useParams()['errorGroupId'])
  const { data, error, refetch } = useGetErrorGroup(id)
  const close = useCloseDrawer(paths.errors())
  const isGone = statusOf(error) === 404 || statusOf(error) === 400
  return (
    <SideDrawer title={data?.group.description ?? 'Error'} onClose={close} width={640}>
      {data !== undefined ? (
        <Detail detail={data} />
      ) : (
        <SideDrawerBody>
          {error === null ? (
            <SkeletonLines count={8} what="the error" />
          ) : isGone ? (
            <EmptyState title="There is no such error">
              Nobody has met it for 90 days, or the address of this page was mistyped.
            </EmptyState>
          ) : (
            <ErrorState title="The error could not be loaded" error={error} retry={() => void refetch()} />
          )}
        </SideDrawerBody>
      )}
    </SideDrawer>
  )
}

function Detail({ detail: { group, latest } }: { readonly detail: ErrorGroupDetail }) {
  const { place, reports, people, tenants, versions, firstSeenAt, lastSeenAt, resolvedAt, resolvedByName } = group
  return (
    <>
      <SideDrawerBody>
        <SideDrawerPart>
          <Facts>
            <Fact label="Page">{place}</Fact>
            <Fact label="Reports">{reports.toLocaleString('en-CA')}</Fact>
            <Fact label="People">{people}</Fact>
            <Fact label="Organizations">
              {tenants.length === 0
                ? null
                : tenants.map(({ id, name }, index) => (
                    <span key={id}>
                      {index > 0 && ', '}
                      <Link to={paths.organization(id)}>{name}</Link>
                    </span>
                  ))}
            </Fact>
            <Fact label="Versions">{versions.join(', ')}</Fact>
            <Fact label="First seen">
              <Moment at={firstSeenAt} />
            </Fact>
            <Fact label="Last seen">
              <Moment at={lastSeenAt} />
            </Fact>
            <Fact label="Resolved">
              {resolvedAt === null ? null : (
                <>
                  <Moment at={resolvedAt} /> {resolvedByName !== null && `by ${resolvedByName}`}
                </>
              )}
            </Fact>
          </Facts>
        </SideDrawerPart>
        <SideDrawerPart title="Latest reports">
          {latest.map((report) => (
            <Report key={report.id} report={report} />
          ))}
        </SideDrawerPart>
      </SideDrawerBody>
      <SideDrawerFoot>
        <ResolveButton id={group.id} isResolved={resolvedAt !== null} />
      </SideDrawerFoot>
    </>
  )
}

function Report({ report }: { readonly report: KeptErrorReport }) {
  const { createdAt, description, stack, location, userAgent, version, personName, tenantName } = report
  return (
    <details className={styles.report}>
      <summary>
        <Moment at={createdAt} />: {description}
      </summary>
      <Facts>
        <Fact label="Person">{personName}</Fact>
        <Fact label="Organization">{tenantName}</Fact>
        <Fact label="Address">{location}</Fact>
        <Fact label="Version">{version}</Fact>
        <Fact label="Browser">{userAgent}</Fact>
      </Facts>
      {stack !== '' && <pre>{stack}</pre>}
    </details>
  )
}

function ResolveButton({ id, isResolved }: { readonly id: number; readonly isResolved: boolean }) {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const change = async () => {
    setBusy(true)
    try {
      client.setQueryData(getGetErrorGroupQueryKey(id), await updateErrorGroup(id, { resolved: !isResolved }))
      void client.invalidateQueries({ queryKey: getGetErrorGroupsQueryKey() })
      showSuccess(isResolved ? 'It is open again' : 'Resolved: it comes back when it is met in a later version')
    } catch (error) {
      tellRefusal(error, 'change the error')
    }
    setBusy(false)
  }
  return (
    <Button
      intent={isResolved ? 'none' : 'primary'}
      loading={isBusy}
      text={isResolved ? 'Open it again' : 'Mark as resolved'}
      onClick={() => void change()}
    />
  )
}
