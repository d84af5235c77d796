import { HTMLSelect, Menu, MenuItem } from '@blueprintjs/core'
import { Add, CaretDown, Edit } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, Outlet, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import {
  createServiceRevision,
  updateService,
  useGetServiceRevisionChanges,
  useGetServiceRevisions,
} from '#generated/client/services/services.ts'
import { serviceUpdateForm } from '#generated/forms/ServiceUpdate.ts'
import type { ServiceMeta, ServiceRevision, ServiceUpdate } from '#generated/model/index.ts'
import { componentTitles, type RevisionComponent } from '#domain/pricing/revision-components.ts'
import { can } from '#src/access/can.ts'
import { statusOf } from '#src/http/errors.ts'
import type { FormData } from '#src/forms/form-types.ts'
import { SchemaDialog } from '#src/forms/SchemaDialog.tsx'
import { paths } from '#src/paths.ts'
import { ArchiveQuestionHost } from '#src/resources/archive-question.tsx'
import { Moment } from '#src/resources/Moment.tsx'
import { servicesRights } from '#src/resources/services-rights.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { showError } from '#src/ui/error-dialog.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { LazyPopover } from '#src/ui/LazyPopover.tsx'
import { MenuKeys } from '#src/ui/MenuKeys.tsx'
import { MenuLink } from '#src/ui/MenuLink.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { refreshService, useServiceActs } from './service-cache.ts'
import { ServiceCustomersCard } from './ServiceCustomersCard.tsx'
import { pricingLabels, StateTag } from './service-state.tsx'
import styles from './services.module.css'

/** A service: what it is, its revisions with who made them and when, and what changed between two of them. */
export function ServiceScreen() {
  const id = Number(useParams().serviceId)
  const { data, error, refetch } = useGetServiceRevisions(id)
  if (data !== undefined)
    return (
      <>
        <Service key={id} service={data.service} revisions={data.data} />
        <Outlet />
      </>
    )
  return (
    <div className="wb-page">
      <PageHeader title="Service" back={{ to: paths.services(), label: 'Services' }} isBlank />
      {error === null ? (
        <SkeletonLines count={8} />
      ) : statusOf(error) === 404 || statusOf(error) === 400 ? (
        <EmptyState title="No such service">
          It is not one of your services, or the address of this page was mistyped.
        </EmptyState>
      ) : (
        <ErrorState title="The service could not be loaded" error={error} retry={() => void refetch()} />
      )}
    </div>
  )
}

interface ServiceProps {
  readonly service: ServiceMeta
  readonly revisions: readonly ServiceRevision[]
}

function Service({ service, revisions }: ServiceProps) {
  const { pricingType, description } = service
  return (
    <div className="wb-page wb-page-narrow">
      <PageHeader
        title={service.name}
        back={{ to: paths.services(), label: 'Services' }}
        aside={<StateTag service={service} />}
        subtitle={[description, pricingType !== null && `Priced: ${pricingLabels[pricingType].toLowerCase()}`]
          .filter(Boolean)
          .join(' · ')}
        actions={<Acts service={service} />}
      />
      {!service.isTemplate && <ServiceCustomersCard serviceId={service.id} />}
      <History service={service} revisions={revisions} />
      {revisions.length > 1 && <Difference service={service} revisions={revisions} />}
    </div>
  )
}

function Acts({ service }: Pick<ServiceProps, 'service'>) {
  const session = useSession()
  const client = useQueryClient()
  const navigate = useNavigate()
  const actsOn = useServiceActs(() => navigate(paths.services()))
  const [isRenaming, setRenaming] = useState(false)
  const right = servicesRights.update(session)
  const close = () => setRenaming(false)
  const refresh = () => refreshService(client, session.tenant.id, service.id)

  const draft = async () => {
    try {
      const { id } = await createServiceRevision(service.id)
      void refresh()
      await navigate(paths.serviceRevision(service.id, id))
    } catch (error) {
      // Somebody else was quicker: the page then offers theirs.
      showError(error, { action: 'begin a draft' })
      void refresh()
    }
  }
  const rename = async (data: FormData) => {
    await updateService(service.id, data as FormData & ServiceUpdate)
    showSuccess('Saved the name of the service')
    close()
    await refresh()
  }
  return (
    <>
      <LazyPopover
        kind="menu"
        placement="bottom-end"
        button={{ text: 'More', endIcon: <CaretDown /> }}
        content={
          <MenuKeys>
            <Menu>
              <MenuItem text="Rename" disabled={!right.allowed} onClick={() => setRenaming(true)} />
              <MenuItem
                text={service.isTemplate ? 'New service from it' : 'Make a copy'}
                disabled={!can.createServices(session).allowed}
                onClick={() => void navigate(paths.newService({ from: service.id }))}
              />
              {service.publishedRevision !== null && right.allowed && (
                <MenuLink
                  to={paths.serviceRevision(service.id, service.publishedRevision.id, undefined, { check: 'price' })}
                  text="What would this cost?"
                />
              )}
              {actsOn(service)
                .filter(({ isPossible }) => isPossible)
                .map(({ id, label, isFinal, verdict, run }) => (
                  <MenuItem
                    key={id}
                    text={label}
                    intent={isFinal ? 'danger' : 'none'}
                    disabled={!verdict.allowed}
                    onClick={() => void run()}
                  />
                ))}
            </Menu>
          </MenuKeys>
        }
      />
      {service.draftRevisionId === null ? (
        <VerdictButton
          intent="primary"
          verdict={right}
          icon={<Add />}
          text="Make a draft"
          onClick={() => void draft()}
        />
      ) : (
        <ButtonLink intent="primary" icon={<Edit />} to={paths.serviceRevision(service.id, service.draftRevisionId)}>
          Open draft
        </ButtonLink>
      )}
      {isRenaming && <SchemaDialog isOpen form={serviceUpdateForm} value={service} onSubmit={rename} onClose={close} />}
      <ArchiveQuestionHost />
    </>
  )
}

function History({ service, revisions }: ServiceProps) {
  return (
    <section className="wb-card" aria-labelledby="revisions">
      <h2 className={styles.cardTitle} id="revisions">
        Revisions
      </h2>
      {revisions.length === 0 ? (
        <p className="wb-muted">There is none. Make a draft to set up what the service costs.</p>
      ) : (
        <ul className={styles.history}>
          {revisions.map((revision) => (
            <li key={revision.id}>
              <Link className="wb-lone-link" to={paths.serviceRevision(service.id, revision.id)}>
                No. {revision.number}
              </Link>
              <span className={styles.state} data-state={placeOf(service, revision)}>
                {placeWords[placeOf(service, revision)]}
              </span>
              <span className={styles.when}>
                <RevisionMoment revision={revision} />
              </span>
              {revision.note !== '' && <span className={styles.note}>{revision.note}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const placeWords = { offered: 'In force', unpublished: 'Draft', past: 'Past' } as const

function placeOf({ publishedRevision }: ServiceMeta, { id, status }: ServiceRevision): keyof typeof placeWords {
  if (status === 'draft') return 'unpublished'
  return publishedRevision?.id === id ? 'offered' : 'past'
}

function RevisionMoment({ revision }: { readonly revision: ServiceRevision }) {
  const { status, publishedAt, publishedByName, createdAt, createdByName } = revision
  const by = status === 'draft' ? createdByName : publishedByName
  return (
    <>
      {status === 'draft' ? 'Begun' : 'Published'} <Moment at={publishedAt ?? createdAt} />
      {by !== null && ` by ${by}`}
    </>
  )
}

/** What changed between two revisions; which two stands in the address. */
function Difference({ revisions }: ServiceProps) {
  const [params, setParams] = useSearchParams()
  const chosen = (name: string) => revisions.find(({ id }) => String(id) === params.get(name))
  const until = chosen('until') ?? revisions[0]
  const since = chosen('since') ?? revisions.find(({ number }) => number < (until?.number ?? 0)) ?? revisions.at(-1)
  const choose = (name: string, id: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        next.set(name, id)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  if (since === undefined || until === undefined) return null
  return (
    <section className="wb-card" aria-labelledby="difference">
      <h2 className={styles.cardTitle} id="difference">
        What changed
      </h2>
      <div className={styles.compared}>
        <RevisionSelect label="From" revisions={revisions} value={since} onChange={(id) => choose('since', id)} />
        <RevisionSelect label="To" revisions={revisions} value={until} onChange={(id) => choose('until', id)} />
      </div>
      <Changes since={since} until={until} />
    </section>
  )
}

interface RevisionSelectProps {
  readonly label: string
  readonly revisions: readonly ServiceRevision[]
  readonly value: ServiceRevision
  readonly onChange: (id: string) => void
}

function RevisionSelect({ label, revisions, value, onChange }: RevisionSelectProps) {
  return (
    <label className={styles.comparedOne}>
      {label}
      <HTMLSelect value={value.id} onChange={({ target }) => onChange(target.value)}>
        {revisions.map(({ id, number, status, note }) => (
          <option key={id} value={id}>
            No. {number}
            {status === 'draft' ? ' (draft)' : ''}
            {note !== '' && `, ${note}`}
          </option>
        ))}
      </HTMLSelect>
    </label>
  )
}

interface ChangesProps {
  readonly since: ServiceRevision
  readonly until: ServiceRevision
}

const kindWords = { added: 'Added', removed: 'Removed', changed: 'Changed' } as const

function Changes({ since, until }: ChangesProps) {
  const { data, error, refetch } = useGetServiceRevisionChanges(until.id, { sinceRevisionId: since.id })
  if (error !== null)
    return <ErrorState title="The difference could not be loaded" error={error} retry={() => void refetch()} />
  if (data === undefined) return <SkeletonLines count={3} />
  if (data.data.length === 0) return <p className="wb-muted">Both charge the same.</p>
  const parts = [...new Set(data.data.map(({ component }) => component))]
  return (
    <dl className={styles.changes}>
      {parts.map((part) => (
        <div key={part}>
          <dt>{componentTitles[part as RevisionComponent]}</dt>
          {data.data
            .filter(({ component }) => component === part)
            .map(({ kind, text }) => (
              <dd key={text} data-kind={kind}>
                <span className={styles.kind}>{kindWords[kind]}</span>
                {text}
              </dd>
            ))}
        </div>
      ))}
    </dl>
  )
}
