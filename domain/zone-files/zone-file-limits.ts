/*
 * Limits of a file of zones. They count everything that is read, whether it becomes a zone or not. A file beyond them is refused before it is
 * walked through: lists within lists end a page, and elements within elements are looked at once for each that they lie in.
 */
export const zoneFileLimits = {
  /** Lists and objects of GeoJSON within each other: a corner of an area in a collection in a feature is the ninth; properties may hold more. */
  jsonDepth: 40,
  /** Values of GeoJSON: half a million corners, each a list of two numbers. */
  jsonValues: 2_000_000,
  /** Elements of KML within each other: folders in folders, and a dozen of an area. */
  elementDepth: 100,
  /** Elements of KML: as many areas as a map has, with a hundred fields each. */
  elements: 200_000,
  /** Numbers of all corners of KML: half a million corners, with their heights. */
  coordinates: 1_500_000,
} as const
