import { isNoticeType, noticeTypes } from '../notices/types.ts'

const purposes: Readonly<Record<string, string>> = {
  notices: 'Several notices',
  invitation: 'Invitation',
  'first-password': 'First password',
  'ownership-request': 'Change of owner',
  'order-news': 'News of an order',
  reminder: 'Reminder of overdue invoices',
  statement: 'Statement of account',
}

/** What a message is for, in words. */
export function aboutMessage(purpose: string): string {
  if (isNoticeType(purpose)) return noticeTypes[purpose].title
  return purposes[purpose] ?? `${purpose.charAt(0).toUpperCase()}${purpose.slice(1).replaceAll('-', ' ')}`
}
