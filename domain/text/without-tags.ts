/** The words of a page of HTML: each tag, from its < to the next >, is a blank. */
export function withoutTags(html: string): string {
  const words: string[] = []
  let at = 0
  for (;;) {
    const start = html.indexOf('<', at)
    const end = start < 0 ? -1 : html.indexOf('>', start)
    if (end < 0) return [...words, html.slice(at)].join(' ')
    words.push(html.slice(at, start))
    at = end + 1
  }
}
