/**
 * The path, query and fragment of an address if it leads to a page of this application, else undefined: a link that
 * someone else wrote must not carry a person, or their tokens, away. The address is resolved as a browser does it, and
 * what comes of that is resolved once more, since `/.//host` is the application's own address with the path `//host`,
 * which leads to the host as soon as somebody follows it.
 * @param address as it was given, in any spelling, relative to the application or absolute
 * @param origin the application's origin, `https://waybill.example`
 */
export function ownPath(address: string | null | undefined, origin: string): string | undefined {
  if (!address || !URL.canParse(address, origin)) return undefined
  const url = new URL(address, origin)
  if (url.origin !== origin) return undefined
  const path = `${url.pathname}${url.search}${url.hash}`
  return URL.canParse(path, origin) && new URL(path, origin).href === `${origin}${path}` ? path : undefined
}
