import { Checkbox, HTMLTable } from '@blueprintjs/core'
import { Link } from 'react-router-dom'
import { channels, noticeTypes, type Channel } from '#domain/notices/types.ts'
import type { NotificationChoice } from '#generated/model/index.ts'
import { paths } from '#src/paths.ts'
import styles from './notifications.module.css'

const channelWords: Readonly<Record<Channel, string>> = {
  inApp: 'In the app',
  push: 'Push',
  email: 'E-mail',
  sms: 'Text',
}

const groups = [
  ['Orders', (about: string) => about === 'order'],
  ['Organizations', (about: string) => about !== 'order'],
] as const

const noPhoneId = 'no-phone'

interface ChoicesTableProps {
  /** Of the types that can concern the person. */
  readonly choices: readonly NotificationChoice[]
  /** Of the profile; without one nothing can be sent there. */
  readonly phone: string | null
  readonly onChoose: (choice: NotificationChoice) => void
}

/** Types by channel; on a phone each type is a card with its channels. */
export function ChoicesTable({ choices, phone, onChoose }: ChoicesTableProps) {
  const shown = groups.map(([title, isOf]) => ({
    title,
    rows: choices.filter(({ type }) => isOf(noticeTypes[type].about)),
  }))
  return (
    <section className="wb-card" aria-labelledby="what">
      <h2 className="wb-section-title" id="what">
        What you are told
      </h2>
      <HTMLTable className={styles.table} aria-labelledby="what">
        <thead>
          <tr>
            <th scope="col">
              <span className="wb-visually-hidden">What happened</span>
            </th>
            {channels.map((channel) => (
              <th key={channel} scope="col">
                {channelWords[channel]}
              </th>
            ))}
          </tr>
        </thead>
        {shown
          .filter(({ rows }) => rows.length > 0)
          .map(({ title, rows }) => (
            <tbody key={title}>
              <tr>
                <th scope="rowgroup" colSpan={channels.length + 1} className="wb-label">
                  {title}
                </th>
              </tr>
              {rows.map((choice) => (
                <Row key={choice.type} choice={choice} hasPhone={phone !== null} onChoose={onChoose} />
              ))}
            </tbody>
          ))}
      </HTMLTable>
      {phone === null && (
        <p className={`wb-muted ${styles.note}`}>
          <span id={noPhoneId}>Text messages need a phone number.</span>{' '}
          <Link to={paths.profileEdit()}>Add one to your profile</Link>
        </p>
      )}
    </section>
  )
}

interface RowProps {
  readonly choice: NotificationChoice
  readonly hasPhone: boolean
  readonly onChoose: (choice: NotificationChoice) => void
}

function Row({ choice, hasPhone, onChoose }: RowProps) {
  const { title } = noticeTypes[choice.type]
  return (
    <tr>
      <th scope="row">{title}</th>
      {channels.map((channel) => {
        const isOut = channel === 'sms' && !hasPhone
        return (
          <td key={channel}>
            <Checkbox
              className={styles.box}
              aria-label={`${title}: ${channelWords[channel]}`}
              aria-describedby={isOut ? noPhoneId : undefined}
              checked={choice[channel] && !isOut}
              disabled={isOut}
              onChange={() => onChoose({ ...choice, [channel]: !choice[channel] })}
            >
              <span className={styles.channel} aria-hidden="true">
                {channelWords[channel]}
              </span>
            </Checkbox>
          </td>
        )
      })}
    </tr>
  )
}
