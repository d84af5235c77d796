import { SaxesParser } from 'saxes'
import { countUpTo, inWords, refusedFile } from './file-fault.ts'
import { xmlLimits } from './limits.ts'

/** Receives what an XML file holds, with names that have lost their prefixes. */
export interface XmlReader {
  open?(name: string, attribute: (name: string) => string): void
  text?(piece: string): void
  close?(name: string): void
}

/** Counts what is read of all XML files of a workbook. */
export interface XmlCounts {
  element(): void
  attribute(): void
}

export const brokenWorkbook = 'The workbook is damaged: open it in the spreadsheet and save it anew.'

const notOurs = 'No spreadsheet writes such files: save it as CSV.'
const tooDeep = `The workbook has elements that lie more than ${xmlLimits.depth} deep in each other. ${notOurs}`
const tooManyElements = `The workbook has more than ${inWords(xmlLimits.elements)} elements. Delete what is not needed, or save it as CSV.`
const tooManyOfElement = `An element of the workbook has more than ${xmlLimits.attributesOfElement} attributes. ${notOurs}`
const tooManyAttributes = `The workbook has more than ${inWords(xmlLimits.attributes)} attributes. Delete what is not needed, or save it as CSV.`
const tooLong = `A text, a comment or an attribute of the workbook is longer than ${inWords(xmlLimits.stretch)} characters. Shorten it, or save the sheet as CSV.`

export function xmlCounts(): XmlCounts {
  return {
    element: countUpTo(xmlLimits.elements, tooManyElements),
    attribute: countUpTo(xmlLimits.attributes, tooManyAttributes),
  }
}

/** Characters that the parser is given at a time: it holds no more than this above a stretch that is too long. */
const pieceLength = 8_192

/**
 * A parser of XML that comes piece by piece, and holds no more of it than its limits. Entities of one's own are none to it, so that no
 * text can swell.
 * @returns throws formError for what is no XML or beyond a limit, and what the reader throws
 */
export function xmlParser(reader: XmlReader, counts: XmlCounts) {
  const parser = new SaxesParser()
  let depth = 0
  let ofElement = 0
  /** The end of the last text, comment, attribute or tag: everything since is in the parser's memory. */
  let ended = 0
  const end = () => {
    ended = parser.position
  }
  const endText = (text: string) => {
    if (text.length > xmlLimits.stretch) throw refusedFile(tooLong)
    end()
  }
  parser.on('error', () => {
    throw refusedFile(brokenWorkbook)
  })
  parser.on('doctype', () => {
    throw refusedFile(brokenWorkbook)
  })
  parser.on('opentagstart', () => {
    ofElement = 0
    end()
    counts.element()
    depth += 1
    if (depth > xmlLimits.depth) throw refusedFile(tooDeep)
  })
  parser.on('attribute', ({ value }) => {
    endText(value)
    counts.attribute()
    ofElement += 1
    if (ofElement > xmlLimits.attributesOfElement) throw refusedFile(tooManyOfElement)
  })
  parser.on('opentag', ({ name, attributes }) => {
    end()
    reader.open?.(bare(name), (of) => attributes[of] ?? '')
  })
  const onText = (piece: string) => {
    endText(piece)
    reader.text?.(piece)
  }
  parser.on('text', onText)
  parser.on('cdata', onText)
  parser.on('comment', endText)
  parser.on('processinginstruction', ({ body }) => endText(body))
  parser.on('closetag', ({ name }) => {
    end()
    depth -= 1
    reader.close?.(bare(name))
  })
  return {
    write(text: string): void {
      for (let at = 0; at < text.length; at += pieceLength) {
        parser.write(text.slice(at, at + pieceLength))
        if (parser.position - ended > xmlLimits.stretch + pieceLength) throw refusedFile(tooLong)
      }
    },
    close: () => void parser.close(),
  }
}

function bare(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
