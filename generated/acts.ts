// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { OperationId } from './operations.ts'

/** What may happen to a thing that has states. */
export interface Act {
  /** The name of the thing in {@link stateful}. */
  readonly of: string
  /** States in which it can be done, and the one that comes of it. */
  readonly from: readonly string[]
  readonly to: string
  /** What one has to hold for it. */
  readonly permission: string
  /** What its button says. */
  readonly label: string
  /** What is said once it is done, with `{name}` for that field of the row; null: nothing. */
  readonly said: string | null
  /** What is asked before, always or only of a row that is in use. */
  readonly ask: { readonly title: string; readonly text: string; readonly whenUsed: boolean } | null
  /** The operation that takes it back. */
  readonly undo: OperationId | null
}

/** A thing that has states. */
export interface Stateful {
  readonly noun: string
  /** What fields of a row hold in each state, the first that fits; null: the row is gone then. */
  readonly states: Readonly<Record<string, Readonly<Record<string, unknown>> | null>>
  /** What people say for a state where that is not its name. */
  readonly stateWords: Readonly<Record<string, string>>
  readonly acts: Readonly<Record<string, Act>>
}

export const stateful = {
  billingExport: {
    ...{"noun":"billing run","states":{"waiting":{"state":"waiting"},"running":{"state":"running"},"done":{"state":"done"},"failed":{"state":"failed"},"cancelled":{"state":"cancelled"},"reversed":{"state":"reversed"}},"stateWords":{}},
    acts: {
      cancelBillingExport: {"of":"billingExport","from":["waiting","running"],"to":"cancelled","permission":"accounting.create","label":"Cancel","said":"Cancelled the billing run","ask":null,"undo":null},
      reverseBillingExport: {"of":"billingExport","from":["done"],"to":"reversed","permission":"accounting.update","label":"Reverse","said":"Reversed the billing run","ask":null,"undo":null},
    },
  },
  invoiceDispute: {
    ...{"noun":"dispute","states":{"open":{"state":"open"},"answered":{"state":"answered"},"withdrawn":{"state":"withdrawn"}},"stateWords":{}},
    acts: {
      answerInvoiceDispute: {"of":"invoiceDispute","from":["open","answered"],"to":"answered","permission":"accounting.update","label":"Answer","said":"Answered","ask":null,"undo":null},
    },
  },
  payExport: {
    ...{"noun":"pay run","states":{"waiting":{"state":"waiting"},"running":{"state":"running"},"done":{"state":"done"},"failed":{"state":"failed"},"cancelled":{"state":"cancelled"},"reversed":{"state":"reversed"}},"stateWords":{}},
    acts: {
      cancelInvoiceExport: {"of":"payExport","from":["waiting","running"],"to":"cancelled","permission":"accounting.create","label":"Cancel","said":"Cancelled the pay run","ask":null,"undo":null},
      reverseInvoiceExport: {"of":"payExport","from":["done"],"to":"reversed","permission":"accounting.update","label":"Reverse","said":"Reversed the pay run","ask":null,"undo":null},
    },
  },
  payStatement: {
    ...{"noun":"statement","states":{"unpaid":{"state":"unpaid"},"paid":{"state":"paid"},"void":{"state":"void"}},"stateWords":{}},
    acts: {
      markPayStatementPaid: {"of":"payStatement","from":["unpaid"],"to":"paid","permission":"accounting.update","label":"Mark as paid","said":"Marked {number} as paid","ask":null,"undo":"markPayStatementUnpaid"},
      markPayStatementUnpaid: {"of":"payStatement","from":["paid"],"to":"unpaid","permission":"accounting.update","label":"Mark as not paid","said":"Marked {number} as not paid","ask":null,"undo":"markPayStatementPaid"},
    },
  },
  reminderRun: {
    ...{"noun":"reminder run","states":{"waiting":{"state":"waiting"},"running":{"state":"running"},"done":{"state":"done"},"failed":{"state":"failed"},"cancelled":{"state":"cancelled"}},"stateWords":{}},
    acts: {
      cancelReminderRun: {"of":"reminderRun","from":["waiting","running"],"to":"cancelled","permission":"accounting.create","label":"Cancel","said":"Cancelled the reminders","ask":null,"undo":null},
    },
  },
  reportSchedule: {
    ...{"noun":"report schedule","states":{"active":{"isPaused":false},"paused":{"isPaused":true}},"stateWords":{}},
    acts: {
      pauseReportSchedule: {"of":"reportSchedule","from":["active"],"to":"paused","permission":"accounting.update","label":"Pause","said":"Paused {name}","ask":null,"undo":"resumeReportSchedule"},
      resumeReportSchedule: {"of":"reportSchedule","from":["paused"],"to":"active","permission":"accounting.update","label":"Resume","said":"Resumed {name}","ask":null,"undo":"pauseReportSchedule"},
    },
  },
  settlement: {
    ...{"noun":"payment","states":{"standing":{"state":"standing"},"takenBack":{"state":"takenBack"},"takesBack":{"state":"takesBack"}},"stateWords":{"standing":"recorded","takenBack":"taken back","takesBack":"a taking back"}},
    acts: {
      takeBackSettlement: {"of":"settlement","from":["standing"],"to":"takenBack","permission":"accounting.update","label":"Take back","said":"Taken back","ask":null,"undo":null},
    },
  },
  orderImport: {
    ...{"noun":"import of orders","states":{"waiting":{"state":"waiting"},"running":{"state":"running"},"done":{"state":"done"},"failed":{"state":"failed"},"cancelled":{"state":"cancelled"}},"stateWords":{}},
    acts: {
      cancelOrderImport: {"of":"orderImport","from":["waiting","running"],"to":"cancelled","permission":"delivery-orders.create","label":"Cancel","said":"Cancelled the import of orders","ask":null,"undo":null},
    },
  },
  recurringOrder: {
    ...{"noun":"recurring order","states":{"active":{"status":"active"},"paused":{"status":"paused"},"invalid":{"status":"invalid"},"completed":{"status":"completed"},"archived":{"status":"archived"}},"stateWords":{}},
    acts: {
      enableRecurringOrder: {"of":"recurringOrder","from":["paused"],"to":"active","permission":"recurring-orders.update","label":"Resume","said":"Resumed {name}","ask":null,"undo":"disableRecurringOrder"},
      disableRecurringOrder: {"of":"recurringOrder","from":["active"],"to":"paused","permission":"recurring-orders.update","label":"Pause","said":"Paused {name}","ask":null,"undo":"enableRecurringOrder"},
      terminateRecurringOrder: {"of":"recurringOrder","from":["active","paused","invalid"],"to":"completed","permission":"recurring-orders.update","label":"Terminate","said":"Terminated {name}","ask":{"title":"Terminate {name}?","whenUsed":false,"text":"Nothing is placed any more. What is placed already stays."},"undo":null},
      archiveRecurringOrder: {"of":"recurringOrder","from":["active","paused","invalid","completed"],"to":"archived","permission":"recurring-orders.delete","label":"Archive","said":"Archived {name}","ask":{"title":"Archive {name}?","whenUsed":false,"text":"Nothing is placed any more, and it leaves the list. What is placed already stays."},"undo":null},
    },
  },
  application: {
    ...{"noun":"application","states":{"pending":{"state":"pending"},"approved":{"state":"approved"},"rejected":{"state":"rejected"},"revoked":{"state":"revoked"}},"stateWords":{}},
    acts: {
      approveApplication: {"of":"application","from":["pending"],"to":"approved","permission":"applications.update","label":"Approve","said":"Approved the application of {applicantTenantName}","ask":null,"undo":null},
      rejectApplication: {"of":"application","from":["pending"],"to":"rejected","permission":"applications.update","label":"Reject","said":"Rejected the application of {applicantTenantName}","ask":null,"undo":null},
      revokeApplication: {"of":"application","from":["pending"],"to":"revoked","permission":"applications.delete","label":"Revoke","said":"Revoked the application to {receiverTenantName}","ask":{"title":"Revoke the application to {receiverTenantName}?","whenUsed":false,"text":"You can apply again later."},"undo":null},
    },
  },
  invitation: {
    ...{"noun":"invitation","states":{"pending":{"state":"pending"},"accepted":{"state":"accepted"},"rejected":{"state":"rejected"},"revoked":{"state":"revoked"},"expired":{"state":"expired"}},"stateWords":{}},
    acts: {
      revokeInvitation: {"of":"invitation","from":["pending"],"to":"revoked","permission":"invitations.delete","label":"Revoke","said":"Revoked the invitation of {forInitialUserEmail}","ask":{"title":"Revoke the invitation of {forInitialUserEmail}?","whenUsed":false,"text":"The link in the email stops working."},"undo":null},
      resendInvitation: {"of":"invitation","from":["pending","expired"],"to":"pending","permission":"invitations.create","label":"Send again","said":"Sent {forInitialUserEmail} a fresh link","ask":null,"undo":null},
    },
  },
  managedCustomerOnboarding: {
    ...{"noun":"ownership transfer request","states":{"pending":{"state":"pending"},"accepted":{"state":"accepted"},"rejected":{"state":"rejected"},"revoked":{"state":"revoked"},"expired":{"state":"expired"}},"stateWords":{}},
    acts: {
      acceptManagedCustomerOnboarding: {"of":"managedCustomerOnboarding","from":["pending"],"to":"accepted","permission":"owner.audit-onboarding-requests","label":"Accept","said":"Took over {customerName}","ask":{"title":"Take over {customerName}?","whenUsed":false,"text":"Your owner becomes its owner. Its orders, locations and prices stay as they are, and {courierName} stays its vendor."},"undo":null},
      rejectManagedCustomerOnboarding: {"of":"managedCustomerOnboarding","from":["pending"],"to":"rejected","permission":"owner.audit-onboarding-requests","label":"Reject","said":"Rejected {customerName}","ask":null,"undo":null},
      revokeManagedCustomerOnboarding: {"of":"managedCustomerOnboarding","from":["pending"],"to":"revoked","permission":"customers.update","label":"Revoke","said":"Revoked the transfer of {customerName}","ask":{"title":"Revoke the transfer of {customerName}?","whenUsed":false,"text":"You go on ordering and answering for it."},"undo":null},
    },
  },
  partnership: {
    ...{"noun":"partnership","states":{"pending":{"state":"pending"},"accepted":{"state":"accepted"},"declined":{"state":"declined"},"revoked":{"state":"revoked"}},"stateWords":{}},
    acts: {
      acceptPartnership: {"of":"partnership","from":["pending"],"to":"accepted","permission":"vendors.create","label":"Accept","said":"{offererTenantName} is your partner now","ask":null,"undo":null},
      declinePartnership: {"of":"partnership","from":["pending"],"to":"declined","permission":"vendors.create","label":"Decline","said":"Declined the offer of {offererTenantName}","ask":null,"undo":null},
      revokePartnership: {"of":"partnership","from":["pending"],"to":"revoked","permission":"vendors.create","label":"Revoke","said":"Revoked the offer to {receiverTenantName}","ask":{"title":"Revoke the offer to {receiverTenantName}?","whenUsed":false,"text":"You can offer it again later."},"undo":null},
    },
  },
  protocol: {
    ...{"noun":"protocol","states":{"enabled":{"isEnabled":true},"disabled":{"isEnabled":false}},"stateWords":{}},
    acts: {
      disableProtocol: {"of":"protocol","from":["enabled"],"to":"disabled","permission":"services.update","label":"Disable","said":"Disabled {name}","ask":{"title":"Disable {name}?","whenUsed":true,"text":"What is published keeps asking it; no draft that names it can be published."},"undo":"enableProtocol"},
      enableProtocol: {"of":"protocol","from":["disabled"],"to":"enabled","permission":"services.update","label":"Enable","said":"Enabled {name}","ask":null,"undo":"disableProtocol"},
    },
  },
  serviceMap: {
    ...{"noun":"service map","states":{"draft":{"status":"draft"},"changed":{"status":"changed"},"published":{"status":"published"}},"stateWords":{}},
    acts: {
      publishServiceMap: {"of":"serviceMap","from":["draft","changed","published"],"to":"published","permission":"services.update","label":"Publish","said":"Published {name}","ask":null,"undo":null},
    },
  },
  serviceMeta: {
    ...{"noun":"service","states":{"template":{"isTemplate":true},"unpublished":{"publishedRevision":null},"disabled":{"isEnabled":false},"offered":{"isEnabled":true},"removed":null},"stateWords":{"template":"a template","unpublished":"never published"}},
    acts: {
      disableService: {"of":"serviceMeta","from":["offered"],"to":"disabled","permission":"services.update","label":"Disable","said":"{name} can no longer be ordered","ask":null,"undo":"enableService"},
      enableService: {"of":"serviceMeta","from":["disabled"],"to":"offered","permission":"services.update","label":"Enable","said":"{name} can be ordered","ask":null,"undo":"disableService"},
      deleteServiceTemplate: {"of":"serviceMeta","from":["template"],"to":"removed","permission":"services.delete","label":"Remove template","said":"Removed {name}","ask":{"title":"Remove {name}?","whenUsed":false,"text":"Services that were started from it stay."},"undo":null},
    },
  },
  serviceRevision: {
    ...{"noun":"revision","states":{"draft":{"status":"draft"},"published":{"status":"published"},"discarded":null},"stateWords":{"draft":"a draft"}},
    acts: {
      discardServiceRevision: {"of":"serviceRevision","from":["draft"],"to":"discarded","permission":"services.update","label":"Discard draft","said":"Discarded the draft","ask":{"title":"Discard the draft?","whenUsed":false,"text":"Everything in it is lost. What is published stays as it is."},"undo":null},
      publishService: {"of":"serviceRevision","from":["draft"],"to":"published","permission":"services.update","label":"Publish","said":"Published {name}, no. {number}","ask":null,"undo":null},
    },
  },
  tryOut: {
    ...{"noun":"try-out","states":{"running":{"status":"running"},"finished":{"status":"finished"},"cancelled":{"status":"cancelled"},"failed":{"status":"failed"}},"stateWords":{}},
    acts: {
      cancelTryOut: {"of":"tryOut","from":["running"],"to":"cancelled","permission":"services.update","label":"Cancel","said":null,"ask":null,"undo":null},
    },
  },
  apiToken: {
    ...{"noun":"API token","states":{"revoked":{"isRevoked":true},"active":{"isRevoked":false}},"stateWords":{}},
    acts: {
      revokeApiToken: {"of":"apiToken","from":["active"],"to":"revoked","permission":"tenants.update","label":"Revoke","said":"Revoked {name}","ask":{"title":"Revoke {name}?","whenUsed":false,"text":"What calls with it is refused from that moment. It cannot be given back; make another one instead."},"undo":null},
    },
  },
  webhookEndpoint: {
    ...{"noun":"webhook endpoint","states":{"enabled":{"isEnabled":true},"disabled":{"isEnabled":false}},"stateWords":{}},
    acts: {
      enableWebhookEndpoint: {"of":"webhookEndpoint","from":["disabled"],"to":"enabled","permission":"tenants.update","label":"Turn on","said":"Turned on {name}","ask":null,"undo":"disableWebhookEndpoint"},
      disableWebhookEndpoint: {"of":"webhookEndpoint","from":["enabled"],"to":"disabled","permission":"tenants.update","label":"Turn off","said":"Turned off {name}","ask":{"title":"Turn off {name}?","whenUsed":false,"text":"It is told nothing of what happens meanwhile. What waits for it has failed then, and can be sent again."},"undo":null},
    },
  },
} as const satisfies Record<string, Stateful>

export const acts = {
  ...stateful.billingExport.acts,
  ...stateful.invoiceDispute.acts,
  ...stateful.payExport.acts,
  ...stateful.payStatement.acts,
  ...stateful.reminderRun.acts,
  ...stateful.reportSchedule.acts,
  ...stateful.settlement.acts,
  ...stateful.orderImport.acts,
  ...stateful.recurringOrder.acts,
  ...stateful.application.acts,
  ...stateful.invitation.acts,
  ...stateful.managedCustomerOnboarding.acts,
  ...stateful.partnership.acts,
  ...stateful.protocol.acts,
  ...stateful.serviceMap.acts,
  ...stateful.serviceMeta.acts,
  ...stateful.serviceRevision.acts,
  ...stateful.tryOut.acts,
  ...stateful.apiToken.acts,
  ...stateful.webhookEndpoint.acts,
} as const satisfies Partial<Record<OperationId, Act>>

export type ActId = keyof typeof acts
