import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A run of text on a page, for tests: what it says and where it begins and ends, in points from the left. */
type PdfRun = { text: string; left: number; right: number; top: number }

/** The text runs of every page of a PDF, and the page's size in points; no-break spaces are answered as spaces. */
export async function pdfPages(
  pdf: Uint8Array,
): Promise<{ width: number; height: number; runs: PdfRun[]; text: string }[]> {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const document = await loading.promise
  const pages = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { width, height } = page.getViewport({ scale: 1 })
    const { items } = await page.getTextContent()
    const runs = items.flatMap((item): PdfRun[] => {
      if (!('str' in item) || !item.str.trim()) return []
      const left = Number(item.transform[4])
      const text = item.str.replaceAll('\u00a0', ' ')
      return [{ text, left, right: left + item.width, top: height - Number(item.transform[5]) - item.height }]
    })
    pages.push({ width, height, runs, text: runs.map((run) => run.text).join('\n') })
  }
  await loading.destroy()
  return pages
}
