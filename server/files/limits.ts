/*
 * Limits of files that somebody sent, in one place. They count everything that comes, whether it is kept or not: a file of nothing but
 * blanks costs as much as one that says something. The largest files that people really have are a fraction of each number; the
 * largest hostile one that stays below all of them is read within a few seconds and some 100 MB (docs/production.md).
 */

/** Limits of a zip archive. */
export const archiveLimits = {
  /** Files in it: a workbook has a few dozen, and one more for each of its sheets and pictures. */
  entries: 2_000,
  /** Bytes of all that is unpacked of it, counted as they come: what a zip says of itself may be a lie. Ten times what a full import unpacks to. */
  unpackedBytes: 50_000_000,
} as const

/** Limits of the XML of a workbook, for all of its files together except for the depth. */
export const xmlLimits = {
  /** Elements within each other: the format has ten or so. */
  depth: 50,
  /** Half a million cells, each with its value, its formula and what belongs to it. */
  elements: 3_000_000,
  /** Attributes of one element: the first element of a sheet declares some twenty namespaces. */
  attributesOfElement: 100,
  /** A cell has its place, its style and its type. */
  attributes: 6_000_000,
  /** Characters of a text, a comment, an attribute: a cell holds at most 32,767, each of which may be written as `&quot;`. */
  stretch: 200_000,
} as const

/** Limits of a workbook. */
export const workbookLimits = {
  /** Rows under the heading: as many as an import takes. */
  rows: 5_000,
  /** Rows that may stand above the heading and in it. */
  aboveHeading: 21,
  /** Columns: as many as an import can name. */
  columns: 100,
  /** Rows that are read, blank ones too: people colour a sheet far below its last row. */
  rowsRead: 200_000,
  /** Cells that are read, blank ones too: the rows and columns of a full import, twice. */
  cellsRead: 1_000_000,
  /** Texts that cells share, empty ones too: as many as a full import has cells. */
  sharedTexts: 500_000,
  /** Characters of them that are kept: four full imports. */
  sharedCharacters: 20_000_000,
  /** Formats of cells: a spreadsheet makes no more than 65,490. */
  styles: 65_490,
  /** Sheets that can be chosen from. */
  sheets: 100,
  /** Parts that a workbook names: its sheets, styles and texts. */
  parts: 2_000,
  /** Characters of a cell that are kept: more than any field of an import takes. */
  keptOfCell: 2_000,
  /** Characters of the rows together: no import takes more. */
  text: 5_000_000,
  /** Lines that are left empty for rows without anything, so that a row stands on the line of its number. */
  emptyLines: 20_000,
} as const

/** Limits of a CSV text. The contract bounds its length, and each import its rows. */
export const csvLimits = {
  /** Columns: other programs export up to some three hundred. */
  columns: 1_000,
  /** Values of all rows, blank ones too: a full import of two hundred columns. */
  values: 1_000_000,
  /** Characters of a value: a cell of a spreadsheet holds no more. */
  valueLength: 32_767,
} as const
