/** Said of a text that is no address of a site. */
export const noWebsite = 'Must be an address that begins with https://'

/**
 * The host of a site that a profile names ("prairiesky.example"), as its link says it; null of what no browser can open, or what is no
 * site: `javascript:alert(1)`, `http://plain.example`, `https://[half.an.address`.
 */
export function websiteHost(website: string): string | null {
  const url = URL.parse(website)
  return url?.protocol === 'https:' && url.username === '' && url.hostname.includes('.') ? url.host : null
}
