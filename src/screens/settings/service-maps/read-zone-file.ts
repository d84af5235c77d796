import { readGeoJsonZones } from '#domain/zone-files/geojson-zones.ts'
import { readKmlZones } from '#domain/zone-files/kml-zones.ts'
import type { DecimalSign } from '#domain/amounts/number-text.ts'
import { decodeText } from '#domain/files/text-encodings.ts'
import { longestZoneFile, type ZoneFile } from '#domain/zone-files/zone-file.ts'

/**
 * The zones of a GeoJSON or KML file, or why there are none; one that is too long is not even read.
 * @param decimalSign the answer, where a number of the file had to be asked about
 */
export async function readZoneFile(file: File, decimalSign: DecimalSign | null = null): Promise<ZoneFile> {
  if (file.size > longestZoneFile) {
    const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
    return { fault: `The file has ${megabytes(file.size)}; at most ${megabytes(longestZoneFile)} are read.` }
  }
  const { text } = decodeText(new Uint8Array(await file.arrayBuffer()))
  if (text.trim() === '') return { fault: 'The file is empty.' }
  if (text.startsWith('PK')) return { fault: 'This is a packed file, such as KMZ. Unpack it, and take the KML in it.' }
  return text.trimStart().startsWith('<') ? readKml(text, decimalSign) : readGeoJsonZones(text, decimalSign)
}

function readKml(text: string, decimalSign: DecimalSign | null): ZoneFile {
  // Before its first tag: entities that grow without end when they are read, or that name files of others.
  if (/<!doctype/i.test(text.slice(0, text.search(/<[a-z]/i))))
    return {
      fault: 'The file begins with a DOCTYPE, which KML has no need of. Take that out, with all that it declares.',
    }
  const parsed = new DOMParser().parseFromString(text, 'text/xml')
  // What browsers answer for broken XML is a document with this in it.
  if (parsed.querySelector('parsererror') !== null)
    return { fault: 'This is no KML: a tag is missing or broken in it.' }
  return readKmlZones(parsed.documentElement, decimalSign)
}
