import { Button, FormGroup, InputGroup } from '@blueprintjs/core'
import { People } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { countText } from '#domain/amounts/count-text.ts'
import { formatCents } from '#domain/amounts/money.ts'
import { mergeParts, mergePartWords } from '#domain/relationships/merge.ts'
import { bareLetters } from '#domain/text/bare-letters.ts'
import { mergeCustomers, useGetMergePreview } from '#generated/client/tenants/tenants.ts'
import type { CustomerMerge } from '#generated/model/index.ts'
import { formErrorOf } from '#src/http/errors.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { orNotGiven } from '#src/ui/Facts.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import styles from './merge.module.css'

interface MergePreviewProps {
  readonly sourceId: number
  readonly targetId: number
}

/** What the merge would do, before it is done. */
export function MergePreview({ sourceId, targetId }: MergePreviewProps) {
  const { tenant } = useSession()
  // The merge is told of before it is answered, and what it has done cannot be previewed.
  const [isMerging, setIsMerging] = useState(false)
  const between = { sourceTenantId: sourceId, targetTenantId: targetId }
  const asked = useGetMergePreview(tenant.id, between, { query: { enabled: !isMerging } })
  const { data: merge, error, refetch } = asked
  if (merge !== undefined) return <Preview merge={merge} onMerging={setIsMerging} />
  if (error === null) return <SkeletonLines count={8} what="what moves" />
  const refused = formErrorOf(error)
  if (refused === null)
    return <ErrorState title="What moves could not be counted" error={error} retry={() => void refetch()} />
  return (
    <EmptyState
      icon={<People size={18} />}
      title="These two cannot be merged"
      actions={<ButtonLink to={paths.customerMerge(sourceId)} text="Choose another" />}
    >
      {Object.entries(refused.errors).map(([pointer, why]) => (
        <span key={pointer}>
          {pointer === '/sourceTenantId' ? 'This customer: ' : 'The other one: '}
          {why.join('. ')}.{' '}
        </span>
      ))}
    </EmptyState>
  )
}

interface MergeProps {
  readonly merge: CustomerMerge
  /** Told when the merge begins, and when it has failed. */
  readonly onMerging: (isMerging: boolean) => void
}

function Preview({ merge, onMerging }: MergeProps) {
  const { source, target, outstanding, parts, kept, dropped } = merge
  const shown = mergeParts.flatMap((name) => {
    const found = parts.find(({ part }) => part === name)
    return found !== undefined && found.moves + found.joined + found.stays > 0 ? [found] : []
  })
  return (
    <div className={styles.preview}>
      <section aria-labelledby="merge-parts">
        <h2 className="wb-section-title" id="merge-parts">
          What becomes {target.name}
        </h2>
        {shown.length === 0 ? (
          <p>{source.name} has nothing that could move.</p>
        ) : (
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Of {source.name}</th>
                <th scope="col">Moves</th>
                <th scope="col">There already</th>
                <th scope="col">Stays</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ part, moves, joined, stays }) => (
                <tr key={part}>
                  <th scope="row">
                    {mergePartWords[part].title}
                    {stays > 0 && <span className="wb-muted"> {mergePartWords[part].stays}</span>}
                  </th>
                  <Count of={moves} />
                  <Count of={joined} />
                  <Count of={stays} />
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <p className="wb-muted">
          Locations with the same address and contacts of the same name are joined: those of {target.name} count.
          Invoices and credit notes keep the name and address to which they were made out; from now on {target.name}{' '}
          settles them, and its statements and reminders include them.
        </p>
      </section>
      {outstanding !== null && <OutstandingSums merge={merge} outstanding={outstanding} />}
      {kept.length > 0 && (
        <section aria-labelledby="merge-kept">
          <h2 className="wb-section-title" id="merge-kept">
            What {target.name} takes over
          </h2>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Field</th>
                <th scope="col">Only {source.name} has it</th>
              </tr>
            </thead>
            <tbody>
              {kept.map(({ field, source: its }) => (
                <tr key={field}>
                  <th scope="row">{field}</th>
                  <td>{its}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <section aria-labelledby="merge-dropped">
        <h2 className="wb-section-title" id="merge-dropped">
          What is dropped
        </h2>
        {dropped.length === 0 ? (
          <p>Nothing: no field says something else in both.</p>
        ) : (
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Field</th>
                <th scope="col">{source.name}, dropped</th>
                <th scope="col">{target.name}, kept</th>
              </tr>
            </thead>
            <tbody>
              {dropped.map(({ field, source: its, target: own }) => (
                <tr key={field}>
                  <th scope="row">{field}</th>
                  <td className={styles.dropped}>{its}</td>
                  <td>{orNotGiven(own)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      <div className={styles.acts}>
        <ButtonLink to={paths.customerMerge(source.id)} text="Choose another" />
        <ButtonLink to={paths.customerMerge(target.id, { into: source.id })} text={`Keep ${source.name} instead`} />
        <MergeButton merge={merge} onMerging={onMerging} />
      </div>
    </div>
  )
}

interface OutstandingSumsProps {
  readonly merge: CustomerMerge
  readonly outstanding: NonNullable<CustomerMerge['outstanding']>
}

/** The open sums of both accounts, and the one of which they become parts. */
function OutstandingSums({ merge: { source, target }, outstanding }: OutstandingSumsProps) {
  const { sourceCadCents, targetCadCents } = outstanding
  return (
    <section aria-labelledby="merge-outstanding">
      <h2 className="wb-section-title" id="merge-outstanding">
        What is outstanding
      </h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Account</th>
            <th scope="col">Outstanding today</th>
          </tr>
        </thead>
        <tbody>
          <Sum of={source.name} cents={sourceCadCents} />
          <Sum of={target.name} cents={targetCadCents} />
          <Sum of={`${target.name} after the merge`} cents={sourceCadCents + targetCadCents} />
        </tbody>
      </table>
    </section>
  )
}

function Sum({ of, cents }: { readonly of: string; readonly cents: number }) {
  return (
    <tr>
      <th scope="row">{of}</th>
      <td className={styles.count}>{formatCents(cents)}</td>
    </tr>
  )
}

function Count({ of }: { readonly of: number }) {
  return <td className={styles.count}>{of === 0 ? '–' : of.toLocaleString('en-CA')}</td>
}

function MergeButton({ merge: { source, target, parts }, onMerging }: MergeProps) {
  const [asking, setAsking] = useState(false)
  const [typed, setTyped] = useState('')
  const { tenant } = useSession()
  const client = useQueryClient()
  const navigate = useNavigate()
  const inputId = useId()
  const orders = parts.find(({ part }) => part === 'orders')?.moves ?? 0
  const confirm = async () => {
    onMerging(true)
    try {
      await mergeCustomers(tenant.id, { sourceTenantId: source.id, targetTenantId: target.id })
    } catch (failure) {
      onMerging(false)
      throw failure
    }
    showSuccess(`Merged ${source.name} into ${target.name}`)
    void navigate(paths.customers.one(target.id))
    // Orders, locations and lists of customers are others now.
    void client.invalidateQueries()
  }
  return (
    <>
      <Button intent="danger" text="Merge…" onClick={() => setAsking(true)} />
      <ConfirmDialog
        isOpen={asking}
        title={`Merge ${source.name}?`}
        confirmLabel="Merge"
        danger
        confirmDisabled={bareLetters(typed.trim()) !== bareLetters(source.name.trim())}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        <p className="wb-dialog-message">
          {orders === 0
            ? `What ${source.name} has`
            : `${countText(orders, { one: 'order', many: 'orders' })} and all else that ${source.name} has`}{' '}
          moves to {target.name}. This cannot be undone.
        </p>
        <FormGroup label={`Type ${source.name} to confirm`} labelFor={inputId}>
          <InputGroup
            id={inputId}
            data-start-focus
            autoComplete="off"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </FormGroup>
      </ConfirmDialog>
    </>
  )
}
