/** What a courier charges for waiting at a stop (domain-rules section 6). */
export interface WaitTimeTerms {
  readonly freeMinutes: number
  /** Minutes beyond the free ones are rounded up to a multiple of this. */
  readonly incrementMinutes: number
  readonly centsPerMinute: number
  /** Most that one stop costs, in cents; null for no limit. */
  readonly capCents: number | null
}
