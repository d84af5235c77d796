declare module 'subset-font' {
  /** What the documents ask of it: the whole font, at one weight, as TrueType. */
  export default function subsetFont(
    font: Buffer,
    text: null,
    options: { keepAllGlyphs: true; targetFormat: 'truetype'; variationAxes?: { wght: number } },
  ): Promise<Buffer>
}
