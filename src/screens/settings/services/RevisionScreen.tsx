import { Button, Callout } from '@blueprintjs/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import {
  getGetServiceRevisionChangesQueryKey,
  getGetServiceRevisionQueryKey,
  useGetServiceRevision,
  useGetServiceRevisionChanges,
} from '#generated/client/services/services.ts'
import type { ServiceRevisionDetail } from '#generated/model/index.ts'
import { serviceRevisionActs } from '#generated/screens/serviceRevision.ts'
import type { RevisionPartName } from '#domain/pricing/revision-components.ts'
import { denial } from '#src/access/verdict.ts'
import { formErrorOf, statusOf } from '#src/http/errors.ts'
import { DiscardAlert } from '#src/forms/DiscardAlert.tsx'
import type { SchemaFormHandle } from '#src/forms/SchemaForm.tsx'
import { useLeaveGuard } from '#src/forms/use-leave-guard.ts'
import { paths } from '#src/paths.ts'
import { ArchiveQuestionHost } from '#src/resources/archive-question.tsx'
import { Moment } from '#src/resources/Moment.tsx'
import { servicesRights } from '#src/resources/services-rights.ts'
import { filledIn, useActs } from '#src/resources/use-acts.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { showError } from '#src/ui/error-dialog.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { PageBar } from '#src/ui/PageBar.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { showNotice, showSuccess } from '#src/ui/snackbar.ts'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { errorsByPart, type RevisionFault, revisionFaultsIn } from './revision-errors.ts'
import { RevisionFaults } from './RevisionFaults.tsx'
import { RevisionIndex } from './RevisionIndex.tsx'
import { revisionSections } from './revision-sections.ts'
import { SectionForm } from './SectionForm.tsx'
import { refreshService } from './service-cache.ts'
import styles from './services.module.css'

const { Part: PriceCheck } = lazyComponent(async () => (await import('./price-check/PriceCheck.tsx')).PriceCheck, {
  covers: true,
})

/** A revision of a service, part by part: a draft to be changed and published, any other to be read. */
export function RevisionScreen() {
  const { serviceId, revisionId } = useParams()
  const id = Number(revisionId)
  const { data, error, refetch } = useGetServiceRevision(id)
  if (data?.service.id === Number(serviceId)) return <Revision key={id} detail={data} />
  const isMissing = data !== undefined || statusOf(error) === 404 || statusOf(error) === 400
  return (
    <div className="wb-page">
      <PageHeader title="Revision" back={{ to: paths.services(), label: 'Services' }} isBlank />
      {isMissing ? (
        <EmptyState title="No such revision">
          It is not one of your services, its draft was discarded, or the address of this page was mistyped.
        </EmptyState>
      ) : error === null ? (
        <SkeletonLines count={8} />
      ) : (
        <ErrorState title="The revision could not be loaded" error={error} retry={() => void refetch()} />
      )}
    </div>
  )
}

interface RevisionProps {
  readonly detail: ServiceRevisionDetail
}

function Revision({ detail }: RevisionProps) {
  const { revision, service } = detail
  const session = useSession()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const leaving = useLeaveGuard()
  const [faults, setFaults] = useState<readonly RevisionFault[]>([])
  const [dirty, setDirty] = useState<ReadonlySet<RevisionPartName>>(new Set())
  const errors = useMemo(() => errorsByPart(faults), [faults])
  const forms = useRef(new Map<RevisionPartName, SchemaFormHandle>())
  const [saving, setSaving] = useState(false)
  const { onDirtyChange } = leaving
  useEffect(() => onDirtyChange(dirty.size > 0), [dirty, onDirtyChange])
  const isDraft = revision.status === 'draft'
  const right = servicesRights.update(session)
  const mayChange = isDraft && right.allowed
  const current = revisionSections.find(({ part }) => part === params.get('part')) ?? revisionSections[isDraft ? 0 : 1]
  const open = current?.part ?? 'details'
  const opened = useOpened(open)
  const since = isDraft ? service.publishedRevision?.id : undefined
  const changes = useGetServiceRevisionChanges(
    revision.id,
    { sinceRevisionId: since ?? revision.id },
    { query: { enabled: since !== undefined } },
  )
  const changed = new Set(changes.data?.data.map(({ component }) => component))

  const setChecking = (isChecking: boolean) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (isChecking) next.set('check', 'price')
        else next.delete('check')
        return next
      },
      { preventScrollReset: true },
    )
  const show = (part: RevisionPartName) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        next.set('part', part)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const noteDirty = (part: RevisionPartName, isDirty: boolean) => {
    setDirty((before) => new Set(isDirty ? [...before, part] : [...before].filter((one) => one !== part)))
  }
  const unsaved = revisionSections.filter(({ part }) => dirty.has(part))
  /** @returns whether all parts are saved; what is wrong with one stands in its form, which is then open */
  const saveAll = async (): Promise<boolean> => {
    const saves = await Promise.all(unsaved.map(async ({ part }) => (await forms.current.get(part)?.save()) ?? false))
    const refusedPart = unsaved.find((_, index) => saves[index] === false)
    if (refusedPart !== undefined) {
      show(refusedPart.part)
      showNotice(`${refusedPart.title} is not saved: what is wrong stands at its place`)
    }
    return refusedPart === undefined
  }
  const run = async (act: () => Promise<void>) => {
    if (saving) return
    setSaving(true)
    try {
      await act()
    } finally {
      setSaving(false)
    }
  }
  const saved = (part: RevisionPartName) => {
    showSuccess(`Saved ${revisionSections.find((section) => section.part === part)?.title}`)
    setFaults((before) => before.filter((fault) => fault.part !== part))
    void client.invalidateQueries({ queryKey: getGetServiceRevisionChangesQueryKey(revision.id) })
    if (part === 'details') void client.invalidateQueries({ queryKey: getGetServiceRevisionQueryKey(revision.id) })
  }
  const leave = async () => {
    leaving.release()
    await navigate(paths.service(service.id))
    void refreshService(client, session.tenant.id, service.id)
    void client.invalidateQueries({ queryKey: getGetServiceRevisionQueryKey(revision.id) })
  }
  const row = { ...revision, name: service.name }
  const { publishService: publishing } = serviceRevisionActs.acts
  const actsOn = useActs(serviceRevisionActs, {
    keep: (_draft, answer) =>
      answer === undefined
        ? client.invalidateQueries({ queryKey: getGetServiceRevisionQueryKey(revision.id) })
        : leave(),
  })
  const discard = actsOn(row).find(({ id }) => id === 'discardServiceRevision')
  const publish = async () => {
    if (!(await saveAll())) return undefined
    try {
      await publishing.call(service.id)
    } catch (error) {
      const refusal = formErrorOf(error)
      if (refusal?.code !== 'revision_faults') return showError(error, { action: 'publish the draft' })
      return setFaults(revisionFaultsIn(refusal.errors))
    }
    showSuccess(filledIn(publishing.said, row))
    await leave()
  }
  const title = isDraft ? `${service.name}: draft` : `${service.name}: no. ${revision.number}`

  return (
    <div className="wb-page">
      <PageHeader
        title={title}
        back={{ to: paths.service(service.id), label: service.name }}
        subtitle={<Begun revision={revision} />}
        actions={
          <>
            {right.allowed && <Button text="What would this cost?" onClick={() => setChecking(true)} />}
            {isDraft && right.allowed && (
              <ButtonLink to={paths.tryOut(service.id, revision.id)}>Try on past orders</ButtonLink>
            )}
            {discard?.isPossible && (
              <VerdictButton verdict={discard.verdict} text={discard.label} onClick={() => void discard.run()} />
            )}
          </>
        }
      />
      {mayChange && (
        <PageBar
          actions={
            <>
              <VerdictButton
                verdict={unsaved.length === 0 ? denial('Everything is saved') : right}
                text="Save all"
                onClick={() => void run(async () => void (await saveAll()))}
              />
              <VerdictButton
                intent="primary"
                verdict={right}
                text={unsaved.length === 0 ? publishing.label : 'Save and publish'}
                loading={saving}
                onClick={() => void run(publish)}
              />
            </>
          }
        >
          {publishingWords({
            unsaved: unsaved.map((section) => section.title),
            changed: since === undefined ? null : titlesOf(changed),
            since: service.publishedRevision?.number,
          })}
        </PageBar>
      )}
      {!isDraft && <Callout>A published revision stays as it is: orders are priced on it.</Callout>}
      {isDraft && !right.allowed && <Callout>{right.reason}</Callout>}
      <RevisionFaults
        title="The draft cannot be published yet"
        faults={faults}
        linkTo={(part) => paths.serviceRevision(service.id, revision.id, part)}
      />
      <div className={styles.editor}>
        <RevisionIndex open={open} onOpen={show} changed={changed} dirty={dirty} faults={faults} />
        <div className={styles.parts}>
          {revisionSections
            .filter(({ part }) => opened.has(part))
            .map((section) => (
              <section key={section.part} hidden={section.part !== open} aria-label={section.title}>
                <h2 className={styles.partTitle}>{section.title}</h2>
                <SectionForm
                  section={section}
                  revisionId={revision.id}
                  isOpen={section.part === open}
                  mayChange={mayChange}
                  faults={errors.get(section.part)}
                  handle={(form) => {
                    if (form !== null) forms.current.set(section.part, form)
                    return () => void forms.current.delete(section.part)
                  }}
                  onDirtyChange={(isDirty) => noteDirty(section.part, isDirty)}
                  onSaved={() => saved(section.part)}
                />
              </section>
            ))}
        </div>
      </div>
      <ArchiveQuestionHost />
      <DiscardAlert guard={leaving.guard} />
      {right.allowed && params.get('check') === 'price' && (
        <PriceCheck detail={detail} isDirty={dirty.size > 0} onClose={() => setChecking(false)} />
      )}
    </div>
  )
}

function titlesOf(changed: ReadonlySet<string>): readonly string[] {
  return revisionSections.filter(({ part }) => changed.has(part)).map(({ title }) => title)
}

interface Publishing {
  /** Titles of parts. */
  readonly unsaved: readonly string[]
  /** Titles of the parts that say something else than what is published; null: nothing is published. */
  readonly changed: readonly string[] | null
  /** The number of what is published. */
  readonly since: number | undefined
}

const listed = new Intl.ListFormat('en-CA')

/** What is not saved yet, and what publishing changes for orders from then on. */
function publishingWords({ unsaved, changed, since }: Publishing): string {
  const notSaved = unsaved.length === 0 ? '' : `Not saved: ${listed.format(unsaved)}. `
  if (changed === null) return `${notSaved}Publishing offers the service for the first time.`
  if (changed.length > 0) return `${notSaved}Publishing changes ${listed.format(changed)} since no. ${since}.`
  return unsaved.length > 0 ? notSaved.trim() : `Nothing has changed since no. ${since}.`
}

/** The parts that were opened stay, so that what was typed in one is there when one comes back to it. */
function useOpened(part: RevisionPartName): ReadonlySet<RevisionPartName> {
  const [opened, setOpened] = useState<ReadonlySet<RevisionPartName>>(new Set([part]))
  if (!opened.has(part)) setOpened(new Set([...opened, part]))
  return opened
}

function Begun({ revision }: { readonly revision: ServiceRevisionDetail['revision'] }) {
  const { number, note, publishedAt, publishedByName, createdAt, createdByName } = revision
  const by = publishedAt === null ? createdByName : publishedByName
  return (
    <>
      {note !== '' && `${note}. `}No. {number}, {publishedAt === null ? 'begun' : 'published'}{' '}
      <Moment at={publishedAt ?? createdAt} />
      {by !== null && ` by ${by}`}
    </>
  )
}
