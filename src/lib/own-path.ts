/**
 * The path, query and fragment of an address if it leads to a page of this application, else undefined. Refuses other
 * origins in every spelling (`//host`, `/\host`, `javascript:`): a link someone else wrote must not carry a person, or
 * their tokens, away.
 * @param origin the application's origin, `https://waybill.example`
 */
export function ownPath(
  address: string | null | undefined,
  origin: string = window.location.origin,
): string | undefined {
  if (!address) return undefined
  const url = URL.canParse(address, origin) ? new URL(address, origin) : undefined
  if (url === undefined || url.origin !== origin) return undefined
  return `${url.pathname}${url.search}${url.hash}`
}
