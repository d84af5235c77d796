import { Button, Callout } from '@blueprintjs/core'
import { Refresh } from '@blueprintjs/icons'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { countText } from '#domain/amounts/count-text.ts'
import { formErrorOf } from '#src/http/errors.ts'
import { type OnceOptions, useOnce } from '#src/http/idempotency.ts'
import { tellRefusal } from '#src/resources/tell-refusal.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { type Fault, Faults, type FaultsProps } from './Faults.tsx'
import shared from '../billing.module.css'

interface DryRunProps<Preview> {
  readonly asked: {
    readonly data: Preview | undefined
    readonly error: unknown
    readonly isFetching: boolean
    /** Something that it rests on has changed since it was made; left out where nobody looks. */
    readonly isOutdated?: boolean
    readonly refetch: () => unknown
  }
  /** "billing runs". */
  readonly what: string
  /** Where what is refused is changed. */
  readonly changePath: string
  readonly backPath: string
  readonly children: (preview: Preview) => ReactNode
  /** The button that makes it; nothing where there is nothing to make. */
  readonly renderMake: (preview: Preview, isStale: boolean, again: () => void) => ReactNode
}

/** What a run would make: refused, failed, being worked out, or told, with the way back and the button that makes it. */
export function DryRun<Preview>({ asked, what, changePath, backPath, children, renderMake }: DryRunProps<Preview>) {
  const { data, error, isFetching, isOutdated = false, refetch } = asked
  const again = () => void refetch()
  const refusal = formErrorOf(error)
  return (
    <>
      {refusal !== null ? (
        <Callout intent="danger" role="alert">
          {[refusal.message, ...Object.values(refusal.errors).flat()].join(' ')} <Link to={changePath}>Change it</Link>
        </Callout>
      ) : error !== null ? (
        <ErrorState title="The dry run could not be made" what={what} error={error} retry={again} />
      ) : data === undefined ? (
        <SkeletonLines count={10} what="what it would make" />
      ) : (
        <>
          {isOutdated && <Outdated isBusy={isFetching} again={again} />}
          {children(data)}
        </>
      )}
      <div className={shared.foot}>
        <ButtonLink to={backPath} text="Back" />
        <span className={shared.acts}>
          <Button icon={<Refresh />} text="Check again" loading={isFetching && data !== undefined} onClick={again} />
          {data !== undefined && error === null && renderMake(data, isFetching || isOutdated, again)}
        </span>
      </div>
    </>
  )
}

interface OutdatedProps {
  readonly isBusy: boolean
  readonly again: () => void
}

/** Says that what is shown is not what would be made any more. */
function Outdated({ isBusy, again }: OutdatedProps) {
  return (
    <Callout intent="warning" role="alert" className={shared.outdated}>
      <span>Orders, prices, settings or invoices have changed since this dry run. It shows how it was before.</span>
      <Button icon={<Refresh />} text="Check again" loading={isBusy} onClick={again} />
    </Callout>
  )
}

interface FindingsProps<Of extends Fault> extends Omit<FaultsProps<Of>, 'title' | 'faults'> {
  readonly faults: readonly Of[]
}

/** Everything that keeps a run from being made, then what is to be read; or that nothing does. */
export function Findings<Of extends Fault>({ faults, ...how }: FindingsProps<Of>) {
  const errors = faults.filter(({ severity }) => severity === 'error')
  const warnings = faults.filter(({ severity }) => severity === 'warning')
  return (
    <>
      {errors.length === 0 && (
        <Callout intent="success" role="status">
          Nothing keeps it from being made. Until then no number is taken and no order is marked.
        </Callout>
      )}
      <Faults title="What is to be mended first" faults={errors} {...how} />
      <Faults title="What is to be read first" faults={warnings} {...how} />
    </>
  )
}

interface DraftsProps<Draft> {
  readonly label: string
  /** "12 invoices and a credit note". */
  readonly title: string
  readonly drafts: readonly Draft[]
  /** Of which these are the first. */
  readonly total: number
  readonly renderTable: (drafts: readonly Draft[]) => ReactNode
}

/** Drawn at once; the others are a press away. */
const fewDrafts = 50

/** What would be made, the first of it. */
export function Drafts<Draft>({ label, title, drafts, total, renderTable }: DraftsProps<Draft>) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? drafts : drafts.slice(0, fewDrafts)
  return (
    drafts.length > 0 && (
      <section className={`wb-card ${shared.part}`} aria-label={label}>
        <h2>{title}</h2>
        {renderTable(shown)}
        {shown.length < drafts.length && (
          <div className={shared.more}>
            <Button text={`Show ${drafts.length - shown.length} more`} onClick={() => setWhole(true)} />
          </div>
        )}
        {isWhole && total > drafts.length && (
          <p className="wb-muted">These are the first {drafts.length}. The run makes all of them.</p>
        )}
      </section>
    )
  )
}

interface DraftFile {
  readonly position: number
  readonly name: string
  /** What is counted in it, and how much: "Invoices". */
  readonly title: string
  readonly count: number
  readonly rows: number
}

/** The files that a run would write. @param counted what they are headed with */
export function DraftFiles({ files, counted }: { readonly files: readonly DraftFile[]; readonly counted: string }) {
  return (
    files.length > 0 && (
      <section className={`wb-card ${shared.part}`} aria-label="Files">
        <h2>{countText(files.length, { one: 'file', many: 'files' })}</h2>
        <table className={shared.table} aria-label="Files that it would write">
          <thead>
            <tr>
              <th scope="col">File</th>
              <th scope="col" data-number>
                {counted}
              </th>
              <th scope="col" data-number>
                Rows
              </th>
            </tr>
          </thead>
          <tbody>
            {files.map(({ position, name, title, count, rows }) => (
              <tr key={position}>
                <th scope="row">{name}</th>
                <td data-number data-label={title}>
                  {count}
                </td>
                <td data-number data-label="Rows">
                  {rows}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    )
  )
}

interface MakeRunProps<Body, Run> {
  /** What it is made with. What has become of it since the dry run makes the server refuse it. */
  readonly body: Body
  readonly create: (body: Body, options: OnceOptions) => Promise<Run>
  readonly onMade: (run: Run) => void
  readonly faults: readonly Fault[]
  /** It is being worked out anew, or is outdated. */
  readonly isStale: boolean
  /** "the billing run". */
  readonly what: string
  readonly text: string
  readonly retry: () => void
}

/** The button that makes a run as it was shown. */
export function MakeRun<Body extends object, Run>(props: MakeRunProps<Body, Run>) {
  const { body, create, onMade, faults, isStale, what, text, retry } = props
  const { optionsFor, settle } = useOnce()
  const isFaulty = faults.some(({ severity }) => severity === 'error')
  const make = useMutation({
    mutationFn: () => create(body, optionsFor(body)),
    onSuccess: onMade,
    onError(error) {
      tellRefusal(error, `make ${what}`)
      retry()
    },
    onSettled: (_run, error) => settle(error),
  })
  return (
    <Button
      intent="primary"
      disabled={isFaulty || isStale}
      title={isFaulty ? 'Mend what is to be mended first' : isStale ? 'Check again first' : undefined}
      loading={make.isPending}
      text={text}
      onClick={() => make.mutate()}
    />
  )
}
