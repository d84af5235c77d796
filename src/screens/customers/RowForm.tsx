import { Callout } from '@blueprintjs/core'
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import type { GeneratedForm } from '#generated/forms/form-types.ts'
import { DiscardAlert } from '#src/forms/DiscardAlert.tsx'
import type { FormData } from '#src/forms/form-types.ts'
import { SchemaForm } from '#src/forms/SchemaForm.tsx'
import { useLeaveGuard } from '#src/forms/use-leave-guard.ts'
import { apiErrorOf } from '#src/http/errors.ts'
import { changeOf } from '#src/resources/change-of.ts'
import type { Resource, ResourceRow } from '#src/resources/define-resource.ts'
import { EditConflict } from '#src/resources/edit-conflict.ts'
import { takeRow } from '#src/resources/resource-cache.ts'
import { useAddressedRow } from '#src/resources/use-addressed-row.ts'
import { useSession } from '#src/session/session.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import styles from './customers.module.css'

/** The form of a resource's row on a side of the row's page, as a screen of its own. */
export async function rowForm<Row extends ResourceRow, SortField extends string>(
  resource: Resource<Row, SortField>,
): Promise<ComponentType> {
  const form = await resource.form?.()
  if (form === undefined) throw new Error('Nobody writes a record.')
  return function FormOfRow() {
    const { row, error, refetch } = useAddressedRow(resource)
    if (row !== undefined) return <RowForm resource={resource} form={form} row={row} refetch={refetch} />
    if (error === null) return <SkeletonLines count={8} what={`the ${resource.words.one}`} />
    return <ErrorState error={error} retry={() => void refetch()} />
  }
}

interface RowFormProps<Row extends ResourceRow, SortField extends string> {
  readonly resource: Resource<Row, SortField>
  readonly form: GeneratedForm
  readonly row: Row
  readonly refetch: () => Promise<Row | undefined>
}

function RowForm<Row extends ResourceRow, SortField extends string>(props: RowFormProps<Row, SortField>) {
  const { resource, form, row, refetch } = props
  const { calls, cleared, nameOf, rights, words } = resource
  const session = useSession()
  const client = useQueryClient()
  const leaving = useLeaveGuard()
  const [dirty, setDirty] = useState(false)
  // What somebody else saves meanwhile is taken over until something is typed; then the first to save is right.
  const [base, setBase] = useState(row)
  if (!dirty && base !== row) setBase(row)
  const verdict = rights.update(session)

  const save = async (data: FormData) => {
    const change = changeOf({ schema: form.schema, before: base, after: data, cleared })
    if (change === null) return
    try {
      const saved = await calls.update?.(row.id, { ...change, version: base.version })
      if (saved === undefined) return
      void takeRow(client, calls, session.tenant.id, saved)
      setBase(saved)
      showSuccess(`Saved ${nameOf(saved)}`)
    } catch (error) {
      if (apiErrorOf(error)?.code !== 'edit_conflict') throw error
      const latest = await refetch()
      // Said once: who saves again puts what they changed, and nothing else, on top of what the other saved.
      if (latest !== undefined) setBase(latest)
      throw new EditConflict(`this ${words.one}`, error, latest)
    }
  }

  return (
    <div className={styles.side}>
      {!verdict.allowed && <Callout>{verdict.reason}</Callout>}
      <SchemaForm
        form={form}
        value={base}
        disabled={!verdict.allowed}
        submitLabel="Save changes"
        onSubmit={save}
        onDirtyChange={(next) => {
          setDirty(next)
          leaving.onDirtyChange(next)
        }}
      />
      <DiscardAlert guard={leaving.guard} />
    </div>
  )
}
