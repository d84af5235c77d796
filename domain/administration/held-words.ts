import { countText } from '../amounts/count-text.ts'

/** The counts of what a restore holds, by kinds. */
interface HeldCounts {
  readonly emails: number
  readonly texts: number
  readonly webhooks: number
  readonly pushes: number
  readonly events: number
  readonly reminderRuns: number
  readonly reports: number
}

/** The counts in words, such as `18 e-mails, 46 webhooks`; null: there is nothing. */
export function heldWords({
  emails,
  texts,
  webhooks,
  pushes,
  events,
  reminderRuns,
  reports,
}: HeldCounts): string | null {
  const counts = [
    [emails, { one: 'e-mail', many: 'e-mails' }],
    [texts, { one: 'text message', many: 'text messages' }],
    [webhooks, { one: 'webhook', many: 'webhooks' }],
    [pushes, { one: 'notice to browsers', many: 'notices to browsers' }],
    [events, { one: 'event of which people are told', many: 'events of which people are told' }],
    [reminderRuns, { one: 'run of reminders', many: 'runs of reminders' }],
    [reports, { one: 'scheduled report', many: 'scheduled reports' }],
  ] as const
  const said = counts.flatMap(([count, words]) => (count > 0 ? [countText(count, words)] : []))
  return said.length > 0 ? said.join(', ') : null
}
