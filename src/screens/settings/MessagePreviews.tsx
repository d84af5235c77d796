import { Dialog, DialogBody, HTMLSelect } from '@blueprintjs/core'
import { useId, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { mailExample, mailTypes, type MailType } from '#domain/messages/mails.ts'
import { useGetMessagePreview } from '#generated/client/tenants/tenants.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonLines } from '#src/ui/Skeleton.tsx'
import { useFocusBack } from '#src/ui/use-focus-back.ts'
import styles from './message-previews.module.css'

const languages = { en: 'English', fr: 'French' } as const
type Language = keyof typeof languages
const isLanguage = (asked: string | null): asked is Language => asked !== null && asked in languages

/** Leads to how each mail looks, by example. */
export function MessagePreviews() {
  const [search] = useSearchParams()
  const type = mailTypes.find((each) => each === search.get('message'))
  const asked = search.get('language')
  return (
    <>
      <ButtonLink to={paths.messagePreview(mailTypes[0] ?? '')}>Preview mails</ButtonLink>
      {type !== undefined && <PreviewDialog type={type} language={isLanguage(asked) ? asked : 'en'} />}
    </>
  )
}

interface Shown {
  readonly type: MailType
  readonly language: Language
}

function PreviewDialog({ type, language }: Shown) {
  const navigate = useNavigate()
  const [part, setPart] = useState<'html' | 'text'>('html')
  useFocusBack()
  const close = () => navigate(paths.notificationSettings(), { replace: true })
  const show = (next: Partial<Shown>) =>
    navigate(`${paths.messagePreview(next.type ?? type)}&language=${next.language ?? language}`, { replace: true })
  return (
    <Dialog isOpen title="Preview mails" className={styles.preview} onClose={() => void close()}>
      <DialogBody>
        <div className={styles.choices}>
          <Choice
            label="Mail"
            value={type}
            options={mailTypes.map((value) => ({ value, label: mailExample(value).title }))}
            choose={(value) => void show({ type: mailTypes.find((each) => each === value) })}
          />
          <Choice
            label="Language"
            value={language}
            options={Object.entries(languages).map(([value, label]) => ({ value, label }))}
            choose={(value) => void show({ language: isLanguage(value) ? value : 'en' })}
          />
          <Choice
            label="Shown as"
            value={part}
            options={[
              { value: 'html', label: 'Page' },
              { value: 'text', label: 'Plain text' },
            ]}
            choose={(value) => setPart(value === 'text' ? 'text' : 'html')}
          />
        </div>
        <Preview type={type} language={language} part={part} />
      </DialogBody>
    </Dialog>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly choose: (value: string) => void
}

function Choice({ label, value, options, choose }: ChoiceProps) {
  const id = useId()
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <HTMLSelect id={id} fill value={value} options={options} onChange={({ target }) => choose(target.value)} />
    </div>
  )
}

function Preview({ type, language, part }: Shown & { readonly part: 'html' | 'text' }) {
  const { tenant } = useSession()
  const { data, error, refetch } = useGetMessagePreview(tenant.id, type, { language })
  if (error) return <ErrorState error={error} retry={() => void refetch()} />
  if (data === undefined) return <SkeletonLines count={8} what="the mail" />
  return (
    <section lang={language} aria-label="Preview">
      <p className={styles.subject}>{data.subject}</p>
      {part === 'html' ? (
        // No script, no form, and no link that leads this page away.
        <iframe className={styles.page} title={data.subject} sandbox="" srcDoc={data.html} />
      ) : (
        <pre className={styles.text}>{data.text}</pre>
      )}
    </section>
  )
}
