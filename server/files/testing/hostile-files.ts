import { bookOf, zipOf } from './workbook.ts'

/* Files as nobody should send them; each of these once held the server up for seconds, or ended it. */

const sheet = 'xl/worksheets/sheet1.xml'

function bookWith(files: Readonly<Record<string, string>>): Buffer {
  return zipOf({ ...bookOf({ rows: '' }), ...files })
}

/** Tags that are opened and never closed. */
export function unclosedTags(count = 5_000_000): Buffer {
  return bookWith({ [sheet]: `<worksheet>${'<row>'.repeat(count)}` })
}

/** One comment of dashes, each of which is a piece of text of its own to the parser. */
export function hugeComment(length = 40_000_000): Buffer {
  return bookWith({ [sheet]: `<worksheet><!--${'- '.repeat(length / 2)}--></worksheet>` })
}

/** One shared text of blanks, used in many cells. */
export function sharedBlanks(blanks = 2_000, cells = 900): Buffer {
  const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(90)}</row>`
  return zipOf(bookOf({ rows: row.repeat(cells / 90), texts: [' '.repeat(blanks)] }))
}

/** Shared texts of nothing. */
export function emptySharedTexts(count = 9_000_000): Buffer {
  return bookWith({ 'xl/sharedStrings.xml': `<sst>${'<si/>'.repeat(count)}</sst>` })
}

/** A workbook with as many elements as are read, none of which means anything. */
export function elementsOfNothing(count = 2_900_000): Buffer {
  return bookWith({ [sheet]: `<worksheet>${'<a/>'.repeat(count)}</worksheet>` })
}

/** A file that unpacks to a hundred megabytes of blanks. */
export function zipBomb(): Buffer {
  const row = `<row>${' '.repeat(100_000)}</row>`
  return bookWith({ [sheet]: `<worksheet>${row.repeat(1_000)}</worksheet>` })
}

/** KML folders within each other. */
export function deepKml(depth = 100_000): string {
  return `<kml><Document>${'<Folder>'.repeat(depth)}${'</Folder>'.repeat(depth)}</Document></kml>`
}

/** GeoJSON whose corners are lists within each other. */
export function deepGeoJson(depth = 100_000): string {
  const corner = `${'['.repeat(depth)}${']'.repeat(depth)}`
  return `{"type":"LineString","coordinates":[${corner},[1,2],[3,4],${corner}]}`
}
