import { Callout } from '@blueprintjs/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import type { GeneratedForm } from '#generated/forms/form-types.ts'
import { apiErrorOf } from '#src/http/errors.ts'
import { DiscardAlert } from '#src/forms/DiscardAlert.tsx'
import type { FormData } from '#src/forms/form-types.ts'
import { SchemaForm } from '#src/forms/SchemaForm.tsx'
import { useLeaveGuard } from '#src/forms/use-leave-guard.ts'
import { useSession } from '#src/session/session.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import { changeOf } from './change-of.ts'
import type { AnySettings, SettingsValues } from './define-settings.ts'
import { EditConflict } from './edit-conflict.ts'

/** The page of settings, as a screen of its own. */
export async function settingsScreen(settings: AnySettings): Promise<ComponentType> {
  const form = await settings.form()
  return function PageOfSettings() {
    return <SettingsPage settings={settings} form={form} />
  }
}

interface OfSettings {
  readonly settings: AnySettings
  readonly form: GeneratedForm
}

function SettingsPage({ settings, form }: OfSettings) {
  const { tenant } = useSession()
  const { calls, title, about, Actions } = settings
  const { data, error, refetch } = useQuery({
    queryKey: calls.key(tenant.id),
    queryFn: ({ signal }) => calls.get(tenant.id, undefined, signal),
  })
  return (
    <div className="wb-page wb-page-narrow">
      <PageHeader title={title} subtitle={about} actions={Actions && <Actions />} />
      {data !== undefined ? (
        <SettingsForm settings={settings} form={form} values={data} refetch={async () => (await refetch()).data} />
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <SkeletonLines count={8} />
      )}
    </div>
  )
}

interface SettingsFormProps extends OfSettings {
  readonly values: SettingsValues
  readonly refetch: () => Promise<SettingsValues | undefined>
}

function SettingsForm({ settings, form, values, refetch }: SettingsFormProps) {
  const { calls, mayChange, title } = settings
  const session = useSession()
  const client = useQueryClient()
  const leaving = useLeaveGuard()
  const [dirty, setDirty] = useState(false)
  // What somebody else saves meanwhile is taken over until something is typed; then the first to save is right.
  const [base, setBase] = useState(values)
  if (!dirty && base !== values) setBase(values)
  const verdict = mayChange(session)

  const save = async (data: FormData) => {
    const change = changeOf({ schema: form.schema, before: base, after: data, cleared: {} })
    if (change === null) return
    try {
      const saved = await calls.update(session.tenant.id, { ...change, version: base.version })
      client.setQueryData(calls.key(session.tenant.id), saved)
      setBase(saved)
      showSuccess(`Saved ${title}`)
    } catch (error) {
      if (apiErrorOf(error)?.code !== 'edit_conflict') throw error
      const latest = await refetch()
      // Said once: who saves again puts what they changed, and nothing else, on top of what the other saved.
      if (latest !== undefined) setBase(latest)
      throw new EditConflict('these settings', error, latest)
    }
  }

  return (
    <>
      {!verdict.allowed && <Callout>{verdict.reason}</Callout>}
      <SchemaForm
        form={form}
        value={base}
        disabled={!verdict.allowed}
        onSubmit={save}
        onDirtyChange={(next) => {
          setDirty(next)
          leaving.onDirtyChange(next)
        }}
      />
      <DiscardAlert guard={leaving.guard} />
    </>
  )
}
