/** Least contrast of text that is read, and of a shape that has to be found (WCAG 2.2, 1.4.3 and 1.4.11). */
const textContrast = 4.5
const shapeContrast = 3

/** How far two colours stand apart by the definition of WCAG: 1 to 21. @param one as `#rrggbb` */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

/** The text that can be read on a colour: the preferred one if it can, else black or white. All as `#rrggbb`. */
export function textOn(ground: string, preferred: string): string {
  if (contrastOf(preferred, ground) >= textContrast) return preferred
  return contrastOf('#000000', ground) >= textContrast ? '#000000' : '#ffffff'
}

/** The edge of a coloured shape: its own colour where that stands out from what is around it, else one that does. All as `#rrggbb`. */
export function edgeOf(color: string, around: string, otherwise: string): string {
  return contrastOf(color, around) >= shapeContrast ? color : otherwise
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
