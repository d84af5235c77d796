import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A run of text on a page, for tests: what it says and where it begins and ends, in points from the left. */
type PdfRun = { text: string; left: number; right: number; top: number }

/**
 * A glyph as it is drawn, from left to right: what tells it from others of its font, and the letters it stands for, none for
 * one that goes with the glyph before.
 */
type PdfGlyph = { id: string; letters: string; font: string; isMissing: boolean }

type PdfPage = { width: number; height: number; runs: PdfRun[]; text: string; glyphs: PdfGlyph[] }

/** The text runs and glyphs of every page of a PDF, and the page's size in points; no-break spaces are answered as spaces. */
export async function pdfPages(pdf: Uint8Array): Promise<PdfPage[]> {
  const loading = pdfjs.getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const document = await loading.promise
  const pages: PdfPage[] = []
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
    const { fnArray, argsArray } = await page.getOperatorList()
    let font = ''
    const glyphs = fnArray.flatMap((operator, index): PdfGlyph[] => {
      if (operator === pdfjs.OPS.setFont) font = String(argsArray[index][0])
      if (operator !== pdfjs.OPS.showText) return []
      const shown: (number | { fontChar: string; unicode: string })[] = argsArray[index][0]
      return shown.flatMap((glyph) => {
        if (typeof glyph === 'number') return []
        const { fontChar: id, unicode } = glyph
        // The code of a glyph that stands for nothing is answered in place of its letters; 0 is a letter that the font lacks.
        return [{ id, font, letters: unicode.replace(/\p{Cc}/gu, ''), isMissing: unicode === '\0' }]
      })
    })
    pages.push({ width, height, runs, text: runs.map((run) => run.text).join('\n'), glyphs })
  }
  await loading.destroy()
  return pages
}
