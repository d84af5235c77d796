const cited = /docs\/rules\/([\w-]+\.md)((?:`?(?:,|,? and) "[^"]+")*)/g

/**
 * The citations of rules that lead nowhere: `docs/rules/<page>.md`, alone or with headings, `docs/rules/<page>.md, "Heading"`.
 * A comment may break its line anywhere within one.
 *
 * @param text of any file
 * @param pages the texts of the pages of docs/rules, by their file names, such as `pricing.md`
 * @returns what is cited and not there, such as `pricing.md, "Bands"`
 */
export function deadCitations(text: string, pages: ReadonlyMap<string, string>): string[] {
  const unwrapped = text.replaceAll(/\s*\n[ \t]*(?:\*(?!\/)|\/\/|--)?[ \t]*/g, ' ').replaceAll('\\"', '"')
  return [...unwrapped.matchAll(cited)].flatMap(([, page = '', headings = '']) => {
    const rules = pages.get(page)
    if (rules === undefined) return [page]
    return [...headings.matchAll(/"([^"]+)"/g)]
      .map(([, heading = '']) => heading)
      .filter((heading) => !rules.split('\n').includes(`## ${heading}`))
      .map((heading) => `${page}, "${heading}"`)
  })
}
