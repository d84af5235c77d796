interface MappedPlace {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
}

/**
 * An address that opens the device's own map at a place: `geo:` on Android, Apple's maps on iPhone and iPad, and where
 * neither is understood a map in the browser.
 */
export function mapLink({ name, latitude, longitude }: MappedPlace, userAgent: string): string {
  const point = `${latitude},${longitude}`
  if (/Android/.test(userAgent)) return `geo:${point}?q=${encodeURIComponent(`${point}(${name})`)}`
  if (/iPhone|iPad|iPod/.test(userAgent)) return `https://maps.apple.com/?daddr=${point}&q=${encodeURIComponent(name)}`
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`
}
