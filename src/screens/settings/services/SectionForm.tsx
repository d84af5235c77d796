import { Button } from '@blueprintjs/core'
import { Plus } from '@blueprintjs/icons'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Ref, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { GeneratedForm } from '#generated/forms/form-types.ts'
import { apiErrorOf } from '#src/http/errors.ts'
import { fetchCode } from '#src/ui/load-screen.ts'
import type { FieldErrors, FormData } from '#src/forms/form-types.ts'
import { pathOfPointer } from '#src/forms/server-errors.ts'
import { SchemaForm, type SchemaFormHandle } from '#src/forms/SchemaForm.tsx'
import { focusField } from '#src/forms/theme/focus.ts'
import { hasType, isRecord, propertiesOf } from '#src/forms/schema-walk.ts'
import { changeOf } from '#src/resources/change-of.ts'
import { EditConflict } from '#src/resources/edit-conflict.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { AddFromSettings } from './AddFromSettings.tsx'
import { baseLists } from './base-lists.ts'
import type { PartValues, RevisionSection } from './revision-sections.ts'
import styles from './services.module.css'

interface SectionProps {
  readonly section: RevisionSection
  readonly revisionId: number
  readonly isOpen: boolean
  readonly mayChange: boolean
  /** What keeps the revision from being published, at the fields of the form. */
  readonly faults: FieldErrors | undefined
  readonly handle: Ref<SchemaFormHandle>
  readonly onDirtyChange: (dirty: boolean) => void
  readonly onSaved: () => void
}

/** A part of a revision: its form, once its values and its code are there. */
export function SectionForm(props: SectionProps) {
  const { section, revisionId } = props
  const values = useQuery({
    queryKey: section.key(revisionId),
    queryFn: ({ signal }) => section.get(revisionId, undefined, signal),
  })
  const form = useQuery({
    queryKey: ['form of a revision', section.part],
    queryFn: () => fetchCode(section.form),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const error = values.error ?? form.error
  if (values.data !== undefined && form.data !== undefined) {
    return (
      <LoadedSection
        {...props}
        form={form.data}
        values={values.data}
        refetch={async () => (await values.refetch()).data}
      />
    )
  }
  if (error === null) return <SkeletonLines count={6} />
  const retry = () => void Promise.all([values.refetch(), form.refetch()])
  return <ErrorState title={`${section.title} could not be loaded`} error={error} retry={retry} />
}

interface LoadedSectionProps extends SectionProps {
  readonly form: GeneratedForm
  readonly values: PartValues
  readonly refetch: () => Promise<PartValues | undefined>
}

function LoadedSection(props: LoadedSectionProps) {
  const { section, revisionId, isOpen, mayChange, faults, form, values, refetch, handle, onDirtyChange, onSaved } =
    props
  const body = useNamedField(isOpen)
  const client = useQueryClient()
  const [dirty, setDirty] = useState(false)
  const [params, setParams] = useSearchParams()
  const offered = params.get('add')
  // What somebody else saves meanwhile is taken over until something is typed; then the first to save is right.
  const [base, setBase] = useState(values)
  if (!dirty && base !== values) setBase(values)

  /** Opens and closes the dialog that adds rows of the settings, which stands in the address. */
  const offer = (name: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (name === null) next.delete('add')
        else next.set('add', name)
        return next
      },
      { replace: name === null, preventScrollReset: true },
    )
  const take = (saved: PartValues) => {
    client.setQueryData(section.key(revisionId), saved)
    setBase(saved)
    onSaved()
  }
  const save = async (data: FormData) => {
    const change = changeOf({ schema: form.schema, before: base, after: data, cleared: clearedOf(form) })
    if (change === null) return
    // A part is given as a whole: what was not touched stays as it is by now.
    const whole = { ...partOf(form, base), ...change, version: base.version }
    try {
      take(await section.update(revisionId, whole))
    } catch (error) {
      if (apiErrorOf(error)?.code !== 'edit_conflict') throw error
      const latest = await refetch()
      if (latest !== undefined) setBase(latest)
      throw new EditConflict(`“${section.title}”`, error, latest)
    }
  }

  return (
    <div ref={body} className={mayChange ? undefined : styles.readOnly}>
      <SchemaForm
        form={form}
        value={base}
        handle={handle}
        disabled={!mayChange}
        serverErrors={faults}
        submitIntent={dirty ? 'primary' : 'none'}
        onSubmit={save}
        onDirtyChange={(next) => {
          setDirty(next)
          onDirtyChange(next)
        }}
        actions={
          section.base !== undefined && (
            <Button
              icon={<Plus />}
              text={`Add ${baseLists[section.base].many} from the settings`}
              disabled={dirty}
              title={dirty ? 'Save your changes first' : undefined}
              onClick={() => offer('')}
            />
          )
        }
      />
      {section.Below !== undefined && (
        <Suspense fallback={<SkeletonLines count={4} />}>
          <section.Below values={values} />
        </Suspense>
      )}
      {offered !== null && isOpen && mayChange && section.base !== undefined && (
        <AddFromSettings
          of={section.base}
          revisionId={revisionId}
          taken={namesIn(values)}
          offered={offered}
          onAdded={take}
          onClose={() => offer(null)}
        />
      )}
    </div>
  )
}

/** A link from a fault leads to the field that it names, or to the nearest that holds it. */
function useNamedField(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const body = useRef<HTMLDivElement>(null)
  const { key, state } = useLocation()
  const pointer: unknown = isRecord(state) ? state.pointer : undefined
  useEffect(() => {
    if (!isOpen || typeof pointer !== 'string' || body.current === null) return undefined
    return focusField(body.current, pathOfPointer(pointer).map(String))
  }, [isOpen, pointer, key])
  return body
}

/** What a cleared field is sent as where null will not do. */
function clearedOf({ schema }: GeneratedForm): FormData {
  const cleared: FormData = {}
  for (const [name, field] of Object.entries(propertiesOf(schema))) {
    if (hasType(field, 'array')) cleared[name] = []
    else if (hasType(field, 'string') && !hasType(field, 'null')) cleared[name] = ''
  }
  return cleared
}

/** Of what the server answered, what the form asks for. */
function partOf({ schema }: GeneratedForm, values: object): FormData {
  return Object.fromEntries(Object.keys(propertiesOf(schema)).map((name) => [name, Reflect.get(values, name)]))
}

function namesIn(values: object): ReadonlySet<string> {
  const rows: unknown = Reflect.get(values, 'data')
  const names = (Array.isArray(rows) ? rows : []).map((row: unknown) => (isRecord(row) ? String(row.name) : ''))
  return new Set(names.map((name) => name.toLowerCase()))
}
