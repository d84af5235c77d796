import { Button, Callout, HTMLSelect } from '@blueprintjs/core'
import { Download } from '@blueprintjs/icons'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { countText } from '#domain/amounts/count-text.ts'
import { formatCents } from '#domain/amounts/money.ts'
import {
  getGetOrderImportQueryKey,
  getGetOrderImportRowsQueryKey,
  getOrderImportRows,
  useGetOrderImport,
} from '#generated/client/orders/orders.ts'
import type { OrderImport, OrderImportRow } from '#generated/model/index.ts'
import { orderImportActs } from '#generated/screens/orderImport.ts'
import { PagedPart } from '#src/billing/run/PagedPart.tsx'
import { isUnderWay, lookEvery, RunProgress } from '#src/billing/run/RunProgress.tsx'
import { RunState } from '#src/billing/RunState.tsx'
import { messageOf, statusOf } from '#src/http/errors.ts'
import { paths } from '#src/paths.ts'
import { Moment } from '#src/resources/Moment.tsx'
import { useActs } from '#src/resources/use-acts.ts'
import { saveFile } from '#src/tables/save-file.ts'
import { streamCsv } from '#src/tables/stream-csv.ts'
import { usePagedRows } from '#src/tables/use-paged-rows.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { showNotice } from '#src/ui/snackbar.ts'
import shared from '#src/billing/billing.module.css'
import styles from './order-imports.module.css'

const back = { to: paths.orderImport(), label: 'Import orders' }

/** What a file of orders became: how far it is, and each of its rows. */
export function OrderImportedScreen() {
  const id = Number(useParams()['orderImportId'])
  const { data, error, refetch } = useGetOrderImport(id, {
    query: { refetchInterval: ({ state }) => (isUnderWay(state.data) ? lookEvery : false) },
  })
  if (data !== undefined) return <Imported key={data.id} run={data} />
  return (
    <div className="wb-page">
      <PageHeader title="Import of orders" back={back} isBlank />
      {statusOf(error) === 404 || statusOf(error) === 400 ? (
        <EmptyState title="No such import of orders">
          It is not one of yours, or the address of this page was mistyped.
        </EmptyState>
      ) : error === null ? (
        <SkeletonLines count={8} what="the import" />
      ) : (
        <ErrorState title="The import could not be loaded" error={error} retry={() => void refetch()} />
      )}
    </div>
  )
}

function Imported({ run }: { readonly run: OrderImport }) {
  const client = useQueryClient()
  const actsOn = useActs(orderImportActs, {
    keep(_run, answer) {
      if (answer !== undefined) client.setQueryData(getGetOrderImportQueryKey(run.id), answer)
      return client.invalidateQueries({ queryKey: getGetOrderImportRowsQueryKey(run.id) })
    },
  })
  const [cancel] = actsOn({ ...run, name: run.fileName })
  const { state, placed, duplicates, refused, total, totalCadCents } = run
  return (
    <div className="wb-page">
      <PageHeader
        title={run.fileName}
        aside={<RunState state={state} />}
        back={back}
        subtitle={
          <>
            For {run.customer.name} · by {run.madeByName}, <Moment at={run.createdAt} />
          </>
        }
        actions={
          <span className={shared.acts}>
            <ResultDownload run={run} text="Result as CSV" suffix="result" />
            <ButtonLink to={paths.orderHistory()} text="See the orders" />
          </span>
        }
      />
      {isUnderWay(run) && <RunProgress run={run} words={{ one: 'row', many: 'rows' }} cancel={cancel} />}
      {state === 'failed' && (
        <Callout intent="danger">
          {run.failure}
          <RestOfFile run={run} />
        </Callout>
      )}
      {state === 'cancelled' && (
        <Callout intent="warning">
          Cancelled: what was placed until then stays.
          <RestOfFile run={run} />
        </Callout>
      )}
      <section className="wb-card" aria-label="What became of it">
        <dl className={shared.figures}>
          <Figure label="Placed" value={placed.toLocaleString('en-CA')} />
          <Figure label="Already there" value={duplicates.toLocaleString('en-CA')} />
          <Figure label="Refused" value={refused.toLocaleString('en-CA')} />
          <Figure label="Rows" value={total.toLocaleString('en-CA')} />
          {totalCadCents !== null && <Figure label="Comes to" value={formatCents(totalCadCents)} />}
        </dl>
      </section>
      <Rows run={run} />
    </div>
  )
}

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** The rows that nobody came to, as a file of their own: the whole one again would place those without a reference twice. */
function RestOfFile({ run }: { readonly run: OrderImport }) {
  const left = run.total - run.done
  if (left === 0) return null
  return (
    <p className={styles.rest}>
      {countText(left, { one: 'row was', many: 'rows were' })} not placed: import them as a file of their own.
      <ResultDownload run={run} text="Rest as CSV" suffix="rest" outcome="waiting" />
    </p>
  )
}

interface ResultDownloadProps {
  readonly run: OrderImport
  readonly text: string
  /** What stands behind the name of the file. */
  readonly suffix: string
  /** Of these rows alone. */
  readonly outcome?: OrderImportRow['outcome']
}

function ResultDownload({ run: { id, fileName }, text, suffix, outcome }: ResultDownloadProps) {
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const { signal } = new AbortController()
      const url = `/order-imports/${id}/rows`
      const params = outcome === undefined ? {} : { pagination: { filter: { outcome } } }
      const file = await streamCsv({ url, params, signal, onProgress: () => undefined })
      saveFile(file, `${fileName.replace(/\.[^.]*$/, '')}-${suffix}.csv`)
    } catch (error) {
      showNotice(messageOf(error) ?? 'The file could not be downloaded: try once more')
    } finally {
      setBusy(false)
    }
  }
  return <Button icon={<Download />} text={text} loading={busy} onClick={() => void download()} />
}

const outcomeWords = {
  waiting: 'Not placed',
  placed: 'Placed',
  duplicate: 'Already there',
  refused: 'Refused',
} as const satisfies Record<OrderImportRow['outcome'], string>

const outcomes = ['placed', 'refused', 'duplicate', 'waiting'] as const

function Rows({ run }: { readonly run: OrderImport }) {
  const [outcome, setOutcome] = useState<OrderImportRow['outcome']>()
  const filter = outcome === undefined ? {} : { filter: { outcome } }
  const paged = usePagedRows<OrderImportRow>({
    queryKey: getGetOrderImportRowsQueryKey(run.id, { pagination: filter }),
    fetchPage: (request, signal) =>
      getOrderImportRows(run.id, { pagination: { ...filter, ...request } }, undefined, signal),
    startPage: 0,
    ...(isUnderWay(run) && { refetchInterval: lookEvery }),
  })
  return (
    <section className={`wb-card ${shared.part}`} aria-label="Rows">
      <div className={styles.bar}>
        <h2>{outcome === undefined ? countText(run.total, { one: 'row', many: 'rows' }) : outcomeWords[outcome]}</h2>
        <HTMLSelect
          aria-label="Outcome"
          value={outcome ?? ''}
          onChange={({ currentTarget }) => setOutcome(outcomes.find((each) => each === currentTarget.value))}
        >
          <option value="">All rows</option>
          {outcomes.map((each) => (
            <option key={each} value={each}>
              {outcomeWords[each]}
            </option>
          ))}
        </HTMLSelect>
      </div>
      <PagedPart paged={paged} what="rows" expected={run.total}>
        {(rows) => (rows.length === 0 ? <p className="wb-muted">No such row.</p> : <RowTable rows={rows} />)}
      </PagedPart>
    </section>
  )
}

function RowTable({ rows }: { readonly rows: readonly OrderImportRow[] }) {
  return (
    <table className={shared.table} aria-label="Rows">
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col">Outcome</th>
          <th scope="col">Reference</th>
          <th scope="col">Drop-off</th>
          <th scope="col">Order, or why not</th>
          <th scope="col" data-number>
            Price
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ line, outcome, reference, dropoff, deliveryOrderId, priceCadCents, faults }) => (
          <tr key={line}>
            <th scope="row">{line}</th>
            <td data-label="Outcome">{outcomeWords[outcome]}</td>
            <td data-label="Reference">{reference ?? '—'}</td>
            <td data-label="Drop-off">{dropoff ?? '—'}</td>
            <td data-label="Order, or why not">
              {deliveryOrderId === null ? (
                faults.map(({ column, why }) => `${column}: ${why}`).join('; ') || '—'
              ) : (
                <Link className="wb-lone-link" to={paths.order(deliveryOrderId)}>
                  {`#${deliveryOrderId}`}
                </Link>
              )}
            </td>
            <td data-number data-label="Price">
              {priceCadCents === null ? '—' : formatCents(priceCadCents)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
