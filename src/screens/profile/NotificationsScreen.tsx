import { Button, HTMLSelect, Switch } from '@blueprintjs/core'
import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { canConcern } from '#domain/notices/hears.ts'
import { quietForNoTime } from '#domain/notices/when.ts'
import { noticeTypes } from '#domain/notices/types.ts'
import { seesOnlyOwnOrders } from '#domain/access/role-permissions.ts'
import {
  getGetPersonalNotificationSettingsQueryKey,
  savePersonalNotificationSettings,
  useGetPersonalNotificationSettings,
} from '#generated/client/users/users.ts'
import type {
  NotificationChoice,
  PersonalNotificationSettings,
  PersonalNotificationSettingsDigest,
  PersonalNotificationSettingsLanguage,
} from '#generated/model/index.ts'
import { DiscardAlert } from '#src/forms/DiscardAlert.tsx'
import { useLeaveGuard } from '#src/forms/use-leave-guard.ts'
import { TimeInput } from '#src/forms/widgets/OperatingHours/TimeInput.tsx'
import { messageOf } from '#src/http/errors.ts'
import { paths } from '#src/paths.ts'
import { type Session, useSession } from '#src/session/session.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { isSaveKey } from '#src/ui/save-key.ts'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { showSuccess } from '#src/ui/snackbar.ts'
import { ChoicesTable } from './ChoicesTable.tsx'
import { PushBrowsersCard } from './PushBrowsersCard.tsx'
import { PushCard } from './PushCard.tsx'
import { usePushHere } from './use-push-here.ts'
import styles from './notifications.module.css'

const usualQuiet = { quietFrom: 22 * 3_600, quietTo: 7 * 3_600 }

const digests: Readonly<Record<PersonalNotificationSettingsDigest, string>> = {
  atOnce: 'Each at once',
  hourly: 'Once an hour',
  daily: 'Once a day, at 17:00',
}

const languages: Readonly<Record<PersonalNotificationSettingsLanguage, string>> = { en: 'English', fr: 'French' }

/** What a time of day is while it is typed: seconds from midnight, text that is no time, nothing. */
type TypedTime = number | string | null | undefined

interface Draft extends Omit<PersonalNotificationSettings, 'quietFrom' | 'quietTo'> {
  readonly quietFrom: TypedTime
  readonly quietTo: TypedTime
}

/** What one is told, and by what, at /profile/edit-notifications. */
export function NotificationsScreen() {
  const { me } = useSession()
  const { data, error, refetch } = useGetPersonalNotificationSettings(me.id)
  return (
    <div className="wb-page wb-page-narrow">
      <PageHeader
        title="Notifications"
        subtitle="What you are told, and by what. It holds in all of your organizations."
        back={{ to: paths.profile(), label: 'My Profile' }}
      />
      {data !== undefined ? (
        <NotificationsForm saved={data} />
      ) : error ? (
        <ErrorState what="settings" error={error} retry={() => void refetch()} />
      ) : (
        <SkeletonLines count={12} />
      )}
    </div>
  )
}

function NotificationsForm({ saved }: { readonly saved: PersonalNotificationSettings }) {
  const session = useSession()
  const { me } = session
  const client = useQueryClient()
  const leaving = useLeaveGuard()
  const push = usePushHere(me.id)
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<Draft | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const [isChecked, setChecked] = useState(false)
  const shown = draft ?? saved
  const choices = shown.choices.filter(({ type }) => concerns(session, type))
  const faults = isChecked ? faultsOf(shown) : {}

  function change(part: Partial<Draft>): void {
    const next = { ...shown, ...part }
    const isDirty = JSON.stringify(next) !== JSON.stringify(saved)
    setDraft(isDirty ? next : null)
    leaving.onDirtyChange(isDirty)
  }

  function choose(choice: NotificationChoice): void {
    const before = shown.choices.find(({ type }) => type === choice.type)
    change({ choices: shown.choices.map((each) => (each.type === choice.type ? choice : each)) })
    // Nobody is asked before they want it.
    if (choice.push && before?.push === false && !me.impersonated) void push.ask()
  }

  async function save(): Promise<void> {
    if (isSaving) return
    setChecked(true)
    const { quietFrom = null, quietTo = null } = shown
    if (!isTime(quietFrom) || !isTime(quietTo) || Object.keys(faultsOf(shown)).length > 0) {
      form.current?.querySelector<HTMLElement>('[data-quiet] input[type="text"]')?.focus()
      return
    }
    setSaving(true)
    setFault(null)
    try {
      const settings = await savePersonalNotificationSettings(me.id, { ...shown, choices, quietFrom, quietTo })
      client.setQueryData(getGetPersonalNotificationSettingsQueryKey(me.id), settings)
      setDraft(null)
      setChecked(false)
      leaving.release()
      showSuccess('Notifications saved')
    } catch (error) {
      setFault(messageOf(error) ?? 'The settings were not saved.')
    } finally {
      setSaving(false)
    }
  }

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (isSaveKey(event)) void save()
      }}
    >
      {!me.impersonated && <PushCard push={push} isWanted={choices.some((choice) => choice.push)} />}
      {!me.impersonated && <PushBrowsersCard userId={me.id} endHere={push.end} />}
      <ChoicesTable choices={choices} phone={me.phone} onChoose={choose} />
      <section className="wb-card" aria-labelledby="when">
        <h2 className="wb-section-title" id="when">
          When and how
        </h2>
        <Setting label="E-mails come">
          {(id) => <Choice id={id} words={digests} value={shown.digest} onChange={(digest) => change({ digest })} />}
        </Setting>
        <Setting label="Language of e-mails and text messages">
          {(id) => (
            <Choice id={id} words={languages} value={shown.language} onChange={(language) => change({ language })} />
          )}
        </Setting>
        <Switch
          className={styles.quiet}
          label="Keep my phone silent at certain hours"
          checked={shown.quietFrom !== null || shown.quietTo !== null}
          onChange={({ currentTarget }) =>
            change(currentTarget.checked ? usualQuiet : { quietFrom: null, quietTo: null })
          }
        />
        {(shown.quietFrom !== null || shown.quietTo !== null) && (
          <div className={styles.hours} data-quiet>
            {(['quietFrom', 'quietTo'] as const).map((end) => (
              <QuietTime
                key={end}
                label={end === 'quietFrom' ? 'From' : 'To'}
                value={shown[end]}
                fault={faults[end]}
                onChange={(time) => change({ [end]: time })}
              />
            ))}
          </div>
        )}
      </section>
      <div className={styles.foot}>
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
        <Button
          variant="minimal"
          text="Discard"
          disabled={draft === null || isSaving}
          onClick={() => {
            setDraft(null)
            setChecked(false)
            leaving.release()
          }}
        />
        <Button type="submit" intent="primary" text="Save notifications" loading={isSaving} disabled={draft === null} />
      </div>
      <DiscardAlert guard={leaving.guard} />
    </form>
  )
}

function concerns(session: Session, type: NotificationChoice['type']): boolean {
  return (
    type in noticeTypes &&
    canConcern(type, {
      permissions: session.permissions,
      ownOrdersOnly: seesOnlyOwnOrders(session),
      delivers: session.features.has('Courier'),
    })
  )
}

function isTime(time: TypedTime): time is number | null {
  return time === null || typeof time === 'number'
}

function faultsOf({ quietFrom, quietTo }: Draft): Partial<Record<'quietFrom' | 'quietTo', string>> {
  if (quietFrom === null && quietTo === null) return {}
  const from = faultOfTime(quietFrom)
  const to = faultOfTime(quietTo) ?? (quietFrom === quietTo ? quietForNoTime : undefined)
  return { ...(from !== undefined && { quietFrom: from }), ...(to !== undefined && { quietTo: to }) }
}

function faultOfTime(time: TypedTime): string | undefined {
  if (typeof time === 'string' || (typeof time === 'number' && time >= 86_400)) return 'Must be a time such as 22:00'
  return typeof time === 'number' ? undefined : 'Required'
}

interface SettingProps {
  readonly label: string
  readonly children: (id: string) => ReactNode
}

function Setting({ label, children }: SettingProps) {
  const id = useId()
  return (
    <div className={styles.setting}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}

interface ChoiceProps<Value extends string> {
  readonly id: string
  readonly words: Readonly<Record<Value, string>>
  readonly value: Value
  readonly onChange: (value: Value) => void
}

function Choice<Value extends string>({ id, words, value, onChange }: ChoiceProps<Value>) {
  const values = Object.keys(words) as Value[]
  return (
    <HTMLSelect
      id={id}
      value={value}
      options={values.map((each) => ({ value: each, label: words[each] }))}
      onChange={({ currentTarget }) => {
        const chosen = values.find((each) => each === currentTarget.value)
        if (chosen !== undefined) onChange(chosen)
      }}
    />
  )
}

interface QuietTimeProps {
  readonly label: string
  readonly value: TypedTime
  readonly fault: string | undefined
  readonly onChange: (time: TypedTime) => void
}

function QuietTime({ label, value, fault, onChange }: QuietTimeProps) {
  const id = useId()
  const faultId = `${id}-fault`
  return (
    <div className={styles.setting}>
      <label htmlFor={id}>{label}</label>
      <TimeInput
        id={id}
        label={label}
        value={value}
        disabled={false}
        invalid={fault !== undefined}
        errorId={faultId}
        onChange={onChange}
        onBlur={() => undefined}
      />
      {fault !== undefined && (
        <span className={styles.fault} id={faultId}>
          {fault}
        </span>
      )}
    </div>
  )
}
