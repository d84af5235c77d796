import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { GeneratedForm } from '#generated/forms/form-types.ts'
import { apiErrorOf, questionOf } from '#src/http/errors.ts'
import { DiscardAlert } from '#src/forms/DiscardAlert.tsx'
import type { FormData } from '#src/forms/form-types.ts'
import { SchemaDrawer } from '#src/forms/SchemaDrawer.tsx'
import { useLeaveGuard } from '#src/forms/use-leave-guard.ts'
import { useSession } from '#src/session/session.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'
import { SideDrawer } from '#src/ui/SideDrawer.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import { useFocusBack } from '#src/ui/use-focus-back.ts'
import { useCloseDrawer } from '#src/ui/use-close-drawer.ts'
import { changeOf } from './change-of.ts'
import { asDeclared, type Resource, type ResourceRow, type UseResource } from './define-resource.ts'
import { MessageDrawer, PendingBody } from './DrawerMessages.tsx'
import { EditConflict } from './edit-conflict.ts'
import { withSlots } from './form-slots.tsx'
import { takeRow } from './resource-cache.ts'
import { rowRights } from './resource-rights.ts'
import { useAddressedRow } from './use-addressed-row.ts'

interface OfForm<Row extends ResourceRow, SortField extends string> {
  readonly resource: Resource<Row, SortField>
  readonly form: GeneratedForm
}

/** Where a drawer lies that is not over the list of its resource. */
export interface DrawerGround {
  /** Path of the screen under it. */
  readonly under: string
  /** Path of what comes after a row was added, by its name; null: the screen under it. */
  readonly next: (name: string) => string | null
  /** What the form of a new row holds already. */
  readonly start?: object
}

/** A hook that answers where the drawer lies. */
type UseDrawerGround = () => DrawerGround | null

const overItsList: UseDrawerGround = () => null

/** The drawer that adds a row, as a screen of its own. */
export async function resourceCreate<Row extends ResourceRow, SortField extends string>(
  resource: Resource<Row, SortField>,
  useGround = overItsList,
  useThere: UseResource<Row, SortField> = asDeclared,
): Promise<ComponentType> {
  const form = await formOf(resource)
  return function CreateOfResource() {
    const ground = useGround()
    return (
      <ResourceCreate
        resource={placed(useThere(resource), ground)}
        form={form}
        next={ground?.next}
        start={ground?.start}
      />
    )
  }
}

/** The drawer that edits the row of the address, as a screen of its own. */
export async function resourceEdit<Row extends ResourceRow, SortField extends string>(
  resource: Resource<Row, SortField>,
  useGround = overItsList,
  useThere: UseResource<Row, SortField> = asDeclared,
): Promise<ComponentType> {
  const form = await formOf(resource)
  return function EditOfResource() {
    return <ResourceEdit resource={placed(useThere(resource), useGround())} form={form} />
  }
}

function placed<Row extends ResourceRow, SortField extends string>(
  resource: Resource<Row, SortField>,
  place: DrawerGround | null,
): Resource<Row, SortField> {
  return place === null ? resource : { ...resource, paths: { ...resource.paths, list: () => place.under } }
}

async function formOf<Row extends ResourceRow, SortField extends string>({
  form,
  fields,
}: Resource<Row, SortField>): Promise<GeneratedForm> {
  if (form === undefined) throw new Error('Nobody writes a record.')
  const generated = await form()
  return fields === undefined ? generated : withSlots(generated, fields)
}

interface CreateProps<Row extends ResourceRow, SortField extends string> extends OfForm<Row, SortField> {
  readonly next: DrawerGround['next'] | undefined
  readonly start: object | undefined
}

function ResourceCreate<Row extends ResourceRow, SortField extends string>(props: CreateProps<Row, SortField>) {
  const { resource, form, next, start } = props
  const { words, paths, rights, nameOf, adding = { label: `Add ${words.one}`, said: 'Added' } } = resource
  const session = useSession()
  const client = useQueryClient()
  const title = adding.label

  const save = async (data: FormData, isConfirmed: boolean) => {
    const row = await savingCalls(resource, isConfirmed).create?.(session.tenant.id, data)
    if (row === undefined) return null
    void takeRow(client, resource.calls, session.tenant.id, row)
    showSuccess(`${adding.said} ${nameOf(row)}`)
    return next?.(nameOf(row)) ?? null
  }

  const allowed = rights.create(session)
  if (!allowed.allowed) return <MessageDrawer paths={paths} title={title} text={allowed.reason} />
  return <FormDrawer resource={resource} form={form} title={title} submitLabel={title} value={start} onSave={save} />
}

function ResourceEdit<Row extends ResourceRow, SortField extends string>({ resource, form }: OfForm<Row, SortField>) {
  const { words, paths, rights } = resource
  const session = useSession()
  const { row, error, refetch } = useAddressedRow(resource)
  const title = `Edit ${words.one}`
  const close = useCloseDrawer(paths.list())
  // Of both drawers, the one that waits for the row and the one with the form.
  useFocusBack()
  const allowed = rights.update(session)
  if (!allowed.allowed) return <MessageDrawer paths={paths} title={title} text={allowed.reason} />
  if (row === undefined)
    return (
      <SideDrawer title={title} onClose={close}>
        <PendingBody words={words} error={error} retry={() => void refetch()} />
      </SideDrawer>
    )
  if (!rowRights(resource, session, row).update)
    return <MessageDrawer paths={paths} title={title} text={`This ${words.one} belongs to another organization.`} />
  return <EditForm resource={resource} form={form} row={row} refetch={refetch} />
}

interface EditFormProps<Row extends ResourceRow, SortField extends string> extends OfForm<Row, SortField> {
  readonly row: Row
  readonly refetch: () => Promise<Row | undefined>
}

function EditForm<Row extends ResourceRow, SortField extends string>(props: EditFormProps<Row, SortField>) {
  const { resource, form, row, refetch } = props
  const { calls, cleared, nameOf, titleOf = nameOf } = resource
  const session = useSession()
  const client = useQueryClient()
  const [dirty, setDirty] = useState(false)
  // What somebody else saves meanwhile is taken over until something is typed; then the first to save is right.
  const [base, setBase] = useState(row)
  if (!dirty && base !== row) setBase(row)

  const save = async (data: FormData, isConfirmed: boolean) => {
    const change = changeOf({ schema: form.schema, before: base, after: data, cleared })
    if (change === null) return null
    const { version } = base
    try {
      const { update } = savingCalls(resource, isConfirmed)
      const saved = await update?.(row.id, version === undefined ? change : { ...change, version })
      if (saved === undefined) return null
      void takeRow(client, calls, session.tenant.id, saved)
      showSuccess(`Saved ${nameOf(saved)}`)
      return null
    } catch (error) {
      if (apiErrorOf(error)?.code !== 'edit_conflict') throw error
      // Said once: who saves again puts what they changed, and nothing else, on top of what the other saved.
      const latest = await refetch()
      if (latest !== undefined) setBase(latest)
      throw new EditConflict(`this ${resource.words.one}`, error, latest)
    }
  }

  return (
    <FormDrawer
      resource={resource}
      form={form}
      title={titleOf(row)}
      submitLabel="Save changes"
      value={base}
      onSave={save}
      onDirtyChange={setDirty}
    />
  )
}

interface FormDrawerProps<Row extends ResourceRow, SortField extends string> extends OfForm<Row, SortField> {
  readonly title: string
  readonly submitLabel: string
  /** What to edit, or what a new one begins with. */
  readonly value?: object | undefined
  /** Saves, and answers the path of what comes next; null: it closes. A rejection shows in the form. */
  readonly onSave: (data: FormData, isConfirmed: boolean) => Promise<string | null>
  readonly onDirtyChange?: (dirty: boolean) => void
}

/** The calls that save a row. @param isConfirmed whether somebody said yes to what the server asked */
function savingCalls<Row extends ResourceRow, SortField extends string>(
  { calls, question }: Resource<Row, SortField>,
  isConfirmed: boolean,
): Pick<Resource<Row, SortField>['calls'], 'create' | 'update'> {
  return isConfirmed && question !== undefined ? question.confirmed : calls
}

/** A form in a drawer with an address of its own. */
function FormDrawer<Row extends ResourceRow, SortField extends string>(props: FormDrawerProps<Row, SortField>) {
  const { resource, form, title, submitLabel, value, onSave, onDirtyChange } = props
  const { paths, question } = resource
  const close = useCloseDrawer(paths.list())
  const leaving = useLeaveGuard()
  const navigate = useNavigate()
  const leave = () => {
    leaving.release()
    close()
  }
  const [asked, setAsked] = useState<{ readonly text: string; readonly data: FormData } | null>(null)
  const save = async (data: FormData, isConfirmed = false) => {
    const next = await onSave(data, isConfirmed)
    if (next === null) return leave()
    leaving.release()
    return navigate(next, { replace: true })
  }
  const saveOrAsk = async (data: FormData) => {
    try {
      await save(data)
    } catch (error) {
      const text = question === undefined ? null : questionOf(error, question.code)
      if (text !== null) setAsked({ text, data })
      throw error
    }
  }
  return (
    <>
      <SchemaDrawer
        isOpen
        form={form}
        title={title}
        submitLabel={submitLabel}
        value={value}
        onSubmit={saveOrAsk}
        onClose={leave}
        onDirtyChange={(dirty) => {
          leaving.onDirtyChange(dirty)
          onDirtyChange?.(dirty)
        }}
      />
      <DiscardAlert guard={leaving.guard} />
      {question !== undefined && (
        <ConfirmDialog
          isOpen={asked !== null}
          title={question.title}
          confirmLabel={question.confirmLabel}
          onConfirm={asked === null ? undefined : () => save(asked.data, true)}
          onClose={() => setAsked(null)}
        >
          <p className="wb-dialog-message">{asked?.text}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
