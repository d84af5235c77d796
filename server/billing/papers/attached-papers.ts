import { reportKinds } from '#domain/accounting/reports.ts'
import type { AttachedPaper } from '#domain/messages/attached-paper.ts'
import type { BooksPaper } from '#server/documents/papers.ts'
import type { Context, Deps } from '#server/http/context.ts'
import { betweenOutsideCalls } from '#server/http/outside-calls.ts'
import type { MailAttachment } from '#server/outside/mailer.ts'
import { reportAsText } from '../reports/report-csv.ts'
import { reportOf } from '../reports/report-rows.ts'
import { payPaper } from './pay-paper.ts'
import { invoicePaper, statementPaper, type PaperContext } from './books-papers.ts'

/** Draws the papers that a mail of a courier carries, as they are now: what was paid since it was written down stands on them. */
export async function drawAttached(
  deps: Deps,
  tenantId: number,
  papers: readonly AttachedPaper[],
): Promise<MailAttachment[]> {
  const attachments: MailAttachment[] = []
  for (const attached of papers) {
    if (attached.kind === 'report') {
      attachments.push(
        await deps.tenantTransaction({ tenantId, userId: null }, (db) => reportFile({ db, tenantId }, attached)),
      )
      continue
    }
    const { paper, filename } = await betweenOutsideCalls((outside) =>
      deps.tenantTransaction({ tenantId, userId: null }, (db) =>
        load({ deps, outside, now: deps.clock(), db }, tenantId, attached),
      ),
    )
    attachments.push({ filename, content: await deps.papers.draw(paper) })
  }
  return attachments
}

type ReportAttachment = Extract<AttachedPaper, { kind: 'report' }>

async function reportFile(
  ctx: Pick<Context, 'db' | 'tenantId'>,
  { report, from, until, filter }: ReportAttachment,
): Promise<MailAttachment> {
  const kind = reportKinds.find((each) => each === report)
  if (kind === undefined) throw new Error(`There is no report "${report}".`)
  const text = await reportAsText(ctx, await reportOf(ctx, { kind, from, until, filter }))
  return { filename: `${kind}-${from}-to-${until}.csv`, content: Buffer.from(text), contentType: 'text/csv' }
}

interface LoadedPaper {
  readonly paper: BooksPaper
  readonly filename: string
}

async function load(
  ctx: PaperContext & { readonly db: Parameters<typeof invoicePaper>[1]['db'] },
  courierId: number,
  attached: Exclude<AttachedPaper, ReportAttachment>,
): Promise<LoadedPaper> {
  const { db } = ctx
  switch (attached.kind) {
    case 'invoice': {
      const data = await invoicePaper(ctx, { db, courierId, customerId: null }, attached.invoiceId)
      return { paper: { kind: 'invoice', data }, filename: invoiceFileName(data.number) }
    }
    case 'statement': {
      const { customerId, from, until } = attached
      const data = await statementPaper(ctx, { db, courierId, customerId }, { from, until })
      return { paper: { kind: 'statement', data }, filename: statementFileName({ from, until }) }
    }
    case 'payStatement': {
      const data = await payPaper(ctx, { db, tenantId: courierId }, attached.payStatementId)
      return { paper: { kind: 'payStatement', data }, filename: invoiceFileName(data.number) }
    }
  }
}

/** Numbers are a prefix of letters, digits and hyphens, and a counter. */
export function invoiceFileName(number: string): string {
  return `${number}.pdf`
}

export function statementFileName({ from, until }: { readonly from: string; readonly until: string }): string {
  return `statement-${from}-${until}.pdf`
}
