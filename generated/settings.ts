// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { OperationId } from './operations.ts'
import type { ResourceField } from './resources.ts'

export interface Settings {
  /** Name of its schema; those of its form and changes begin with it. */
  readonly schema: string
  readonly noun: string
  readonly operations: { readonly get: OperationId; readonly update: OperationId }
  readonly fields: Readonly<Record<string, ResourceField>>
}

export const settings = {
  accountingSettings: {
    schema: "AccountingSettings",
    noun: "accounting settings",
    operations: {"get":"getAccountingSettings","update":"updateAccountingSettings"},
    fields: {
      version: {"kind":"integer","title":"Version","readOnly":true,"required":false,"nullable":false},
      gstHstNumber: {"kind":"text","title":"GST/HST number","readOnly":false,"required":false,"nullable":true},
      qstNumber: {"kind":"text","title":"QST number","readOnly":false,"required":false,"nullable":true},
      paymentTerms: {"kind":"choice","title":"Payment terms","readOnly":false,"required":false,"nullable":false,"default":"net30","choices":["dueOnReceipt","net10","net20","net30","net60","net90"]},
      billingCycle: {"kind":"choice","title":"Billing cycle","readOnly":false,"required":false,"nullable":false,"default":"monthly","choices":["soonest","daily","weekly","monthly"]},
      invoicePrefix: {"kind":"text","title":"Invoice prefix","readOnly":false,"required":false,"nullable":true},
      firstInvoiceNumber: {"kind":"integer","title":"First invoice number","readOnly":false,"required":false,"nullable":false,"default":1001},
      invoiceMemo: {"kind":"text","title":"Memo","readOnly":false,"required":false,"nullable":true},
      eTransferTo: {"kind":"text","title":"E-transfers to","readOnly":false,"required":false,"nullable":true},
      chequePayableTo: {"kind":"text","title":"Cheques payable to","readOnly":false,"required":false,"nullable":true},
      bankTransfer: {"kind":"text","title":"Bank transfer","readOnly":false,"required":false,"nullable":true},
      paymentRemarks: {"kind":"text","title":"Remarks on payment","readOnly":false,"required":false,"nullable":true},
      creditHoldAfterDays: {"kind":"integer","title":"Propose a credit hold after","readOnly":false,"required":false,"nullable":false,"default":60},
      package: {"kind":"choice","title":"Accounting package","readOnly":false,"required":false,"nullable":false,"default":"qbo","choices":["qbo","xero"]},
      usualItem: {"kind":"text","title":"Usual item","readOnly":false,"required":false,"nullable":true},
      usualAccount: {"kind":"text","title":"Usual account","readOnly":false,"required":false,"nullable":true},
      payAccount: {"kind":"text","title":"Account of driver pay","readOnly":false,"required":false,"nullable":true},
      payTaxCode: {"kind":"text","title":"Tax code of driver pay","readOnly":false,"required":false,"nullable":true},
      columnNames: {"kind":"list","title":"Other names of columns","readOnly":false,"required":false,"nullable":false,"default":[]},
      booksClosedUntil: {"kind":"text","title":"Books are closed up to","readOnly":false,"required":false,"nullable":true},
    },
  },
  driverPayRates: {
    schema: "DriverPayRates",
    noun: "driver pay rates",
    operations: {"get":"getDriverPayRates","update":"updateDriverPayRates"},
    fields: {
      version: {"kind":"integer","title":"Version","readOnly":true,"required":false,"nullable":false},
      defaultRate: {"kind":"number","title":"Usual rate","readOnly":false,"required":false,"nullable":true},
      leaveOut: {"kind":"object","title":"Not shared with drivers","readOnly":false,"required":false,"nullable":false,"default":{"fuel":false,"waitTime":false,"adjustments":false}},
      payPeriod: {"kind":"choice","title":"Drivers are paid","readOnly":false,"required":false,"nullable":false,"default":"semiMonthly","choices":["weekly","biweekly","semiMonthly","monthly"]},
      payPeriodAnchor: {"kind":"text","title":"A period of two weeks began in the week of","readOnly":false,"required":false,"nullable":false,"default":"2026-01-05"},
      paidElsewhereUntil: {"kind":"text","title":"Paid elsewhere up to","readOnly":false,"required":false,"nullable":true},
      serviceRates: {"kind":"list","title":"Rates of services","readOnly":false,"required":false,"nullable":false,"default":[]},
      rates: {"kind":"list","title":"Rates","readOnly":false,"required":false,"nullable":false,"default":[]},
    },
  },
  courierSettings: {
    schema: "CourierSettings",
    noun: "courier settings",
    operations: {"get":"getCourierSettings","update":"updateCourierSettings"},
    fields: {
      version: {"kind":"integer","title":"Version","readOnly":true,"required":false,"nullable":false},
      dispatchHours: {"kind":"object","title":"Dispatch hours","readOnly":false,"required":false,"nullable":false,"default":{}},
      holidays: {"kind":"list","title":"Holidays","readOnly":false,"required":false,"nullable":false,"default":[]},
      recurringOnHolidays: {"kind":"choice","title":"Recurring orders on holidays","readOnly":false,"required":false,"nullable":false,"default":"run","choices":["run","skip","nextWorkingDay"]},
      geostampsEnabled: {"kind":"boolean","title":"Stamp where drivers are","readOnly":false,"required":false,"nullable":false,"default":true},
      pricesVisibleToDrivers: {"kind":"boolean","title":"Drivers see prices","readOnly":false,"required":false,"nullable":false,"default":false},
      waitTime: {"kind":"object","title":"Waiting at a stop","readOnly":false,"required":false,"nullable":false,"default":{"freeMinutes":0,"incrementMinutes":1,"centsPerMinute":0,"capCents":null}},
      cancellationCharge: {"kind":"object","title":"What cancelling costs","readOnly":false,"required":false,"nullable":false,"default":{"beforeAssignment":{"type":"none","amount":0},"afterAssignment":{"type":"none","amount":0}}},
      carriersZeroRated: {"kind":"boolean","title":"Zero rate what other carriers buy","readOnly":false,"required":false,"nullable":false,"default":true},
    },
  },
  marketplaceProfile: {
    schema: "MarketplaceProfile",
    noun: "marketplace profile",
    operations: {"get":"getMarketplaceProfile","update":"updateMarketplaceProfile"},
    fields: {
      version: {"kind":"integer","title":"Version","readOnly":true,"required":false,"nullable":false},
      isListed: {"kind":"boolean","title":"New customers find us","readOnly":false,"required":false,"nullable":false,"default":true},
      headline: {"kind":"text","title":"Headline","readOnly":false,"required":false,"nullable":true},
      description: {"kind":"text","title":"Description","readOnly":false,"required":false,"nullable":true},
      picture: {"kind":"text","title":"Picture","readOnly":false,"required":false,"nullable":true},
      areas: {"kind":"list","title":"Area served","readOnly":false,"required":false,"nullable":false,"default":[]},
      serviceIds: {"kind":"list","title":"Services shown","readOnly":false,"required":false,"nullable":false,"default":[]},
      phone: {"kind":"text","title":"Phone","readOnly":false,"required":false,"nullable":true},
      website: {"kind":"text","title":"Website","readOnly":false,"required":false,"nullable":true},
    },
  },
  notificationSettings: {
    schema: "NotificationSettings",
    noun: "notification settings",
    operations: {"get":"getNotificationSettings","update":"updateNotificationSettings"},
    fields: {
      version: {"kind":"integer","title":"Version","readOnly":true,"required":false,"nullable":false},
      customerEvents: {"kind":"list","title":"Events","readOnly":false,"required":false,"nullable":false,"default":["created","pickedUp","completed","cancelled","attemptFailed"]},
      consigneeEvents: {"kind":"list","title":"Events","readOnly":false,"required":false,"nullable":false,"default":[]},
      language: {"kind":"choice","title":"Language","readOnly":false,"required":false,"nullable":false,"default":"en","choices":["en","fr"]},
      senderName: {"kind":"text","title":"Sender","readOnly":false,"required":false,"nullable":true},
      replyTo: {"kind":"text","title":"Replies go to","readOnly":false,"required":false,"nullable":true},
      footer: {"kind":"text","title":"Last line","readOnly":false,"required":false,"nullable":true},
      color: {"kind":"text","title":"Color","readOnly":false,"required":false,"nullable":true},
    },
  },
  supplierSettings: {
    schema: "SupplierSettings",
    noun: "supplier settings",
    operations: {"get":"getSupplierSettings","update":"updateSupplierSettings"},
    fields: {
      version: {"kind":"integer","title":"Version","readOnly":true,"required":false,"nullable":false},
      suppliersPlaceOrders: {"kind":"boolean","title":"Suppliers may place orders for us","readOnly":false,"required":false,"nullable":false,"default":true},
    },
  },
} as const satisfies Record<string, Settings>

export type SettingsName = keyof typeof settings
