import { Button, Callout, Tab, Tabs } from '@blueprintjs/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { packageLimits } from '#domain/accounting/files/packages.ts'
import { accountingPackages } from '#domain/accounting/types.ts'
import { countText } from '#domain/amounts/count-text.ts'
import {
  changeAccountingMappings,
  getGetAccountingMappingsQueryKey,
  useGetAccountingMappings,
  useGetAccountingSettings,
} from '#generated/client/accounting/accounting.ts'
import { checkPermission } from '#src/access/can.ts'
import { billingRights } from '#src/billing/billing-rights.ts'
import { DiscardAlert } from '#src/forms/DiscardAlert.tsx'
import { useLeaveGuard } from '#src/forms/use-leave-guard.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { useListState } from '#src/tables/use-list-state.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { OrRefused } from '#src/ui/OrRefused.tsx'
import { PageBar } from '#src/ui/PageBar.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { showError } from '#src/ui/error-dialog.ts'
import { showSuccess } from '#src/ui/snackbar.ts'
import { type BookChanges, bookKindIn, bookKinds, withTyped } from './book-changes.ts'
import { BookTable } from './BookTable.tsx'
import styles from './books.module.css'

const kindTitles = { service: 'Services', tax: 'Taxes', customer: 'Customers' } as const
const listOptions = {
  sortFields: ['missing', 'name'] as const,
  defaultSort: { field: 'missing', direction: 'asc' } as const,
  filterNames: ['q', 'missing'],
}

/** As many as the contract takes at once. */
const mostAtOnce = 500

/** What the accounting package calls services, taxes and customers, with what billing waits for on top. */
export function BooksScreen() {
  const session = useSession()
  const { state } = useLocation()
  const back = backIn(state)
  const read = checkPermission(session, 'accounting.read', 'see what the books call things')
  const { data: settings } = useGetAccountingSettings(session.tenant.id, { query: { enabled: read.allowed } })
  const code = accountingPackages.find((one) => one === settings?.package) ?? 'qbo'
  return (
    <div className="wb-page wb-page-narrow">
      <PageHeader
        title="Match to the books"
        subtitle={`What ${packageLimits[code].title} calls services, taxes and customers: a billing run writes its files with it.`}
        actions={
          <>
            {back !== null && <ButtonLink to={back} text="Back to the dry run" />}
            <ButtonLink to={paths.accountingSettings()} text="Accounting settings" />
          </>
        }
      />
      <OrRefused verdict={read} title="You cannot see the books here">
        <Books code={code} usual={code === 'xero' ? settings?.usualAccount : settings?.usualItem} />
      </OrRefused>
    </div>
  )
}

/** Where a person came from who mends what a dry run found. */
function backIn(state: unknown): string | null {
  const back: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'back') : null
  return typeof back === 'string' && back.startsWith(paths.billing()) ? back : null
}

interface BooksProps {
  readonly code: string
  /** What services have that have none of their own. */
  readonly usual: string | null | undefined
}

function Books({ code, usual }: BooksProps) {
  const session = useSession()
  const client = useQueryClient()
  const [params] = useSearchParams()
  const kind = bookKindIn(params.get('kind'))
  const state = useListState(listOptions)
  const verdict = billingRights.match(session)
  const leaving = useLeaveGuard()
  const [changes, setChanges] = useState<BookChanges>(new Map())
  const [isSaving, setSaving] = useState(false)
  const take = (next: BookChanges) => {
    setChanges(next)
    leaving.onDirtyChange(next.size > 0)
  }

  const save = async () => {
    setSaving(true)
    const all = [...changes]
    try {
      for (let from = 0; from < all.length; from += mostAtOnce) {
        const part = all.slice(from, from + mostAtOnce)
        await changeAccountingMappings(session.tenant.id, { changes: part.map(([, change]) => change) })
        take(new Map(all.slice(from + mostAtOnce)))
      }
      showSuccess(`Saved ${countText(all.length, { one: 'name', many: 'names' })} of the books`)
    } catch (error) {
      showError(error, { action: 'save what the books call them', retry: () => void save() })
    }
    const [scope, tenant, url] = getGetAccountingMappingsQueryKey(session.tenant.id, { kind })
    await client.invalidateQueries({ queryKey: [scope, tenant, url] })
    setSaving(false)
  }

  return (
    <>
      {verdict.allowed ? (
        <PageBar
          actions={
            <>
              <Button text="Discard" disabled={isSaving || changes.size === 0} onClick={() => take(new Map())} />
              <Button
                intent="primary"
                text="Save"
                disabled={changes.size === 0}
                loading={isSaving}
                onClick={() => void save()}
              />
            </>
          }
        >
          {changes.size === 0
            ? 'What is typed is kept over the tabs until it is saved.'
            : `${countText(changes.size, { one: 'change', many: 'changes' })} not saved`}
        </PageBar>
      ) : (
        <Callout>{verdict.reason}.</Callout>
      )}
      <Tabs
        id="books"
        // The line that moves would be measured before the counts beside the titles are known.
        animate={false}
        className={styles.tabs}
        selectedTabId={kind}
        renderActiveTabPanelOnly
        onChange={(next) => state.setFilters({ kind: String(next), q: null, missing: null }, { replace: true })}
      >
        {bookKinds.map((one) => (
          <Tab
            key={one}
            id={one}
            title={<KindTitle kind={one} />}
            panel={
              <BookTable
                kind={one}
                code={code}
                usual={one === 'service' ? usual : null}
                state={state}
                changes={changes}
                isOpen={verdict.allowed && !isSaving}
                onType={(mapping, field, text) => take(withTyped(changes, mapping, field, text))}
              />
            }
          />
        ))}
      </Tabs>
      <DiscardAlert guard={leaving.guard} />
    </>
  )
}

/** With how many orders wait for. */
function KindTitle({ kind }: { readonly kind: keyof typeof kindTitles }) {
  const { tenant } = useSession()
  const { data } = useGetAccountingMappings(tenant.id, {
    kind,
    pagination: { pageSize: 1, filter: { isMissing: true } },
  })
  const missing = data?.total ?? 0
  return (
    <span className={styles.title}>
      {kindTitles[kind]}
      {missing > 0 && <span className={styles.missing}>{missing} missing</span>}
    </span>
  )
}
