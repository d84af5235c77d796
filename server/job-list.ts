import { reminderRunJob } from '#server/billing/invoices/reminder-runs.ts'
import { payRunJob } from '#server/billing/pay/pay-job.ts'
import { reportSchedulesJob } from '#server/billing/reports/send-schedule.ts'
import { billingRunJob } from '#server/billing/runs/run-job.ts'
import { discardOldEvents } from '#server/events/discard-old-events.ts'
import { figuresJob } from '#server/figures/keeper.ts'
import { discardOldKeys } from '#server/http/idempotency.ts'
import { discardOldJobs } from '#server/jobs/discard-old-jobs.ts'
import { expireInvitationsJob } from '#server/invitations/expire.ts'
import { firstPasswordJob, invitationJob, verificationCodeJob } from '#server/invitations/mails.ts'
import { defineJob, type AnyJob } from '#server/jobs/job.ts'
import type { Deps } from '#server/http/context.ts'
import { messageJob } from '#server/notices/send-message.ts'
import { noticeMessagesJob } from '#server/notices/notice-messages.ts'
import { orderImportJob } from '#server/order-imports/order-rows.ts'
import { changedGroundsJob } from '#server/planner/look-at-changed.ts'
import { recurringOrderJob, recurringOrdersJob } from '#server/planner/run-planner.ts'
import { lateOrdersJob } from '#server/notices/late-orders.ts'
import { usedBudgetsJob } from '#server/notices/used-budgets.ts'
import { noticesJob } from '#server/notices/teller.ts'
import { discardOldNotices } from '#server/notices/discard-old-notices.ts'
import { pushJob } from '#server/notices/push/send-pushes.ts'
import { tryOutJob } from '#server/services/try-outs/run-try-out.ts'
import { discardOldMails } from '#server/session/discard-old-mails.ts'
import { discardOldSignIns } from '#server/session/discard-old.ts'
import { discardOldReports } from '#server/session/error-reports.ts'
import { emailChangeJob } from '#server/session/email-change.ts'
import { discardOldLoads } from '#server/session/measures.ts'
import { securityMailJob } from '#server/session/security-mails.ts'
import { passwordResetJob } from '#server/session/password-reset.ts'
import { ownershipMailJob } from '#server/tenants/ownership-mail.ts'
import { discardExpired } from '#server/uploads/discard-expired.ts'
import { discardOldDeliveries, webhooksJob } from '#server/webhooks/jobs.ts'

/** Every job there is. */
export const jobs: readonly AnyJob[] = [
  passwordResetJob,
  invitationJob,
  verificationCodeJob,
  firstPasswordJob,
  expireInvitationsJob,
  securityMailJob,
  emailChangeJob,
  tryOutJob,
  billingRunJob,
  reminderRunJob,
  payRunJob,
  reportSchedulesJob,
  orderImportJob,
  ownershipMailJob,
  noticesJob,
  figuresJob,
  noticeMessagesJob,
  lateOrdersJob,
  usedBudgetsJob,
  recurringOrderJob,
  recurringOrdersJob,
  changedGroundsJob,
  messageJob,
  pushJob,
  webhooksJob,
  hourly('discard-expired-uploads', 'uploads that belong to nothing', 3, discardExpired),
  hourly('discard-old-idempotency-keys', 'answers kept for repeated requests', 13, discardOldKeys),
  hourly('discard-old-sign-ins', 'old sign-ins', 23, discardOldSignIns),
  hourly('discard-old-mails', 'old mails', 33, discardOldMails),
  hourly('discard-old-error-reports', 'old error reports', 43, discardOldReports),
  hourly('discard-old-events', 'old events', 48, discardOldEvents),
  hourly('discard-old-notices', 'old notices', 51, discardOldNotices),
  hourly('discard-old-webhooks', 'old webhooks', 55, discardOldDeliveries),
  hourly('discard-old-loads', 'old counts of loads', 57, discardOldLoads),
  hourly('discard-old-jobs', 'old jobs', 53, discardOldJobs),
]

/**
 * @param what is cleared up
 * @param minute of the hour: they do not all come at once
 */
function hourly(name: string, what: string, minute: number, work: (deps: Deps) => Promise<void>): AnyJob {
  return defineJob({
    name,
    title: `Clearing up: ${what}`,
    attempts: 3,
    pause: { first: 10, longest: 600 },
    atOnce: { here: 1, ofTenant: 1 },
    schedule: { cron: `${minute} * * * *`, of: 'installation' },
    run: ({ deps }) => work(deps),
  })
}
