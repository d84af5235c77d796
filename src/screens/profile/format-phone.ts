/** A phone as people here write it: +13065550123 is (306) 555-0123; numbers of other countries stay as they are. */
export function formatPhone(e164: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164) ?? []
  return area === undefined ? e164 : `(${area}) ${exchange}-${line}`
}
