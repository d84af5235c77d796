import { Button, Callout } from '@blueprintjs/core'
import { Disable, Print, Refresh } from '@blueprintjs/icons'
import { type ReactNode, useState } from 'react'
import { statusOf } from '#src/http/errors.ts'
import { Moment } from '#src/resources/Moment.tsx'
import type { OfferedAct } from '#src/resources/use-acts.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { VerdictButton } from '#src/ui/VerdictButton.tsx'
import { ReasonDialog } from '#src/ui/ReasonDialog.tsx'
import { RunState } from '../RunState.tsx'
import { orderWords } from '../words.ts'
import { isUnderWay, RunProgress } from './RunProgress.tsx'
import shared from '../billing.module.css'

/** As much of a run as its page has to know, whatever it makes. */
interface Run {
  readonly id: number
  readonly state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled' | 'reversed'
  readonly done: number
  readonly total: number | null
  readonly failure: string | null
  readonly reversedAt: number | null
  readonly reversedByName: string | null
  readonly reversalReason: string | null
}

type Offered = Pick<OfferedAct<string>, 'verdict' | 'label' | 'run'>

interface RunPageProps<Of extends Run> {
  /** "billing run". */
  readonly noun: string
  readonly back: { readonly to: string; readonly label: string }
  readonly asked: { readonly data: Of | undefined; readonly error: unknown; readonly refetch: () => unknown }
  /** The numbers that it gave; empty before it gave any. */
  readonly numbers: (run: Of) => string
  readonly useActsOf: (run: Of) => {
    readonly cancel: Offered | undefined
    readonly reverse: Offered | undefined
    readonly reverseBecause: (why: string) => Promise<unknown>
  }
  readonly renderAbout: (run: Of) => ReactNode
  /** The acts on what it made, the likeliest first. */
  readonly renderActs?: (run: Of) => ReactNode
  /** What it made. */
  readonly renderMade: (run: Of) => ReactNode
  /** Where one looks once more at what came to nothing. */
  readonly again: (run: Of) => string
  /** What reversing it does, asked before. */
  readonly reversing: string
  /** What became of what it made: "Its invoices are void". */
  readonly reversed: string
}

/** A run: how far it is, what it made, and how it is taken back. */
export function RunPage<Of extends Run>(props: RunPageProps<Of>) {
  const { noun, back, asked } = props
  const { data, error, refetch } = asked
  if (data !== undefined) return <OfRun key={data.id} run={data} {...props} />
  const isMissing = statusOf(error) === 404 || statusOf(error) === 400
  return (
    <div className="wb-page">
      <PageHeader title={headed(noun)} back={back} isBlank />
      {isMissing ? (
        <EmptyState title={`No such ${noun}`}>
          It is not one of yours, or the address of this page was mistyped.
        </EmptyState>
      ) : error === null ? (
        <SkeletonLines count={8} what={`the ${noun}`} />
      ) : (
        <ErrorState title={`The ${noun} could not be loaded`} error={error} retry={() => void refetch()} />
      )}
    </div>
  )
}

const headed = (noun: string) => `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`

function OfRun<Of extends Run>({ run, ...props }: RunPageProps<Of> & { readonly run: Of }) {
  const { noun, back, numbers, useActsOf, renderAbout, renderActs, renderMade, again, reversing, reversed } = props
  const [isReversing, setReversing] = useState(false)
  const { cancel, reverse, reverseBecause } = useActsOf(run)
  const { id, state, reversedAt, reversedByName, reversalReason } = run
  const isMade = state === 'done' || state === 'reversed'
  return (
    <div className="wb-page">
      <PageHeader
        title={numbers(run) || `${headed(noun)} ${id}`}
        aside={<RunState state={state} />}
        back={back}
        subtitle={renderAbout(run)}
        actions={
          isMade && (
            <span className={shared.acts}>
              {state === 'done' && renderActs?.(run)}
              {reverse !== undefined && state === 'done' && (
                <VerdictButton verdict={reverse.verdict} text="Reverse…" onClick={() => setReversing(true)} />
              )}
              <Button icon={<Print />} text="Print" onClick={() => window.print()} />
            </span>
          )
        }
      />
      {isMade ? (
        <>
          {reversedAt !== null && (
            <Callout intent="warning" icon={<Disable />}>
              Reversed by {reversedByName}, <Moment at={reversedAt} />: {reversalReason} {reversed}, and its numbers
              stay spent.
            </Callout>
          )}
          {renderMade(run)}
        </>
      ) : isUnderWay(run) ? (
        <RunProgress run={run} words={orderWords} cancel={cancel} />
      ) : (
        <NotMade run={run} again={again(run)} />
      )}
      {isReversing && (
        <ReasonDialog
          title={`Reverse this ${noun}?`}
          text={`${reversing} Its numbers stay spent, and what you imported has to be taken out of the books by hand.`}
          confirmLabel="Reverse"
          danger
          help="It is kept with your name."
          onConfirm={reverseBecause}
          onClose={() => setReversing(false)}
        />
      )}
    </div>
  )
}

interface NotMadeProps {
  readonly run: Pick<Run, 'state' | 'failure'>
  readonly again: string
}

/** Failed or cancelled: nothing of it is kept. */
function NotMade({ run: { state, failure }, again }: NotMadeProps) {
  return (
    <section className="wb-card">
      <EmptyState
        icon={state === 'failed' ? <Refresh size={18} /> : <Disable size={18} />}
        title={state === 'failed' ? 'Nothing was made' : 'Cancelled'}
        actions={<ButtonLink intent="primary" to={again} text="Look again" />}
      >
        {state === 'failed' ? failure : 'Nothing of it was kept: no number is taken and no order is marked.'}
      </EmptyState>
    </section>
  )
}
