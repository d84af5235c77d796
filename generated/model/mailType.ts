/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A kind of mail.
 */
export type MailType = typeof MailType[keyof typeof MailType];


export const MailType = {
  colleague: 'colleague',
  customer: 'customer',
  supplier: 'supplier',
  handOver: 'handOver',
  firstPassword: 'firstPassword',
  ownership: 'ownership',
  orderToCustomer: 'orderToCustomer',
  orderToConsignee: 'orderToConsignee',
  invoice: 'invoice',
  invoices: 'invoices',
  statement: 'statement',
  reminder: 'reminder',
  payStatement: 'payStatement',
  report: 'report',
  organizationReady: 'organizationReady',
  passwordReset: 'passwordReset',
  emailChange: 'emailChange',
  emailTaken: 'emailTaken',
  invitationCode: 'invitationCode',
  guestCode: 'guestCode',
  passwordChanged: 'passwordChanged',
  emailChanged: 'emailChanged',
  twoStepOn: 'twoStepOn',
  twoStepOff: 'twoStepOff',
  recoveryCodes: 'recoveryCodes',
  newDevice: 'newDevice',
  deleted: 'deleted',
} as const;
