import { expect, test } from 'vitest'
import { readTracked, trackedFiles } from './tracked-files.ts'

/**
 * The functions that write an e-mail down or make its job (docs/rules/messages-out.md, "Limits"). Functions whose presses are counted name
 * their operations, which `tests/api/press-limits.test.ts` presses one by one; the others say what bounds them instead.
 */
const senders: Record<string, readonly string[] | string> = {
  'server/billing/invoices/reminder-runs.ts remind': ['createReminderRun'],
  'server/billing/invoices/send.ts sendInvoices': ['sendInvoices'],
  'server/billing/invoices/send.ts sendStatement': ['sendCustomerStatement'],
  'server/billing/pay/send-statements.ts sendPayStatements': ['sendPayStatements'],
  'server/billing/runs/send-run.ts queueMail': ['sendBillingExport'],
  'server/billing/reports/send-schedule.ts sendReport': ['sendReportSchedule'],
  'server/invitations/colleagues.ts createTenantUser': ['createTenantUser'],
  'server/invitations/colleagues.ts sendPasswordLink': ['sendPasswordLink'],
  'server/invitations/onboardings.ts invite': ['createOnboarding'],
  'server/invitations/operations.ts createInvitation': ['createInvitation'],
  'server/invitations/operations.ts resend': ['resendInvitation'],
  'server/invitations/organizations.ts inviteOwner': ['createTenant', 'inviteOwner'],
  'server/messages/messages.ts resendMessage': ['resendMessage'],
  'server/orders/records/order-messages.ts sendOrderMessage': ['sendOrderEmail'],
  'server/tenants/ownership.ts createOwnershipRequest': ['createOwnershipRequest'],

  'server/billing/invoices/send.ts queuePaperMail': 'its callers count',
  'server/messages/queue-message.ts queueMessage': 'its callers count',
  'server/notices/send-message.ts putOff': 'a message that is tried again: it was counted when it was pressed',
  'server/notices/notice-messages.ts gather':
    'of an event, to people of the organization: each chooses what they are told',
  'server/notices/tell-outsiders.ts tellOutsiders': 'of an event of an order: once for each event and address',
  'server/invitations/operations.ts sendInvitationLink': 'public: countAttempt, by invitation and by address',
  'server/invitations/operations.ts sendGuestVerificationCode': 'public: countAttempt, by invitation and by address',
  'server/invitations/operations.ts sendVerificationCode':
    'to the person themselves: countAttempt, by person and by address',
  'server/session/email-change.ts beginEmailChange': 'a person for themselves: countAttempt, by person and by address',
  'server/session/password-reset.ts requestResetLink':
    'public: countAttempt in password-pages.ts, by account and by address',
  'server/session/security-mails.ts insertSecurityMail': 'to the owner of the account, of what was done to it',
}

const writing = /\b(?:queueMessage|queuePaperMail|queueSending|queueOrderNews)\(/
const enqueuing = /\b(?:enqueue|insertJob)\(.*?\b(\w+Job)\b/

const sources = trackedFiles()
  .filter((path) => /^server\/.*\.ts$/.test(path) && !/\.test\.ts$|^server\/seed\//.test(path))
  .map((path) => ({ path, lines: readTracked(path).split('\n') }))

/** Jobs that send an e-mail by themselves. */
function mailJobs(): ReadonlySet<string> {
  const texts = sources.map(({ lines }) => lines.join('\n')).filter((text) => /\bsendMail\(deps, /.test(text))
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/(\w+Job)\b[^=\n]*= (?:defineJob|\{)/g)].map(([, name = '']) => name)),
  )
}

/** The function, method or constant in whose body a line stands. */
function nameAround(lines: readonly string[], at: number): string {
  const heads = /^(?:export )?(?:async )?function (\w+)|^ {2}async (\w+)\(|^(?:export )?const (\w+) =/
  const [, ...names] =
    lines
      .slice(0, at + 1)
      .findLast((line) => heads.test(line))
      ?.match(heads) ?? []
  return names.find((name) => name !== undefined) ?? ''
}

const found = new Set(
  sources.flatMap(({ path, lines }) => {
    const jobs = mailJobs()
    return lines.flatMap((line, at) => {
      const isDeclared = /^(?:export )?(?:async )?function|^import/.test(line)
      const job = enqueuing.exec(line)?.[1]
      const sends = (writing.test(line) && !isDeclared) || (job !== undefined && jobs.has(job))
      return sends ? [`${path} ${nameAround(lines, at)}`] : []
    })
  }),
)

test('everything that sends an e-mail is known, and whether a press of it is counted', () => {
  expect([...found].toSorted()).toEqual(Object.keys(senders).toSorted())
  expect(mailJobs().size).toBeGreaterThan(4)
})

test('what is counted is counted in its own file', () => {
  const counted = Object.entries(senders).filter(([, said]) => typeof said !== 'string')
  const files = new Set(counted.map(([sender]) => sender.split(' ')[0] ?? ''))
  expect([...files].filter((path) => !readTracked(path).includes('await countPressedMails('))).toEqual([])
})

test('each counted operation is pressed by the test', () => {
  const pressed = readTracked('tests/api/press-limits.test.ts')
  const counted = Object.values(senders).flatMap((said) => (typeof said === 'string' ? [] : said))
  expect(counted.filter((id) => !new RegExp(`^  ${id}: \\{`, 'm').test(pressed))).toEqual([])
})
