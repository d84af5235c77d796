type Tab = Window & Pick<typeof globalThis, 'CSSStyleSheet'>

const styleElements = /<style[^>]*>([\s\S]*?)<\/style>/g

/**
 * Shows a page of the server's in a tab of its own, where the browser's own print does the rest.
 * @returns the tab, null where the browser forbids one
 * @throws what fetching it throws; the tab is then closed
 */
export async function openInTab(fetchHtml: () => Promise<string>, title: string): Promise<Window | null> {
  // Opened before anything is awaited: later the browser would take it for a pop-up.
  const tab = window.open('', '_blank')
  try {
    const html = await fetchHtml()
    if (tab !== null) fill(tab, html, title)
    return tab
  } catch (error) {
    tab?.close()
    throw error
  }
}

/**
 * The tab inherits our content security policy, which forbids style elements, even in a document that is only parsed:
 * they are taken out first and adopted as style sheets, which say the same.
 */
function fill(tab: Window, html: string, title: string): void {
  const { document: page, CSSStyleSheet: Sheet } = tab as Tab
  const source = new DOMParser().parseFromString(html.replace(styleElements, ''), 'text/html')
  page.adoptedStyleSheets = [...html.matchAll(styleElements)].map(([, css = '']) => {
    const sheet = new Sheet()
    sheet.replaceSync(css)
    return sheet
  })
  page.title = title
  page.documentElement.lang = source.documentElement.lang
  page.body.className = source.body.className
  page.body.replaceChildren(...[...source.body.childNodes].map((node) => page.importNode(node, true)))
}
