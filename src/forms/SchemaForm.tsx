import { Button, Callout, Spinner } from '@blueprintjs/core'
import type Form from '@rjsf/core'
import type { IChangeEvent } from '@rjsf/core'
import type { FieldPathList } from '@rjsf/utils'
import {
  type KeyboardEvent,
  lazy,
  type ReactNode,
  type Ref,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { GeneratedForm } from '#generated/forms/form-types.ts'
import { orMissing } from '#src/ui/missing-part.tsx'
import { isSaveKey } from '#src/ui/save-key.ts'
import { widgetValidation } from './custom-validation.ts'
import { type FormAccess, FormAccessContext, idSeparator, pathOfFieldId } from './form-access.tsx'
import { mergeEdits, type TheirChange } from './conflict/merge-edits.ts'
import { answeredData, editableData, submittableData } from './form-data.ts'
import type { FieldErrors, FormData } from './form-types.ts'
import { limitTextFor } from './limit-text.ts'
import { validationMessages } from './messages.ts'
import { formValidator } from './form-validator.ts'
import { isRecord, propertiesOf } from './schema-walk.ts'
import { fieldUi, uiSchemaAt } from './ui-schema.ts'
import { sortErrors, withoutErrorsAt } from './server-errors.ts'
import { focusFieldById, focusFirstInvalid } from './theme/focus.ts'
import { ThemedForm } from './theme/theme.ts'
import { useUnitPreference } from './unit-preference.tsx'
import { defaultsBehaviour, useFormDraft } from './use-form-draft.ts'
import { useSubmission } from './use-submission.ts'
import styles from './forms.module.css'
import '#src/ui/form-parts.css'

/** What a form does for a caller that saves several at once. */
export interface SchemaFormHandle {
  /** Checks what was written and saves it; what is wrong then stands in the form. @returns whether it is saved */
  readonly save: () => Promise<boolean>
}

export interface SchemaFormProps {
  form: GeneratedForm
  /** What to edit; a whole entity will do, the form takes what its schema knows. Leave it out to create. */
  value?: unknown
  /** Saves. A rejection with field errors (422) shows on the fields, any other above the form. */
  onSubmit: (data: FormData) => Promise<unknown>
  /** Field errors that reached the screen by another way than the rejection of `onSubmit`. */
  serverErrors?: FieldErrors
  /** The words on the primary button; the contract's `submitLabel` by default. */
  submitLabel?: string
  /** Plain where another act of the page is the one that is next. */
  submitIntent?: 'primary' | 'none'
  disabled?: boolean
  /** Whether it cannot be saved for a reason that stands beside it; one goes on writing. */
  blocked?: boolean
  onDirtyChange?: (dirty: boolean) => void
  handle?: Ref<SchemaFormHandle>
  /** What has been written so far, for a caller that shows what it comes to. */
  onDraftChange?: (data: FormData) => void
  /** Further acts, beside the primary one. */
  actions?: ReactNode
  /** What stands above the fields and is no field of the form. */
  lead?: ReactNode
  /** Pinned under a scrolling body in a dialog or drawer, after the fields on a page. */
  layout?: 'page' | 'overlay'
}

const TheirChanges = lazy(() =>
  orMissing('What they changed', async () => (await import('./conflict/TheirChanges.tsx')).TheirChanges),
)

/** In the place of rjsf's own submit button: ours stands with the other acts, outside the scrolling body. */
const drawnBelow: ReactNode = []

/** A form drawn, checked and worded from the contract. Errors show once a field was left or a submit was tried. */
export function SchemaForm(props: SchemaFormProps) {
  const {
    form,
    value,
    onSubmit,
    serverErrors,
    disabled = false,
    blocked = disabled,
    onDirtyChange,
    onDraftChange,
    actions,
    lead,
    layout = 'page',
  } = props
  const { schema, uiSchema, validators, sections } = form
  const validator = useMemo(() => formValidator({ schema, uiSchema, validators }), [schema, uiSchema, validators])
  const idPrefix = `f${useId().replace(/[^a-z0-9]/gi, '')}`
  const formRef = useRef<Form>(null)
  const bodyRef = useRef<HTMLDivElement>(null)
  const preference = useUnitPreference()
  const isSecret = Object.keys(propertiesOf(schema)).some(
    (name) => fieldUi(uiSchemaAt(uiSchema, [name])).widget === 'password',
  )
  const draft = useFormDraft(schema, value, { onDirtyChange, isSecret })
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [submitAttempted, setSubmitAttempted] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const [theirs, setTheirs] = useState<readonly TheirChange[]>([])
  const submission = useSubmission(serverErrors)
  const sorted = useMemo(
    () => sortErrors(schema, uiSchema, submission.fieldErrors),
    [schema, uiSchema, submission.fieldErrors],
  )
  const transformErrors = useMemo(() => validationMessages(limitTextFor(preference)), [preference])
  const customValidate = useMemo(() => widgetValidation(schema, preference), [schema, preference])

  const access = useMemo<FormAccess>(
    () => ({
      showsErrors: (id) => submitAttempted || serverErrors !== undefined || left.has(id),
      submitAttempted,
      setValue: (path: FieldPathList, next: unknown) => formRef.current?.setFieldValue(path, next),
      focusField: focusFieldById,
      sections,
      sectionHeading: layout === 'overlay' ? 'h3' : 'h2',
    }),
    [submitAttempted, serverErrors, left, sections, layout],
  )

  const change = ({ formData }: IChangeEvent, id?: string) => {
    draft.change(asData(formData))
    onDraftChange?.(asData(formData))
    if (id !== undefined) submission.forget((errors) => withoutErrorsAt(errors, pathOfFieldId(id)))
  }

  const leave = useCallback(
    (id: string) => setLeft((before) => (before.has(id) ? before : new Set(before).add(id))),
    [],
  )

  /** What somebody else saved in the meantime becomes what the form starts from, with what was changed here on top of it. */
  const takeOver = (latest: FormData) => {
    const merge = (mine: FormData) => mergeEdits({ schema, uiSchema, base: draft.saved, mine, theirs: latest })
    const { value: merged, changes } = merge(draft.data)
    setTheirs(changes)
    draft.rebase(latest, (mine) => merge(mine).value)
    onDraftChange?.(merged)
  }

  const takeTheirs = () => {
    draft.change(draft.saved)
    onDraftChange?.(draft.saved)
    submission.dismiss()
    setTheirs([])
    settle()
  }

  /** Nothing stands in the form that somebody typed and has not saved: no error is shown yet. */
  const settle = () => {
    setSubmitAttempted(false)
    setLeft(new Set())
  }

  const refuse = () => {
    setSubmitAttempted(true)
    setRefusals((count) => count + 1)
  }

  const submit = async (formData: unknown) => {
    const data = submittableData(schema, asData(answeredData(schema, uiSchema, formData)), draft.saved)
    setTheirs([])
    const saved = await submission.run(async () => {
      try {
        await onSubmit(data)
      } catch (error) {
        if (isRecord(error) && isRecord(error.latest)) takeOver(editableData(schema, error.latest))
        throw error
      }
    })
    if (!saved) {
      refuse()
      return false
    }
    draft.markSaved(asData(formData))
    settle()
    return true
  }
  useImperativeHandle(props.handle, () => ({
    save: async () => formRef.current?.validateForm() === true && (await submit(draft.data)),
  }))

  // rjsf checks a form at its first change; a required field that is only passed through must have been checked too
  const checkUntouched = useEffectEvent(() => formRef.current?.setFieldValue([], draft.data))
  // before the effects of the fields, whose first values would be lost under it
  useLayoutEffect(() => checkUntouched(), [])

  // after the render that marks the fields: the first one wrong is the first one on the page, not in the schema
  useEffect(() => {
    if (refusals > 0) focusFirstInvalid(bodyRef.current)
  }, [refusals])

  const submitByKey = (event: KeyboardEvent) => {
    if (isSaveKey(event) && !submission.busy && !blocked) formRef.current?.formElement.current?.requestSubmit()
  }

  return (
    <div
      className={layout === 'page' ? 'wb-form wb-form-page' : 'wb-form wb-form-overlay'}
      role="presentation"
      onKeyDown={submitByKey}
    >
      <div className="wb-form-body" ref={bodyRef}>
        {(submission.failure !== undefined || sorted.form.length > 0) && (
          <Callout
            className={styles.failure}
            intent="danger"
            role="alert"
            title={submission.failure?.title}
            icon={null}
          >
            {[submission.failure?.message, ...sorted.form].filter(Boolean).map((message) => (
              <p key={message}>{message}</p>
            ))}
            {theirs.length > 0 && (
              <Suspense>
                <TheirChanges changes={theirs} onReload={takeTheirs} />
              </Suspense>
            )}
          </Callout>
        )}
        {lead}
        <FormAccessContext value={access}>
          <ThemedForm
            ref={formRef}
            id={idPrefix}
            idPrefix={idPrefix}
            idSeparator={idSeparator}
            schema={schema}
            uiSchema={uiSchema}
            validator={validator}
            formData={draft.data}
            disabled={disabled}
            noHtml5Validate
            liveValidate="onChange"
            showErrorList="top"
            extraErrors={sorted.fields}
            transformErrors={transformErrors}
            customValidate={customValidate}
            experimental_defaultFormStateBehavior={defaultsBehaviour}
            onChange={change}
            onBlur={leave}
            onSubmit={({ formData }) => void submit(formData)}
            onError={refuse}
          >
            {drawnBelow}
          </ThemedForm>
        </FormAccessContext>
      </div>
      {/* Pressing a button must not first leave the field: its error would move the button from under the pointer. */}
      <div className="wb-form-actions" role="presentation" onMouseDown={(event) => event.preventDefault()}>
        {actions}
        <Button
          type="submit"
          form={idPrefix}
          intent={props.submitIntent ?? 'primary'}
          text={props.submitLabel ?? form.submitLabel}
          // not Blueprint's `loading`: it disables the button, and the focus would fall out of the form
          icon={submission.busy ? <Spinner size={14} /> : undefined}
          aria-busy={submission.busy}
          disabled={blocked}
        />
      </div>
    </div>
  )
}

function asData(formData: unknown): FormData {
  return isRecord(formData) ? formData : {}
}
