import { Callout } from '@blueprintjs/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatCents } from '#domain/amounts/money.ts'
import { formatMeasure } from '#domain/amounts/units.ts'
import { componentTitles, type RevisionComponent } from '#domain/pricing/revision-components.ts'
import { previewServicePrice } from '#generated/client/services/services.ts'
import type { PricePreview, PricePreviewInput, ServiceRevisionDetail } from '#generated/model/index.ts'
import { tenantQueryKey } from '#src/api/query-key.ts'
import { useUnitPreference } from '#src/forms/unit-preference.tsx'
import { formErrorOf } from '#src/http/errors.ts'
import { ExplainedLines } from '#src/orders/money/ExplainedLines.tsx'
import { paths } from '#src/paths.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { useSession } from '#src/session/session.ts'
import { useDebounced } from '#src/tables/use-debounced.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SideDrawerPart } from '#src/ui/SideDrawer.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { revisionFaultsIn } from '../revision-errors.ts'
import { RevisionFaults } from '../RevisionFaults.tsx'
import styles from './price-check.module.css'

/** Milliseconds after the last change. */
const askAfter = 400

interface PriceAnswerProps {
  readonly detail: ServiceRevisionDetail
  /** null: what was typed is no question yet. */
  readonly asked: PricePreviewInput | null
}

/** What the revision answers, asked anew a moment after each change. */
export function PriceAnswer({ detail, asked }: PriceAnswerProps) {
  const { tenant } = useSession()
  const content = asked === null ? null : JSON.stringify(asked)
  const settled = useDebounced(content, askAfter)
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: tenantQueryKey({ params: settled }, { url: '/service-price-previews' }),
    queryFn: ({ signal }) =>
      previewServicePrice(tenant.id, JSON.parse(settled ?? '{}') as PricePreviewInput, undefined, signal),
    enabled: settled !== null,
    placeholderData: keepPreviousData,
    // A draft changes under it.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const refusal = formErrorOf(error)
  if (asked === null) return <Part>Give weight, volume, distance and quantities as numbers.</Part>
  if (refusal?.code === 'revision_faults')
    return (
      <RevisionFaults
        title="The draft cannot price an order yet"
        faults={revisionFaultsIn(refusal.errors)}
        linkTo={(part) => paths.serviceRevision(detail.service.id, detail.revision.id, part)}
      />
    )
  if (error !== null)
    return <ErrorState title="The price could not be worked out" error={error} retry={() => void refetch()} />
  if (data === undefined) return <SkeletonLines count={5} />
  return (
    <div className={styles.answer} aria-busy={isFetching || settled !== content}>
      <Price preview={data} detail={detail} />
    </div>
  )
}

function Part({ children }: { readonly children: ReactNode }) {
  return (
    <SideDrawerPart>
      <p className="wb-muted">{children}</p>
    </SideDrawerPart>
  )
}

function Price({ preview, detail }: Pick<PriceAnswerProps, 'detail'> & { readonly preview: PricePreview }) {
  const units = useUnitPreference()
  const { status, totalCadCents, distanceM, distanceEstimated, dueAt, missing, explanation } = preview
  return (
    <SideDrawerPart title="Price">
      <p className={styles.total} role="status">
        {totalCadCents !== null
          ? formatCents(totalCadCents)
          : status === 'pending'
            ? 'A dispatcher types the price'
            : 'No price'}
      </p>
      <p className="wb-muted">
        {distanceM === null ? 'Distance not known' : formatMeasure(distanceM, 'largeDistance', units)}
        {distanceEstimated && ', estimated'}
        {dueAt !== null && (
          <>
            , promised <Moment at={dueAt} />
          </>
        )}
      </p>
      {missing.length > 0 && (
        <Callout intent="warning" icon={null} className={styles.missing}>
          <ul>
            {missing.map(({ message, component }) => (
              <li key={message}>
                {message}{' '}
                {component !== null && (
                  <Link
                    className="wb-lone-link"
                    to={paths.serviceRevision(detail.service.id, detail.revision.id, component)}
                  >
                    {componentTitles[component as RevisionComponent]}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </Callout>
      )}
      <ExplainedLines lines={explanation} />
    </SideDrawerPart>
  )
}
