/** What is said of a file beside its columns; remembered on this device. */
export interface FileTerms {
  readonly customer: { readonly id: number; readonly name: string } | null
  /** The service of rows that name none; null: the only one, or none. */
  readonly serviceId: number | null
  /** Null: nobody was asked yet. */
  readonly dayFirst: boolean | null
  /** Of rows without a pickup: the name or number of a location. */
  readonly usualPickup: string
  /** `HH:MM`; empty: rows without a time are for now. */
  readonly usualTime: string
}

export const noTerms: FileTerms = { customer: null, serviceId: null, dayFirst: null, usualPickup: '', usualTime: '' }
