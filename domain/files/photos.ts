/**
 * Twice the largest size in which the photo of a person is shown (docs/rules/units-and-formats.md, "Sizes on the screen"), for dense
 * screens. Pixels.
 */
export const photoEdge = 400

/** Bytes: several times what a photo of that size takes. */
export const maxPhotoBytes = 300_000

export const noPhoto = 'The photo must be a PNG, JPEG or WebP'
export const photoTooLarge = 'The photo is too large: 300 kB is the most'
