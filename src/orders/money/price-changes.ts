import type { DeliveryOrderUpdate, LineItem, Pricing } from '#generated/model/index.ts'

/** A line of a price beside what it was; an amount that is null was not, or will not be, there. */
export interface ChangedLine extends Pick<LineItem, 'key' | 'name' | 'detail' | 'measured'> {
  readonly fromCadCents: number | null
  readonly toCadCents: number | null
}

export interface ChangedGroup {
  readonly label: string
  readonly lines: readonly ChangedLine[]
  readonly subtotalLabel: string
  /** Null for a group that goes away. */
  readonly subtotalCadCents: number | null
}

/**
 * What a price would become, group by group, beside what it is now. Lines are paired by their names, since an adjustment
 * changes its place when one before it is removed; a line that moves between groups is new in one and gone from the other.
 */
export function changedGroups(now: Pricing, next: Pricing): readonly ChangedGroup[] {
  const labels = [...new Set([...next.lineItems, ...now.lineItems].map(({ label }) => label))]
  return labels.map((label) => {
    const before = now.lineItems.find((group) => group.label === label)
    const after = next.lineItems.find((group) => group.label === label)
    const left = [...(before?.items ?? [])]
    const lines = (after?.items ?? []).map(({ priceCadCents, ...line }): ChangedLine => {
      const same = left.findIndex((item) => item.name === line.name)
      const [pair] = same === -1 ? [] : left.splice(same, 1)
      return { ...line, fromCadCents: pair?.priceCadCents ?? null, toCadCents: priceCadCents }
    })
    const gone = left.map(({ priceCadCents, ...line }): ChangedLine => ({
      ...line,
      key: `gone:${line.key}`,
      fromCadCents: priceCadCents,
      toCadCents: null,
    }))
    return {
      label,
      lines: [...lines, ...gone],
      subtotalLabel: (after ?? before)?.subtotalLabel ?? label,
      subtotalCadCents: after?.subtotalCadCents ?? null,
    }
  })
}

/**
 * The entry of a timeline, newest first, that says who made the price another one. A change that leaves the total as it was
 * has none: the newest would name the person who changed it before.
 */
export function lastPriceChange(
  updates: readonly DeliveryOrderUpdate[],
  before: Pricing,
  now: Pricing,
): DeliveryOrderUpdate | undefined {
  if (before.priceCadCents === now.priceCadCents) return undefined
  return updates.find(({ type }) => type === 'assigned_pricingUpdated')
}
