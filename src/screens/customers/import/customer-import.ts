import { getGetPaginatedCustomersQueryKey, importCustomers } from '#generated/client/relationships/relationships.ts'
import type { CustomerImportMapping, CustomerImportRow } from '#generated/model/index.ts'
import { addressFields } from '#src/imports/address-fields.ts'
import { defineImport } from '#src/imports/file-import.ts'
import type { CheckedRow } from '#src/imports/outcomes.ts'
import { paths } from '#src/paths.ts'
import { addsText, grownOf, madeOf } from './customer-counts.ts'
import { customersOfFile } from './customers-of-file.ts'
import { mayImport } from './may-import.ts'
import { OfferCustomers } from './OfferCustomers.tsx'

/** Customers with their contacts and locations from a file. */
export const customerImport = defineImport<CustomerImportMapping, CustomerImportRow>({
  storageKey: 'customerImportMapping',
  fields: {
    customerName: {
      label: 'Customer',
      required: true,
      names: [
        'customername',
        'customer',
        'organization',
        'organisation',
        'company',
        'companyname',
        'businessname',
        'account',
        'accountname',
        'client',
        'clientname',
        'name',
        'nom',
      ],
      example: 'Broadway Bakery',
    },
    accountNumber: {
      label: 'Number',
      required: false,
      names: [
        'customernumber',
        'customerno',
        'customerid',
        'accountnumber',
        'accountno',
        'clientnumber',
        'number',
        'code',
        'reference',
        'id',
      ],
      example: 'C-1042',
    },
    locationName: {
      label: 'Location name',
      required: false,
      names: ['locationname', 'location', 'site', 'sitename', 'branch', 'storename', 'store'],
      example: 'Broadway & 10th',
    },
    ...addressFields,
    contactFirstName: {
      label: 'First name',
      required: false,
      names: ['contactfirstname', 'firstname', 'first', 'contactname', 'contact', 'contactperson', 'prenom'],
      example: 'Ana',
    },
    contactLastName: {
      label: 'Last name',
      required: false,
      names: ['contactlastname', 'lastname', 'last', 'surname', 'familyname'],
      example: 'Roy',
    },
    email: {
      label: 'Email',
      required: false,
      names: ['contactemail', 'email', 'emailaddress', 'mail', 'courriel'],
      example: 'ana@bakery.example',
    },
    invoiceEmail: {
      label: 'Invoice email',
      required: false,
      names: ['emailforinvoices', 'invoiceemail', 'billingemail', 'accountingemail', 'apemail'],
      example: 'billing@bakery.example',
    },
    paymentTerms: {
      label: 'Payment terms',
      required: false,
      names: ['paymentterms', 'terms', 'netterms'],
      example: 'Net 30',
    },
    poNumberRequired: {
      label: 'PO required',
      required: false,
      names: ['ponumberrequired', 'porequired', 'requirespo', 'po'],
      example: 'no',
    },
  },
  words: {
    title: 'Import customers',
    act: 'import customers',
    list: { to: paths.customers.list(), label: 'Customers', see: 'See the customers' },
    shape: 'One location a row, with a heading. Rows of the same customer become one.',
    exampleName: 'customers-example.csv',
    allThere: 'Every good row of this file is among your customers already.',
  },
  tally: {
    wouldMake: (rows) => `It makes ${madeOf(answers(rows)).text}.`,
    made: (rows) => madeOf(answers(rows)),
    where: 'your customers',
    grown: (rows) => grownOf(answers(rows)),
  },
  remark: { heading: 'Adds', width: 210, text: addsText },
  faultsFirst: true,
  partSize: 100,
  may: mayImport,
  send: (tenantId, csv, asked, signal) => importCustomers(tenantId, csv, asked, undefined, signal),
  adds: ({ outcome, contact }) => outcome === 'created' || contact === 'created',
  survey: customersOfFile,
  listKeys: (tenantId) => [getGetPaginatedCustomersQueryKey(tenantId)],
  Next: OfferCustomers,
})

function answers(rows: readonly CheckedRow<CustomerImportRow>[]): CustomerImportRow[] {
  return rows.map(({ answer }) => answer)
}
