import { readCsv } from './read-csv.ts'

/** A row as somebody else reads it from an export. */
export interface ReadRow {
  readonly orderId: number
  /** Below zero for what goes back. */
  readonly preTaxCents: number
  /** Null: the file leaves it to the package. */
  readonly taxCents: number | null
  readonly taxCode: string
}

/** An invoice as somebody else reads it. */
export interface ReadInvoice {
  readonly number: string
  readonly customer: string
  readonly rows: readonly ReadRow[]
}

/** What a vendor says of its files, written down apart from what writes them. */
interface Vendor {
  readonly header: string
  readonly mostInvoices: number
  readonly mostRows: number
  readonly mayBeNegative: boolean
  /** Columns in which every row has to say something. */
  readonly needed: readonly string[]
  readonly number: string
  readonly customer: string
  readonly description: string
  readonly quantity: string
  readonly amount: string
  readonly tax: string | null
  readonly taxCode: string
  readonly dates: readonly string[]
}

const vendors: Readonly<Record<'qbo' | 'xero', Vendor>> = {
  qbo: {
    header:
      '*InvoiceNo,*Customer,*InvoiceDate,*DueDate,Terms,Location,Memo,Item(Product/Service),ItemDescription,ItemQuantity,ItemRate,*ItemAmount,*ItemTaxCode,ItemTaxAmount,Currency,Service Date',
    mostInvoices: 100,
    mostRows: 1_000,
    mayBeNegative: false,
    needed: ['*InvoiceNo', '*Customer', '*InvoiceDate', '*DueDate', '*ItemAmount', '*ItemTaxCode'],
    number: '*InvoiceNo',
    customer: '*Customer',
    description: 'ItemDescription',
    quantity: 'ItemQuantity',
    amount: '*ItemAmount',
    tax: 'ItemTaxAmount',
    taxCode: '*ItemTaxCode',
    dates: ['*InvoiceDate', '*DueDate', 'Service Date'],
  },
  xero: {
    header:
      '*ContactName,EmailAddress,POAddressLine1,POAddressLine2,POAddressLine3,POAddressLine4,POCity,PORegion,POPostalCode,POCountry,*InvoiceNumber,Reference,*InvoiceDate,*DueDate,Total,InventoryItemCode,*Description,*Quantity,*UnitAmount,Discount,*AccountCode,*TaxType,TaxAmount,TrackingName1,TrackingOption1,TrackingName2,TrackingOption2,Currency,BrandingTheme',
    mostInvoices: 500,
    mostRows: 2_000,
    mayBeNegative: true,
    needed: [
      '*ContactName',
      '*InvoiceNumber',
      '*InvoiceDate',
      '*DueDate',
      '*Description',
      '*Quantity',
      '*UnitAmount',
      '*AccountCode',
      '*TaxType',
    ],
    number: '*InvoiceNumber',
    customer: '*ContactName',
    description: '*Description',
    quantity: '*Quantity',
    amount: '*UnitAmount',
    tax: null,
    taxCode: '*TaxType',
    dates: ['*InvoiceDate', '*DueDate'],
  },
}

/**
 * The invoices, or credit notes, of a file, as its vendor would take it.
 * @throws where the vendor would not take it, or would take it for something else
 */
export function readExport(
  text: string,
  accountingPackage: 'qbo' | 'xero',
  kind: 'invoices' | 'creditNotes',
): ReadInvoice[] {
  const vendor = vendors[accountingPackage]
  const [header = [], ...lines] = readCsv(text)
  if (header.join(',') !== vendor.header) throw new Error(`Another header: ${header.join(',')}`)
  if (lines.length > vendor.mostRows) throw new Error(`${lines.length} rows`)
  const invoices: (ReadInvoice & { rows: ReadRow[] })[] = []
  for (const values of lines) {
    if (values.length !== header.length) throw new Error(`A row of ${values.length} values`)
    const row = new Map(header.map((name, index) => [name, values[index] ?? '']))
    const cell = (name: string) => row.get(name) ?? ''
    for (const name of vendor.needed) if (cell(name) === '') throw new Error(`${name} is empty`)
    for (const name of vendor.dates)
      if (!/^\d{4}-\d\d-\d\d$/.test(cell(name))) throw new Error(`No date: ${cell(name)}`)
    if (cell('Currency') !== 'CAD' || cell(vendor.quantity) !== '1') throw new Error('Another currency or quantity')
    const number = cell(vendor.number)
    if (number.length > 21) throw new Error(`Too long: ${number}`)
    const last = invoices.at(-1)
    const isSame = last?.number === number
    if (isSame && last.customer !== cell(vendor.customer)) throw new Error(`${number} is of two customers`)
    if (!isSame && invoices.some((one) => one.number === number)) throw new Error(`${number} is torn apart`)
    const invoice = isSame ? last : { number, customer: cell(vendor.customer), rows: [] }
    if (!isSame) invoices.push(invoice)
    const isCredit = kind === 'creditNotes'
    const cents = centsIn(cell(vendor.amount), vendor.mayBeNegative && isCredit)
    invoice.rows.push({
      orderId: Number(/order (\d+)/i.exec(cell(vendor.description))?.[1]),
      preTaxCents: isCredit && !vendor.mayBeNegative ? -cents : cents,
      taxCents: vendor.tax === null ? null : centsIn(cell(vendor.tax), false) * (isCredit ? -1 : 1),
      taxCode: cell(vendor.taxCode),
    })
  }
  if (invoices.length > vendor.mostInvoices) throw new Error(`${invoices.length} invoices`)
  return invoices
}

function centsIn(text: string, mayBeNegative: boolean): number {
  if (!/^-?\d+\.\d\d$/.test(text) || (text.startsWith('-') && !mayBeNegative)) throw new Error(`No amount: ${text}`)
  return Number(text.replace('.', ''))
}
